import { Plus } from 'lucide-react'
import { maxOptions, type DishOption } from '#app/domain/guest-menu/option-group.ts'
import {
  maxOptionNameLength,
  optionField,
  type TypedGroup,
  type TypedOption,
} from '#app/domain/options/options-schema.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import type { DishValues } from '../dish-values.ts'
import { OptionFacts } from './option-facts.tsx'
import { RowButtons } from './row-buttons.tsx'
import { addOptionId, fieldId, type Groups } from './use-groups.ts'

/** The context that all groups share while they are edited. */
export interface GroupContext {
  readonly groups: Groups
  readonly currency: string
  readonly errors: Readonly<Record<string, string>>
  readonly storedOptions: ReadonlyMap<string, DishOption>
  readonly dish: { readonly stored: DishValues; readonly typed: DishValues }
}

/** A group of options: its name, how many are chosen, and the options. */
export function GroupFields({
  group,
  index,
  ...context
}: GroupContext & { readonly group: TypedGroup; readonly index: number }) {
  const { groups, errors } = context
  const translate = useDishesTranslate()
  const { id, options } = group
  const number = index + 1
  const error = errors[optionField(id, 'options')]
  return (
    <li className="rounded-card border border-line bg-surface">
      <fieldset className="flex flex-col gap-3 p-3.5">
        <legend className="sr-only">{translate('group_number', { number })}</legend>
        <Field
          id={fieldId(id)}
          label={translate('group_name')}
          placeholder={translate('group_name_example')}
          value={group.name}
          onChange={({ target }) => groups.edit(id, { name: target.value })}
          error={errors[optionField(id, 'name')]}
          maxLength={maxOptionNameLength}
          required
          autoComplete="off"
        />
        <div className="grid grid-cols-2 items-start gap-5">
          {(['min', 'max'] as const).map((field) => (
            <Field
              key={field}
              label={translate(field === 'min' ? 'choose_at_least' : 'choose_at_most')}
              value={group[field]}
              onChange={({ target }) => groups.edit(id, { [field]: target.value })}
              error={errors[optionField(id, field)]}
              inputMode="numeric"
              autoComplete="off"
              className="tabular-nums"
            />
          ))}
        </div>
        <HowMany {...group} />
        <ol className="flex flex-col gap-3">
          {options.map((option, at) => (
            <OptionFields key={option.id} {...context} {...{ group, option }} index={at} />
          ))}
        </ol>
        {error && <p className="text-sm font-medium text-beet">{error}</p>}
        {options.length < maxOptions && (
          <Button
            id={addOptionId(id)}
            tone="quiet"
            onClick={() => groups.addOption(id)}
            className="self-start"
          >
            <Plus size={18} aria-hidden="true" />
            {translate('option_add')}
          </Button>
        )}
        <RowButtons
          id={id}
          isFirst={index === 0}
          isLast={number === groups.groups.length}
          labels={{
            up: translate('group_up', { number }),
            down: translate('group_down', { number }),
            remove: translate('group_remove', { number }),
          }}
          onMove={(move) => groups.move(id, move)}
        />
      </fieldset>
    </li>
  )
}

/** Says in words how many options guests choose. */
function HowMany({ min, max }: TypedGroup) {
  const translate = useDishesTranslate()
  const [least, most] = [Number(min), Number(max)]
  const isNumber = min !== '' && max !== '' && least >= 0 && most > 0 && least <= most
  if (!isNumber) return null
  const key =
    least === 1 && most === 1
      ? 'choose_one'
      : least === most
        ? 'choose_exactly'
        : least === 0
          ? 'choose_up_to'
          : 'choose_between'
  return <p className="-mt-1 text-sm text-ink-soft">{translate(key, { min, max })}</p>
}

interface OptionProps extends GroupContext {
  readonly group: TypedGroup
  readonly option: TypedOption
  readonly index: number
}

function OptionFields({ group, option, index, ...context }: OptionProps) {
  const { groups, currency, errors, storedOptions, dish } = context
  const translate = useDishesTranslate()
  const { id } = option
  const name = option.name || translate('option_number', { group: group.name, number: index + 1 })
  const edit = (changed: Partial<TypedOption>) => groups.editOption(group.id, id, changed)
  const field = (of: 'name' | 'extra' | 'ingredients') => ({
    value: option[of],
    onChange: ({ target }: { readonly target: HTMLInputElement }) => edit({ [of]: target.value }),
    error: errors[optionField(id, of)],
    autoComplete: 'off',
  })
  return (
    <li className="rounded-card bg-sunken">
      <fieldset className="flex flex-col gap-3 p-3">
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-[minmax(0,1fr)_8rem] items-start gap-3">
          <Field
            {...field('name')}
            id={fieldId(id)}
            label={translate('option_name')}
            maxLength={maxOptionNameLength}
            required
          />
          <Field
            {...field('extra')}
            label={translate('option_extra', { currency })}
            inputMode="decimal"
            className="tabular-nums"
          />
        </div>
        <Field
          {...field('ingredients')}
          label={translate('option_ingredients')}
          hint={translate('option_ingredients_hint')}
          autoCapitalize="none"
        />
        <OptionFacts
          option={option}
          stored={storedOptions.get(id)}
          dish={dish}
          error={errors[optionField(id, 'facts')]}
          onChange={(facts) => edit({ facts })}
        />
        <RowButtons
          id={id}
          isFirst={index === 0}
          isLast={index === group.options.length - 1}
          labels={{
            up: translate('option_up', { option: name }),
            down: translate('option_down', { option: name }),
            remove: translate('option_remove', { option: name }),
          }}
          onMove={(move) => groups.moveOption(group.id, id, move)}
        />
      </fieldset>
    </li>
  )
}
