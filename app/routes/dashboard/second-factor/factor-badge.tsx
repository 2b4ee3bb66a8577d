import { useFactorTranslate } from '#app/i18n/factor.ts'

/** Says whether the account has a second factor. */
export function FactorBadge({ isOn }: { isOn: boolean }) {
  const translate = useFactorTranslate()
  const colour = isOn ? 'bg-olive-wash text-olive' : 'bg-sunken text-ink-soft'
  return (
    <span className={`rounded-full px-3 py-1 text-sm font-medium ${colour}`}>
      {translate(isOn ? 'is_on' : 'is_off')}
    </span>
  )
}
