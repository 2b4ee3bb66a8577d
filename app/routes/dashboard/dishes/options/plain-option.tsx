import { Plus } from 'lucide-react'
import { diets } from '#app/domain/guest-menu/facts.ts'
import { isOptionFact, optionFacts, type OptionFact } from '#app/domain/guest-menu/statements.ts'
import { newChoiceField, newFactField, statedField } from '#app/domain/options/change-groups.ts'
import {
  maxOptionNameLength,
  optionField,
  type TypedGroup,
  type TypedOption,
} from '#app/domain/options/options-schema.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { optionFactKeys } from '../fact-keys.ts'
import { step, StepButtons } from './plain-steps.tsx'

/** The context that all options share while they are edited. */
export interface PlainContext {
  readonly currency: string
  readonly errors: Readonly<Record<string, string>>
}

interface OptionProps extends PlainContext {
  readonly group: TypedGroup
  readonly option: TypedOption
  readonly index: number
}

/** An option of a group, without JavaScript. */
export function PlainOption({ group, option, index, currency, errors }: OptionProps) {
  const translate = useDishesTranslate()
  const { id } = option
  const name = option.name || translate('option_number', { group: group.name, number: index + 1 })
  const field = (of: 'name' | 'extra' | 'ingredients') => ({
    name: optionField(id, of),
    defaultValue: option[of],
    error: errors[optionField(id, of)],
    autoComplete: 'off',
  })
  return (
    <li className="rounded-card bg-sunken">
      <fieldset className="flex flex-col gap-3 p-3">
        <legend className="sr-only">{name}</legend>
        <Field
          {...field('name')}
          label={translate('option_name')}
          maxLength={maxOptionNameLength}
        />
        <Field
          {...field('extra')}
          label={translate('option_extra', { currency })}
          inputMode="decimal"
        />
        <Field
          {...field('ingredients')}
          label={translate('option_ingredients')}
          hint={translate('option_ingredients_hint')}
        />
        <PlainFacts option={option} error={errors[optionField(id, 'facts')]} />
        <StepButtons
          id={id}
          isFirst={index === 0}
          isLast={index === group.options.length - 1}
          labels={{
            up: translate('option_up', { option: name }),
            down: translate('option_down', { option: name }),
            remove: translate('option_remove', { option: name }),
          }}
        />
      </fieldset>
    </li>
  )
}

/** The statements about an option, and a field for one more: all facts would be too many fields. */
function PlainFacts({
  option: { id, facts },
  error,
}: {
  readonly option: TypedOption
  readonly error: string | undefined
}) {
  const translate = useDishesTranslate()
  const stated = Object.keys(facts).filter(isOptionFact)
  const choices = (fact: OptionFact) => {
    const isDiet = diets.some((diet) => diet === fact)
    return (
      <>
        <option value="free">{translate(isDiet ? 'option_suits' : 'option_free')}</option>
        <option value="removes">{translate(isDiet ? 'option_makes' : 'option_removes')}</option>
      </>
    )
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{translate('option_facts')}</legend>
      {error && <p className="text-sm font-medium text-beet">{error}</p>}
      {stated.map((fact) => (
        <SelectField
          key={fact}
          name={statedField(id, fact)}
          label={translate(optionFactKeys[fact])}
          defaultValue={facts[fact] ?? ''}
        >
          <option value="">{translate('option_unstated')}</option>
          {choices(fact)}
        </SelectField>
      ))}
      <div className="grid grid-cols-2 items-end gap-3">
        <SelectField name={newFactField(id)} label={translate('option_new_fact')}>
          <option value="">{translate('option_no_fact')}</option>
          {optionFacts
            .filter((fact) => !stated.includes(fact))
            .map((fact) => (
              <option key={fact} value={fact}>
                {translate(optionFactKeys[fact])}
              </option>
            ))}
        </SelectField>
        <SelectField name={newChoiceField(id)} label={translate('option_new_choice')}>
          <option value="free">
            {translate('option_free')} / {translate('option_suits')}
          </option>
          <option value="removes">
            {translate('option_removes')} / {translate('option_makes')}
          </option>
        </SelectField>
      </div>
      <Button {...step('state')} tone="quiet" className="self-start">
        <Plus size={18} aria-hidden="true" />
        {translate('option_state_more')}
      </Button>
    </fieldset>
  )
}
