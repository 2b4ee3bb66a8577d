import { groupOf } from '../filter-code.ts'
import type { choicesFor } from './choose.ts'
import type { DishGroups } from './dish-lists.ts'

/** Dishes by the filter's groups. */
interface Grouped {
  readonly groups: DishGroups
  /** What has to be chosen so that a dish fits. */
  readonly notes: ReadonlyMap<HTMLElement, string>
}

/**
 * Creates a function that groups dishes by what a guest has chosen in the filter.
 * @param rows all dishes of the menu
 * @param texts of the page, for the notes
 * @param onLoaded called when dishes with options can be judged; until then, and if that can't be
 *   loaded, those that fit only with some choices stay in the group they would be in without options
 */
export function createGrouping(
  rows: readonly HTMLElement[],
  texts: DOMStringMap,
  onLoaded: () => void,
): (listed: readonly HTMLElement[], chosen: readonly HTMLInputElement[]) => Grouped {
  let judge: typeof choicesFor | undefined
  const load = async () => {
    judge = (await import('./choose.ts')).choicesFor
    onLoaded()
  }
  if (rows.some((row) => row.dataset['options'])) void load().catch(() => undefined)

  return (listed, chosen) => {
    const notes = new Map<HTMLElement, string>()
    if (chosen.length === 0) return { groups: { found: listed }, notes }
    const indexes = chosen.map(({ value }) => Number(value))
    const groups: Record<ReturnType<typeof groupOf>, HTMLElement[]> = {
      fits: [],
      ask: [],
      holds: [],
    }
    for (const row of listed) {
      const group = groupOf(row.dataset['facts'] ?? '', indexes)
      const note =
        group !== 'fits' && row.dataset['options'] ? judge?.(row, indexes, texts) : undefined
      if (note !== undefined) notes.set(row, note)
      groups[note === undefined ? group : 'fits'].push(row)
    }
    return { groups, notes }
  }
}
