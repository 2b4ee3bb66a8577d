import { useLandingTranslate } from '../use-landing-translate.ts'

const dishes = [
  { name: 'waste_dish_on', state: 'waste_active', isActive: true },
  { name: 'waste_dish', state: 'waste_passive', isActive: false },
] as const

/** Explains how a detailed menu reduces food waste. */
export function LessWaste() {
  const translate = useLandingTranslate()
  return (
    <section
      aria-labelledby="waste"
      className="flex flex-col rounded-card bg-saffron-wash p-7 sm:p-10"
    >
      <h2 id="waste" className="font-display text-3xl leading-tight font-semibold text-balance">
        {translate('waste_title')}
      </h2>
      <p className="mt-3 text-ink-soft text-pretty">{translate('waste_text')}</p>
      <ul className="my-7 grid gap-2">
        {dishes.map(({ name, state, isActive }) => (
          <li
            key={name}
            className="flex items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3 shadow-card"
          >
            <span lang="tr">{translate(name)}</span>
            <span className="flex items-center gap-2 text-sm font-semibold">
              {translate(state)}
              <span
                aria-hidden="true"
                className={`flex h-6 w-10 rounded-full p-1 ${isActive ? 'justify-end bg-olive' : 'bg-edge'}`}
              >
                <span className="size-4 rounded-full bg-surface" />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <ul className="mt-auto grid list-disc gap-1 pl-5 text-sm text-pretty">
        <li>{translate('waste_off')}</li>
        <li>{translate('waste_pick')}</li>
      </ul>
    </section>
  )
}
