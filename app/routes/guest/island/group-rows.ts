import { groupOf } from '../filter-code.ts'
import { choicesFor } from './choose.ts'
import type { DishGroups } from './dish-lists.ts'

/** Dishes by the filter's groups. */
interface Grouped {
  readonly groups: DishGroups
  /** What has to be chosen so that a dish fits. */
  readonly notes: ReadonlyMap<HTMLElement, string>
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
  const notes = new Map<HTMLElement, string>()
  if (chosen.length === 0) return { groups: { found: listed }, notes }
  const indexes = chosen.map(({ value }) => Number(value))
  const groups: Record<ReturnType<typeof groupOf>, HTMLElement[]> = {
    fits: [],
    ask: [],
    holds: [],
  }
  // Many dishes have the same options.
  const notesByOptions = new Map<string, string | undefined>()
  const noteFor = (options: string) => {
    if (!notesByOptions.has(options)) {
      notesByOptions.set(options, choicesFor(options, indexes, texts))
    }
    return notesByOptions.get(options)
  }
  for (const row of listed) {
    const group = groupOf(row.dataset['facts'] ?? '', indexes)
    const { options } = row.dataset
    const note = group !== 'fits' && options !== undefined ? noteFor(options) : undefined
    if (note !== undefined) notes.set(row, note)
    groups[note === undefined ? group : 'fits'].push(row)
  }
  return { groups, notes }
}
