import { allDishes, type GuestMenu } from '#app/domain/menus/guest-menu.ts'

/** A dish shown as a card under a reply. */
export interface DishCard {
  readonly id: string
  readonly name: string
  /** Path on our own origin, or null. */
  readonly image_url: string | null
}

/** Text that may be shown, and dishes that were named by a list in it. */
export interface Filtered {
  readonly text: string
  readonly dishes: readonly DishCard[]
}

export interface DishCardFilter {
  /** Takes the next piece of a reply; gives what is certain by now. */
  push(delta: string): Filtered
  /** The reply is over: gives what was held back. A list that never closed is dropped. */
  end(): Filtered
}

/**
 * Takes lists of dishes out of a streamed reply, wherever they stand and however the
 * stream is cut, so that they never show as text. A card's id must be on the menu; its name
 * and picture come from there, whatever the reply says.
 */
export function createDishCardFilter(menu: GuestMenu): DishCardFilter {
  const byId = new Map(allDishes(menu).map((dish) => [dish.id, dish]))
  const shown = new Set<string>()
  let held = ''

  function cards(ids: readonly string[]): DishCard[] {
    return ids.flatMap((id) => {
      const dish = byId.get(id)
      if (!dish || shown.has(id)) return []
      shown.add(id)
      return [{ id, name: dish.name, image_url: dish.imageUrl }]
    })
  }

  function take(isOver: boolean): Filtered {
    let text = ''
    const dishes: DishCard[] = []
    while (held !== '') {
      const start = held.search(/\[|`/)
      if (start === -1) {
        text += held
        held = ''
        break
      }
      text += held.slice(0, start)
      held = held.slice(start)
      const found = readList(held, isOver)
      if (found === 'pending') break
      if (found !== 'text') dishes.push(...cards(found.ids))
      else text += held[0]
      held = held.slice(found === 'text' ? 1 : found.length)
    }
    return { text, dishes }
  }

  return {
    push(delta) {
      held += delta
      return take(false)
    },
    end: () => take(true),
  }
}

interface FoundList {
  readonly ids: readonly string[]
  readonly length: number
}

const openFence = /^```(?:json)?\s*(?=\[)/
const fenceToCome = /^`{1,2}$|^```(?:j|js|jso|json)?\s*$/
const listStart = /^\[\s*\{\s*"/
const listStartToCome = /^\[\s*(?:\{\s*)?$/

/** What stands at the start of a text: a list of dishes, the beginning of one, or neither. */
function readList(text: string, isOver: boolean): FoundList | 'pending' | 'text' {
  const fence = openFence.exec(text)?.[0] ?? ''
  const list = text.slice(fence.length)
  if (fenceToCome.test(text) || listStartToCome.test(list)) return isOver ? 'text' : 'pending'
  if (!listStart.test(list)) return 'text'
  const length = closedLength(list)
  // What looks like a list and was cut off is of no use to a reader.
  if (length === undefined) return isOver ? { ids: [], length: text.length } : 'pending'
  const ids = readIds(list.slice(0, length))
  if (!ids) return 'text'
  const end = fence.length + length
  if (fence === '') return { ids, length: end }
  const rest = text.slice(end)
  if (!isOver && /^\s*`{0,2}$/.test(rest)) return 'pending'
  return { ids, length: end + (/^\s*```/.exec(rest)?.[0].length ?? 0) }
}

/** Length of the JSON array at the start of a text, or undefined while it is open. */
function closedLength(text: string): number | undefined {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index++
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') depth++
    else if (character === ']' || character === '}') {
      depth--
      if (depth === 0) return index + 1
    }
  }
  return undefined
}

/** The ids in a list of dishes, however badly it is written; undefined for any other list. */
function readIds(json: string): string[] | undefined {
  const list = parse(json)
  if (!Array.isArray(list)) {
    // A model that wrote no valid JSON meant a list of dishes all the same.
    return /"image_url"\s*:/.test(json)
      ? [...json.matchAll(/"id"\s*:\s*"([^"\\]*)"/g)].map(([, id = '']) => id)
      : undefined
  }
  const entries = list.map(readEntry)
  if (!entries.every((entry) => entry !== undefined)) return undefined
  return entries.flatMap(({ id }) => (id === undefined ? [] : [id]))
}

function readEntry(entry: unknown): { readonly id: string | undefined } | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const id = 'id' in entry && typeof entry.id === 'string' ? entry.id : undefined
  return id !== undefined || 'image_url' in entry ? { id } : undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
