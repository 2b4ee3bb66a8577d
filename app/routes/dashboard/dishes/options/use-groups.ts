import { useEffect, useRef, useState, type RefObject } from 'react'
import type { TypedGroup, TypedOption } from '#app/domain/options/options-schema.ts'

let added = 0

/** An id until the row is stored. It needn't be unique beyond this page. */
const newId = () => `new-${Date.now()}-${++added}`

const emptyOption = (): TypedOption => ({
  id: newId(),
  name: '',
  extra: '',
  ingredients: '',
  facts: {},
})

const emptyGroup = (): TypedGroup => ({
  id: newId(),
  name: '',
  min: '1',
  max: '1',
  options: [emptyOption()],
})

/** Returns the groups of another dish, whose statements nobody has checked for this one. */
export const asNew = (groups: readonly TypedGroup[]): readonly TypedGroup[] =>
  groups.map((group) => ({
    ...group,
    id: newId(),
    options: group.options.map((option) => ({ ...option, id: newId(), facts: {} })),
  }))

export type Move = 'up' | 'down' | 'remove'

/** Moves or removes the row with an id. */
function change<Row extends { readonly id: string }>(
  rows: readonly Row[],
  id: string,
  move: Move,
): readonly Row[] {
  const index = rows.findIndex((row) => row.id === id)
  const changed = rows.filter((row) => row.id !== id)
  const row = rows[index]
  if (!row || move === 'remove') return changed
  return changed.toSpliced(move === 'up' ? Math.max(0, index - 1) : index + 1, 0, row)
}

/**
 * The groups of options as they are edited.
 * @param sent the field that sends them
 */
export function useGroups(
  initial: readonly TypedGroup[],
  sent: RefObject<HTMLInputElement | null>,
) {
  const [groups, setGroups] = useState(initial)
  const focusOn = useRef<string>(undefined)
  const value = JSON.stringify(groups)
  const reported = useRef(value)
  useEffect(() => {
    if (reported.current === value) return
    reported.current = value
    // Setting a value by script fires no input event, which the form needs.
    sent.current?.dispatchEvent(new Event('input', { bubbles: true }))
    if (focusOn.current !== undefined) document.getElementById(focusOn.current)?.focus()
    focusOn.current = undefined
  }, [sent, value])

  const changeGroup = (id: string, update: (group: TypedGroup) => TypedGroup) =>
    setGroups((before) => before.map((group) => (group.id === id ? update(group) : group)))
  return {
    groups,
    value,
    add() {
      const group = emptyGroup()
      focusOn.current = fieldId(group.id)
      setGroups((before) => [...before, group])
    },
    addAll: (copied: readonly TypedGroup[]) => setGroups((before) => [...before, ...copied]),
    edit: (id: string, changed: Partial<TypedGroup>) =>
      changeGroup(id, (group) => ({ ...group, ...changed })),
    move(id: string, move: Move) {
      focusOn.current = move === 'remove' ? addGroupId : buttonId(id, move)
      setGroups((before) => change(before, id, move))
    },
    addOption(groupId: string) {
      const option = emptyOption()
      focusOn.current = fieldId(option.id)
      changeGroup(groupId, (group) => ({ ...group, options: [...group.options, option] }))
    },
    editOption: (groupId: string, id: string, changed: Partial<TypedOption>) =>
      changeGroup(groupId, (group) => ({
        ...group,
        options: group.options.map((option) =>
          option.id === id ? { ...option, ...changed } : option,
        ),
      })),
    moveOption(groupId: string, id: string, move: Move) {
      focusOn.current = move === 'remove' ? addOptionId(groupId) : buttonId(id, move)
      changeGroup(groupId, (group) => ({ ...group, options: change(group.options, id, move) }))
    },
  }
}

export type Groups = ReturnType<typeof useGroups>

// Ids of elements.
export const addGroupId = 'add-group'
export const addOptionId = (groupId: string) => `add-option-${groupId}`
export const fieldId = (id: string) => `option-name-${id}`
export const buttonId = (id: string, move: Move) => `option-${move}-${id}`
