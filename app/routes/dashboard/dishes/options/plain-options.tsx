import { Plus } from 'lucide-react'
import { maxGroups, maxOptions } from '#app/domain/guest-menu/option-group.ts'
import {
  maxOptionNameLength,
  optionField,
  type TypedGroup,
} from '#app/domain/options/options-schema.ts'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { PlainOption, type PlainContext } from './plain-option.tsx'
import { step, StepButtons } from './plain-steps.tsx'

interface Props extends PlainContext {
  readonly groups: readonly TypedGroup[]
}

/** The groups of options of a dish, without JavaScript. */
export function PlainOptions({ groups, ...context }: Props) {
  const translate = useDishesTranslate()
  return (
    <>
      <ol className="flex flex-col gap-3">
        {groups.map((group, index) => (
          <PlainGroup key={group.id} {...context} {...{ group, index }} count={groups.length} />
        ))}
      </ol>
      {groups.length < maxGroups && (
        <Button {...step('addGroup')} tone="quiet" className="self-start">
          <Plus size={18} aria-hidden="true" />
          {translate('group_add')}
        </Button>
      )}
    </>
  )
}

function PlainGroup({
  group,
  index,
  count,
  ...context
}: PlainContext & { readonly group: TypedGroup; readonly index: number; readonly count: number }) {
  const { errors } = context
  const translate = useDishesTranslate()
  const { id, options } = group
  const number = index + 1
  const field = (of: 'name' | 'min' | 'max') => ({
    name: optionField(id, of),
    defaultValue: group[of],
    error: errors[optionField(id, of)],
    autoComplete: 'off',
  })
  const error = errors[optionField(id, 'options')]
  return (
    <li className="rounded-card border border-line bg-surface">
      <fieldset className="flex flex-col gap-3 p-3.5">
        <legend className="sr-only">{translate('group_number', { number })}</legend>
        <Field {...field('name')} label={translate('group_name')} maxLength={maxOptionNameLength} />
        <div className="grid grid-cols-2 items-start gap-5">
          <Field {...field('min')} label={translate('choose_at_least')} inputMode="numeric" />
          <Field {...field('max')} label={translate('choose_at_most')} inputMode="numeric" />
        </div>
        <ol className="flex flex-col gap-3">
          {options.map((option, at) => (
            <PlainOption key={option.id} {...context} {...{ group, option }} index={at} />
          ))}
        </ol>
        {error && <p className="text-sm font-medium text-beet">{error}</p>}
        {options.length < maxOptions && (
          <Button {...step(`addOption.${id}`)} tone="quiet" className="self-start">
            <Plus size={18} aria-hidden="true" />
            {translate('option_add')}
          </Button>
        )}
        <StepButtons
          id={id}
          isFirst={index === 0}
          isLast={number === count}
          labels={{
            up: translate('group_up', { number }),
            down: translate('group_down', { number }),
            remove: translate('group_remove', { number }),
          }}
        />
      </fieldset>
    </li>
  )
}
