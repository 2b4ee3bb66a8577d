import { Check } from 'lucide-react'
import { useLandingTranslate } from '../use-landing-translate.ts'

const questions = ['breather_before', 'breather_hot', 'breather_bones'] as const

/** The questions that waiters no longer need to answer. */
export function StaffBreather() {
  const translate = useLandingTranslate()
  return (
    <section
      aria-labelledby="breather"
      className="flex flex-col rounded-card bg-olive-wash p-7 sm:p-10"
    >
      <h2 id="breather" className="font-display text-3xl leading-tight font-semibold text-balance">
        {translate('breather_title')}
      </h2>
      <p className="mt-3 text-ink-soft text-pretty">{translate('breather_text')}</p>
      <ul className="my-7 grid gap-2">
        {questions.map((question) => (
          <li
            key={question}
            className="flex items-center justify-between gap-3 rounded-lg bg-surface px-4 py-3 shadow-card"
          >
            {translate(question)}
            <Check size={20} aria-hidden="true" className="shrink-0 text-olive" />
          </li>
        ))}
      </ul>
      <p className="mt-auto text-sm text-pretty">{translate('breather_note')}</p>
    </section>
  )
}
