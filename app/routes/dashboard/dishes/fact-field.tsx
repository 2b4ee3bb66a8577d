import { ChevronDown, CircleAlert, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { DishState } from '#app/domain/dietary/dish-state.ts'
import { statedStates } from '#app/domain/guest-menu/statements.ts'
import { factField } from '#app/domain/dishes/fact-choices.ts'
import type { FactOfDish } from '#app/domain/dishes/get-dish.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { inputStyle } from '#app/ui/field-frame.tsx'
import { choiceKey, statedKeys } from './fact-keys.ts'

interface Props extends FactOfDish {
  readonly initial: string
  readonly error: string | undefined
  readonly timeZone: string
  /** Whether saving the form's current values would void the statement. */
  readonly wouldExpire: boolean
}

/** Selects what the owner states about a fact; empty to use only what the dish's texts say. */
export function FactField({ fact, derived, stated, initial, error, timeZone, wouldExpire }: Props) {
  const translate = useDishesTranslate()
  const id = useId()
  const recorded = translate(choiceKey(fact, derived.state))
  const unstated =
    derived.state === 'not_recorded' ? recorded : translate('state_recorded', { state: recorded })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <div className="min-w-0 flex-1 basis-20">
        <label htmlFor={id} className="text-sm font-semibold">
          <FactIcon fact={fact} />
          {translate(statedKeys[fact])}
        </label>
        <div id={`${id}-reason`} className="text-sm text-ink-soft">
          <Reason derived={derived} />
          <Confirmation stated={stated} timeZone={timeZone} wouldExpire={wouldExpire} />
        </div>
      </div>
      {/* As wide as its longest state, and below the name where that doesn't fit: no state is cut. */}
      <span className="relative max-w-full min-w-40 shrink-0">
        <select
          id={id}
          name={factField(fact)}
          defaultValue={initial}
          aria-describedby={`${id}-reason${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          className={`${inputStyle} appearance-none pr-9 text-[0.9375rem]`}
        >
          <option value="">{unstated}</option>
          {statedStates.map((state) => (
            <option key={state} value={state}>
              {translate(choiceKey(fact, state))}
            </option>
          ))}
        </select>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute top-3 right-3 text-ink-soft"
        />
      </span>
      {error && (
        <p
          id={`${id}-error`}
          className="flex basis-full items-start gap-1.5 text-sm font-medium text-beet"
        >
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </li>
  )
}

/** The words of the dish's texts that the state is derived from. */
function Reason({ derived: { reason } }: { readonly derived: DishState }) {
  const translate = useDishesTranslate()
  if (reason.kind !== 'derived' && reason.kind !== 'tag') return null
  const words = reason.words.join(', ')
  return <p>{translate(reason.kind === 'tag' ? 'reason_tag' : 'reason_words', { words })}</p>
}

/** Who made the statement and when, and whether it is still valid. */
function Confirmation({
  stated,
  timeZone,
  wouldExpire,
}: Pick<Props, 'stated' | 'timeZone' | 'wouldExpire'>) {
  const translate = useDishesTranslate()
  const locale = useLocale()
  if (!stated) return null
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(
    stated.confirmedAt,
  )
  const values = { date, name: stated.confirmedBy }
  if (stated.voidedAt === null && !wouldExpire) {
    return <p className="text-olive">{translate('confirmed_on', values)}</p>
  }
  return (
    <p className="flex items-start gap-1.5 font-medium text-saffron">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {translate(wouldExpire ? 'confirmed_ending' : 'confirmed_voided', values)}
    </p>
  )
}
