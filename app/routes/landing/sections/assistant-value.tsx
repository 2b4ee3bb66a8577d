import { useWords } from '../use-words.ts'

const cards = [
  { title: 'ai_menu_title', text: 'ai_menu_text' },
  { title: 'ai_honest_title', text: 'ai_honest_text' },
  { title: 'ai_voice_title', text: 'ai_voice_text' },
  { title: 'ai_learns_title', text: 'ai_learns_text' },
] as const

/** What kind of assistant this is. */
export function AssistantValue() {
  const translate = useWords()
  return (
    <section aria-labelledby="assistant" className="border-y border-line bg-surface py-20 sm:py-28">
      <div className="wrap grid gap-12 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-20">
        <h2 id="assistant" className="headline lg:sticky lg:top-28 lg:self-start">
          {translate('ai_title')}
        </h2>
        <ul className="grid gap-x-10 sm:grid-cols-2">
          {cards.map(({ title, text }) => (
            <li key={title} className="border-t border-line py-7">
              <h3 className="font-display text-2xl leading-snug font-semibold text-paprika">
                {translate(title)}
              </h3>
              <p className="mt-2 text-ink-soft text-pretty">{translate(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
