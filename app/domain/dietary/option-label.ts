import { foldedWords } from './fold-text.ts'
import type { DishOption, OptionGroup } from '../guest-menu/option-group.ts'

/** The length in letters from which a word counts as part of another: "extra" in "extras". */
const minPrefix = 3

/**
 * Returns the name of an option's group if the option's own name is ambiguous without it: "Rice" of the
 * group "Base", or a name that two groups have. Returns undefined if the option's name is clear: "Rice
 * base", "Extra cheese" of "Extras".
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

/** Returns the name of an option, preceded by its group's if it is ambiguous: "Base: Rice". */
export function optionLabel(
  option: DishOption,
  groups: readonly OptionGroup[],
  group: OptionGroup,
): string {
  const groupName = groupToName(option, groups, group)
  return groupName === undefined ? option.name : `${groupName}: ${option.name}`
}
