import { isOptionFact } from '../guest-menu/statements.ts'
import {
  optionField,
  optionsField,
  parseTypedGroups,
  type OptionChoice,
  type TypedGroup,
  type TypedOption,
} from './options-schema.ts'

/*
 * Options without JavaScript: besides the field with all groups, the form has fields for each group and
 * option, with the names that their errors have. Buttons submit the form with an `OptionStep`.
 */

/** The action of a button on a group or an option: `up.{id}`. */
export type Move = 'up' | 'down' | 'remove'
export type OptionStep = 'addGroup' | `addOption.${string}` | `${Move}.${string}`

/** The field with the fact of a new statement about an option. */
export const newFactField = (id: string): string => `${optionField(id, 'facts')}.new`
/** The field with the choice of a new statement about an option. */
export const newChoiceField = (id: string): string => `${optionField(id, 'facts')}.choice`
/** The field with the choice of an existing statement about an option; empty to withdraw it. */
export const statedField = (id: string, fact: string): string =>
  `${optionField(id, 'facts')}.${fact}`

type Form = Readonly<Record<string, string>>

let lastNumber = 0

/** Returns an id for a group or option until it is stored. It needn't be unique beyond its form. */
export const newOptionId = (): string => `new-${Date.now()}-${++lastNumber}`

export const emptyOption = (): TypedOption => ({
  id: newOptionId(),
  name: '',
  extra: '',
  ingredients: '',
  facts: {},
})

export const emptyGroup = (): TypedGroup => ({
  id: newOptionId(),
  name: '',
  min: '1',
  max: '1',
  options: [emptyOption()],
})

/** Moves or removes the row with an id. */
export function moveRow<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
  move: Move,
): readonly Row[] {
  const index = rows.findIndex((row) => row.id === id)
  const others = rows.filter((row) => row.id !== id)
  const row = rows[index]
  if (!row || move === 'remove') return others
  return others.toSpliced(move === 'up' ? Math.max(0, index - 1) : index + 1, 0, row)
}

/** Merges the fields of single groups and options into the field with all groups. */
export function withTypedOptions(form: Form): Form {
  const groups = parseTypedGroups(form[optionsField])
  const fields = Object.entries(form)
  if (!groups || !fields.some(isTyped)) return form
  const typed = groups.map((group) => ({
    ...group,
    ...textsOf(form, group, ['name', 'min', 'max']),
    options: group.options.map((option) => ({
      ...option,
      ...textsOf(form, option, ['name', 'extra', 'ingredients']),
      facts: factsOf(form, option),
    })),
  }))
  return {
    ...Object.fromEntries(fields.filter((field) => !isTyped(field))),
    [optionsField]: JSON.stringify(typed),
  }
}

const isTyped = ([name]: readonly [string, string]) => name.startsWith(`${optionsField}.`)

const textsOf = <Field extends Parameters<typeof optionField>[1]>(
  form: Form,
  { id }: { readonly id: string },
  names: readonly Field[],
) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = form[optionField(id, name)]
      return text === undefined ? [] : [[name, text]]
    }),
  )

function factsOf(form: Form, { id, facts }: TypedOption): TypedOption['facts'] {
  const existing = Object.entries(facts).flatMap(([fact, before]) => {
    const choice = form[statedField(id, fact)] ?? before
    return isChoice(choice) ? [[fact, choice] as const] : []
  })
  const fact = form[newFactField(id)] ?? ''
  const choice = form[newChoiceField(id)]
  const isNew = isOptionFact(fact) && isChoice(choice)
  return Object.fromEntries([...existing, ...(isNew ? [[fact, choice] as const] : [])])
}

const isChoice = (text: string | undefined): text is OptionChoice =>
  text === 'free' || text === 'removes'

/**
 * Adds, moves or removes a group or an option, and keeps everything that was typed.
 * @param step an `OptionStep`; anything else changes nothing
 */
export function changeGroups(form: Form, step: string): Form {
  const groups = parseTypedGroups(form[optionsField]) ?? []
  return { ...form, [optionsField]: JSON.stringify(applyStep(groups, step)) }
}

function applyStep(groups: readonly TypedGroup[], step: string): readonly TypedGroup[] {
  if (step === 'addGroup') return [...groups, emptyGroup()]
  const [action, id = ''] = step.split('.')
  switch (action) {
    case 'addOption':
      return groups.map((group) =>
        group.id === id ? { ...group, options: [...group.options, emptyOption()] } : group,
      )
    case 'up':
    case 'down':
    case 'remove':
      return groups.some((group) => group.id === id)
        ? moveRow(groups, id, action)
        : groups.map((group) => ({ ...group, options: moveRow(group.options, id, action) }))
    default:
      return groups
  }
}
