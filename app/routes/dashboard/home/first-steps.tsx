import { Check } from 'lucide-react'
import type { Setup } from '#app/domain/setup/list-setups.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { setupStepPath } from '../setup/setup-step-path.ts'
import { stepTexts } from '../setup/step-texts.ts'

function markStyle({ isDone, isNext }: { isDone: boolean; isNext: boolean }): string {
  if (isDone) return 'bg-olive-wash text-olive'
  return isNext ? 'bg-paprika text-on-paprika' : 'bg-sunken text-ink-soft'
}

/** The steps until guests can read a menu, and until they can ask, with those done and the next one marked. */
export function FirstSteps({ setup }: { setup: Setup }) {
  const translate = useHomeTranslate()
  const next = setup.steps.find(({ isDone }) => !isDone)
  const parts = [
    { key: 'to_read', steps: setup.steps.filter(({ isForAsking }) => !isForAsking) },
    { key: 'to_ask', steps: setup.steps.filter(({ isForAsking }) => isForAsking) },
  ] as const
  return parts.map(({ key: part, steps }) => (
    <section key={part} aria-labelledby={part} className="flex flex-col gap-3">
      <h2 id={part} className="font-display text-xl font-semibold">
        {translate(part)}
      </h2>
      <ol className="overflow-clip rounded-card border border-line bg-surface shadow-card">
        {steps.map((step) => {
          const { key, isDone } = step
          const [title, text] = stepTexts[key]
          const isNext = step === next
          return (
            <li
              key={key}
              aria-current={isNext ? 'step' : undefined}
              className="flex flex-wrap items-center gap-x-4 gap-y-3 border-line p-5 not-first:border-t aria-[current=step]:bg-paper sm:px-6"
            >
              <span
                aria-hidden="true"
                className={`grid size-10 shrink-0 place-items-center rounded-full font-semibold ${markStyle({ isDone, isNext })}`}
              >
                {isDone ? <Check size={20} /> : setup.steps.indexOf(step) + 1}
              </span>
              <div className="min-w-48 flex-1">
                <h3 className="font-semibold">{translate(title)}</h3>
                <p className="text-ink-soft text-pretty">{translate(text)}</p>
              </div>
              {isDone && <span className="font-semibold text-olive">{translate('step_done')}</span>}
              {isNext && (
                <ButtonLink tone="quiet" to={setupStepPath(setup, key)}>
                  {translate(title)}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  ))
}
