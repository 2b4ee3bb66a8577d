import { useEffect, useRef, useState, type RefObject } from 'react'
import {
  emptyGroup,
  emptyOption,
  moveRow,
  newOptionId,
  type Move,
} from '#app/domain/options/change-groups.ts'
import type { TypedGroup, TypedOption } from '#app/domain/options/options-schema.ts'

/** Returns the groups of another dish, whose statements nobody has checked for this one. */
export const asNew = (groups: readonly TypedGroup[]): readonly TypedGroup[] =>
  groups.map((group) => ({
    ...group,
    id: newOptionId(),
    options: group.options.map((option) => ({ ...option, id: newOptionId(), facts: {} })),
  }))

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
      setGroups((before) => moveRow(before, id, move))
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
      changeGroup(groupId, (group) => ({ ...group, options: moveRow(group.options, id, move) }))
    },
  }
}

export type Groups = ReturnType<typeof useGroups>

// Ids of elements.
export const addGroupId = 'add-group'
export const addOptionId = (groupId: string) => `add-option-${groupId}`
export const fieldId = (id: string) => `option-name-${id}`
export const buttonId = (id: string, move: Move) => `option-${move}-${id}`
