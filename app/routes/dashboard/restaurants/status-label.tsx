import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'

/** "Active" in green or "Passive" in red; the text says the same as the colour. */
export function StatusLabel({ isActive }: { isActive: boolean }) {
  const translate = useRestaurantsTranslate()
  const colours = isActive ? 'bg-olive-wash text-olive' : 'bg-beet-wash text-beet'
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold ${colours}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {translate(isActive ? 'active' : 'passive')}
    </span>
  )
}
