import { ShieldCheck } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { confirmsAllField, factField } from '#app/domain/dishes/fact-choices.ts'
import type { FactOfDish } from '#app/domain/dishes/get-dish.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { SwitchField } from '#app/ui/switch-field.tsx'
import type { DishValues } from './dish-values.ts'
import { FactField } from './fact-field.tsx'
import { useLexicon } from './use-lexicon.ts'

interface Props {
  readonly facts: readonly FactOfDish[]
  readonly stored: DishValues
  readonly initial: DishValues
  readonly typed: DishValues
  readonly errors: Readonly<Record<string, string>>
  readonly timeZone: string
}

/** The owner's statements about a dish, in addition to what its texts say. */
export function FactFields({ facts, stored, initial, typed, errors, timeZone }: Props) {
  const translate = useDishesTranslate()
  const lexicon = useLexicon()
  const settled = useDeferredValue(typed)
  const states = useMemo(() => lexicon?.readStates(settled), [lexicon, settled])
  const hasErrors = facts.some(({ fact }) => errors[factField(fact)] !== undefined)
  const isVoided = facts.some(({ stated }) => stated && stated.voidedAt !== null)
  const [isOpen, setOpen] = useState(isVoided)
  const confirmed = facts.filter(({ fact }) => typed[factField(fact)]).length
  return (
    <details
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-card px-3.5 py-2.5">
        <ShieldCheck size={18} aria-hidden="true" className="shrink-0 text-olive" />
        <h3 className="min-w-0 flex-1 text-sm font-semibold">{translate('statements_title')}</h3>
        <span className="text-sm text-ink-soft">
          {translate(isVoided ? 'statements_voided' : 'statements_count', { count: confirmed })}
        </span>
      </summary>
      <div className="border-t border-line px-3.5 pt-3 pb-3">
        <p className="text-sm text-ink-soft">{translate('statements_hint')}</p>
        <SwitchField
          name={confirmsAllField}
          label={translate('confirm_all')}
          hint={translate('confirm_all_hint')}
          defaultChecked={initial[confirmsAllField] === 'on'}
        />
        <ul className="divide-y divide-line border-t border-line">
          {facts.map(({ fact, derived, stated }) => {
            const name = factField(fact)
            const isUntouched = stated?.voidedAt === null && typed[name] === stated.state
            return (
              <FactField
                key={fact}
                fact={fact}
                derived={states?.get(fact) ?? derived}
                stated={stated}
                initial={initial[name] ?? ''}
                error={errors[name]}
                timeZone={timeZone}
                wouldExpire={
                  isUntouched &&
                  typed[confirmsAllField] !== 'on' &&
                  lexicon?.staysValid({ fact, state: stated.state }, stored, settled) === false
                }
              />
            )
          })}
        </ul>
      </div>
    </details>
  )
}
