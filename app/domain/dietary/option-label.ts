import { foldedWords } from './fold-text.ts'
import type { DishOption, OptionGroup } from '../guest-menu/option-group.ts'

/** In letters: "extra" begins "extras". */
const minPrefix = 3

/**
 * Returns the name of the group that has to be said with an option, whose own name could be misread:
 * "Rice" of the group "Base", or a name that two groups have. Undefined if the option's name says it:
 * "Rice base", "Extra cheese" of "Extras".
 */
export function groupToName(
  { name }: DishOption,
  groups: readonly OptionGroup[],
  group: OptionGroup,
): string | undefined {
  const words = foldedWords(name)
  const isInOther = groups.some(
    (other) =>
      other !== group &&
      other.options.some((option) => foldedWords(option.name).join(' ') === words.join(' ')),
  )
  const isClear = foldedWords(group.name).some((ofGroup) =>
    words.some((word) => isPrefix(ofGroup, word) || isPrefix(word, ofGroup)),
  )
  return isClear && !isInOther ? undefined : group.name
}

const isPrefix = (start: string, word: string) =>
  start.length >= minPrefix && word.startsWith(start)

/** Names an option where no phrase does, with its group if its name could be misread: "Base: Rice". */
export function optionLabel(
  option: DishOption,
  groups: readonly OptionGroup[],
  group: OptionGroup,
): string {
  const groupName = groupToName(option, groups, group)
  return groupName === undefined ? option.name : `${groupName}: ${option.name}`
}
