import { groupOf } from '../filter-code.ts'
import { choicesFor, describeChoices, type Choices } from './choose.ts'
import type { DishGroups } from './dish-lists.ts'

/** Dishes by the filter's groups. */
interface Grouped {
  readonly groups: DishGroups
  /** Says what has to be chosen so that a dish fits; undefined if nothing has to. */
  readonly noteOf: (row: HTMLElement) => string | undefined
}

/**
 * Groups dishes by what a guest has chosen in the filter.
 * @param texts of the page, for the notes
 */
export function groupRows(
  listed: readonly HTMLElement[],
  chosen: readonly HTMLInputElement[],
  texts: DOMStringMap,
): Grouped {
  if (chosen.length === 0) return { groups: { found: listed }, noteOf: () => undefined }
  const indexes = chosen.map(({ value }) => Number(value))
  const groups: Record<ReturnType<typeof groupOf>, HTMLElement[]> = {
    fits: [],
    ask: [],
    holds: [],
  }
  const choices = new Map<HTMLElement, Choices>()
  // Many dishes have the same options.
  const byOptions = new Map<string, Choices | undefined>()
  const findChoices = (options: string) => {
    if (!byOptions.has(options)) byOptions.set(options, choicesFor(options, indexes))
    return byOptions.get(options)
  }
  for (const row of listed) {
    const group = groupOf(row.dataset['facts'] ?? '', indexes)
    const { options } = row.dataset
    const found = group !== 'fits' && options !== undefined ? findChoices(options) : undefined
    if (found) choices.set(row, found)
    groups[found ? 'fits' : group].push(row)
  }
  const noteOf = (row: HTMLElement) => {
    const found = choices.get(row)
    return found && describeChoices(row, found, texts)
  }
  return { groups, noteOf }
}
