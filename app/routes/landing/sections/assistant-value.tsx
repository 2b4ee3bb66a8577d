import { useLandingTranslate } from '../use-landing-translate.ts'

const cards = [
  { title: 'ai_menu_title', text: 'ai_menu_text', sample: 'ai_menu_sample' },
  { title: 'ai_honest_title', text: 'ai_honest_text', sample: 'ai_honest_sample' },
  { title: 'ai_voice_title', text: 'ai_voice_text', sample: 'ai_voice_sample' },
  { title: 'ai_learns_title', text: 'ai_learns_text', sample: 'ai_learns_sample' },
] as const

/** Describes the assistant. */
export function AssistantValue() {
  const translate = useLandingTranslate()
  return (
    <section aria-labelledby="assistant" className="border-y border-line bg-surface py-16 sm:py-28">
      <div className="wrap grid gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-20">
        <h2 id="assistant" className="headline lg:sticky lg:top-28 lg:self-start">
          {translate('ai_title')}
        </h2>
        <ul className="grid gap-5 sm:grid-cols-2">
          {cards.map(({ title, text, sample }) => (
            <li key={title} className="flex flex-col rounded-card bg-paper p-6 ring-1 ring-line">
              <h3 className="font-display text-2xl leading-snug font-semibold">
                {translate(title)}
              </h3>
              <p className="mt-2 mb-6 text-ink-soft text-pretty">{translate(text)}</p>
              <p className="mt-auto self-start rounded-2xl rounded-bl-sm bg-olive-wash px-4 py-2.5 text-[0.9375rem]">
                {translate(sample)}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
