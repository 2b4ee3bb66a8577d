import { ChevronDown, CircleAlert, TriangleAlert } from 'lucide-react'
import { useDeferredValue, useId } from 'react'
import { diets } from '#app/domain/guest-menu/facts.ts'
import type { DishOption } from '#app/domain/guest-menu/option-group.ts'
import {
  isStatedFact,
  optionFacts,
  type OptionFact,
  type StatedFact,
} from '#app/domain/guest-menu/statements.ts'
import type { OptionChoice, TypedOption } from '#app/domain/options/options-schema.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { inputStyle } from '#app/ui/field-frame.tsx'
import type { DishValues } from '../dish-values.ts'
import { optionFactKeys } from '../fact-keys.ts'
import { useLexicon } from '../use-lexicon.ts'

interface Props {
  readonly option: TypedOption
  /** The option as it is stored; undefined for a new one. */
  readonly stored: DishOption | undefined
  /** The stored and the typed values of the dish. */
  readonly dish: { readonly stored: DishValues; readonly typed: DishValues }
  readonly error: string | undefined
  readonly onChange: (facts: TypedOption['facts']) => void
}

/** What an option adds, and what the owner states about it. */
export function OptionFacts({ option, stored, dish, error, onChange }: Props) {
  const translate = useDishesTranslate()
  const errorId = useId()
  const lexicon = useLexicon()
  const settled = useDeferredValue(option)
  const found = lexicon?.readOption(settled)
  const names = (facts: readonly StatedFact[]) =>
    facts.map((fact) => translate(optionFactKeys[fact])).join(', ')
  const isVoided = Object.values(stored?.stated ?? {}).some(({ voidedAt }) => voidedAt)
  const count = Object.keys(option.facts).length
  const choose = (fact: OptionFact, choice: OptionChoice | undefined) => {
    const { [fact]: _, ...others } = option.facts
    onChange(choice ? { ...others, [fact]: choice } : others)
  }
  const noteOf = (fact: OptionFact) => {
    const statement = stored?.stated[fact]
    if (!stored || !statement) return undefined
    if (statement.voidedAt) return option.facts[fact] ? undefined : translate('option_voided')
    if (option.facts[fact] !== statement.state || !lexicon) return undefined
    const isValid =
      lexicon.staysValid({ fact, state: 'free' }, dish.stored, dish.typed) &&
      lexicon.optionStaysValid(fact, stored, settled)
    return isValid ? undefined : translate('option_ending')
  }
  return (
    <details
      open={isVoided || error !== undefined || undefined}
      className="rounded-card border border-line"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-3 py-2 text-sm">
        <span className="min-w-0 flex-1 font-semibold">{translate('option_facts')}</span>
        <span className="text-ink-soft">
          {translate(isVoided ? 'statements_voided' : 'statements_count', { count })}
        </span>
        <ChevronDown size={16} aria-hidden="true" className="text-ink-soft" />
      </summary>
      <div className="border-t border-line px-3 pt-2 pb-2 text-sm">
        <p className="text-ink-soft">{translate('option_facts_hint')}</p>
        {found && (
          <p className="mt-2 font-semibold">
            {found.adds.length + found.mayAdd.length === 0 && translate('option_adds_nothing')}
            {found.adds.length > 0 && translate('option_adds', { facts: names(found.adds) })}{' '}
            {found.mayAdd.length > 0 && translate('option_may_add', { facts: names(found.mayAdd) })}
          </p>
        )}
        {error && (
          <p id={errorId} className="mt-2 flex items-start gap-1.5 font-medium text-beet">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {error}
          </p>
        )}
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {optionFacts.map((fact) => (
            <OptionFact
              key={fact}
              fact={fact}
              chosen={option.facts[fact]}
              note={noteOf(fact)}
              errorId={error && option.facts[fact] ? errorId : undefined}
              onChoose={(choice) => choose(fact, choice)}
            />
          ))}
        </ul>
      </div>
    </details>
  )
}

interface FactProps {
  readonly fact: OptionFact
  readonly chosen: OptionChoice | undefined
  /** Why the statement isn't valid, or won't be. */
  readonly note: string | undefined
  readonly errorId: string | undefined
  readonly onChoose: (choice: OptionChoice | undefined) => void
}

function OptionFact({ fact, chosen, note, errorId, onChoose }: FactProps) {
  const translate = useDishesTranslate()
  const id = useId()
  const isDiet = diets.some((diet) => diet === fact)
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
      <label htmlFor={id} className="min-w-0 flex-1 basis-28 font-semibold">
        {isStatedFact(fact) && <FactIcon fact={fact} />}
        {translate(optionFactKeys[fact])}
      </label>
      {/* As wide as its longest choice, or below the name. */}
      <span className="max-w-full min-w-40 shrink-0">
        <select
          id={id}
          value={chosen ?? ''}
          aria-describedby={[note && `${id}-note`, errorId].filter(Boolean).join(' ') || undefined}
          aria-invalid={errorId ? true : undefined}
          onChange={({ target: { value } }) =>
            onChoose(value === 'free' || value === 'removes' ? value : undefined)
          }
          className={`${inputStyle} text-[0.9375rem]`}
        >
          <option value="">{translate('option_unstated')}</option>
          <option value="free">{translate(isDiet ? 'option_suits' : 'option_free')}</option>
          <option value="removes">{translate(isDiet ? 'option_makes' : 'option_removes')}</option>
        </select>
      </span>
      {note && (
        <p
          id={`${id}-note`}
          className="flex basis-full items-start gap-1.5 font-medium text-saffron"
        >
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {note}
        </p>
      )}
    </li>
  )
}
