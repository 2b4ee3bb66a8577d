import type { groupOf } from '../filter-code.ts'
import { afterPaint } from './after-paint.ts'

/** The dishes of a menu by where they stand for a guest. */
export type DishGroups = Readonly<Record<ReturnType<typeof groupOf>, HTMLElement[]>>

// No dish is less high, in px: its name alone, and the space around it.
const leastHeight = 64
// What is added at once later: about as much work as a phone does between two frames.
const atOnce = 40
// A browser looks after each list as a whole while it is off the screen: 2,000 dishes in one
// would be 2,000 places to look after.
const perList = 60
// Each about as high as `page.css` takes a dish to be that was not seen yet, in rem.
const usualHeight = 14

/**
 * The three lists of the filter. They hold copies, so that the menu stays whole, and whoever goes
 * back to it waits for nothing. What a screen can show is there at once, with all headings and
 * none of another choice's dishes; what comes below follows after the paint, from top to bottom.
 * @param onFailure called when what follows after the paint fails, and a list may lack dishes
 * @returns fills them with what a new choice has found
 */
export function dishLists(
  filtered: HTMLElement,
  onFailure: () => void,
): (groups: DishGroups) => void {
  const sections = [...filtered.querySelectorAll<HTMLElement>('[data-group]')]
  const copies = new Map<HTMLElement, HTMLElement>()
  let current = {}

  const copyOf = (dish: HTMLElement) => {
    const kept = copies.get(dish)
    if (kept) return kept
    const copy = document.importNode(dish, true)
    copy.removeAttribute('id')
    copies.set(dish, copy)
    return copy
  }

  return (groups) => {
    const choice = (current = {})
    // Put away with all that is in them, which takes less time than to take it out.
    for (const old of filtered.querySelectorAll('ul')) old.classList.add('away')
    const missing = sections.flatMap((section) => {
      const [, dishes = []] =
        Object.entries(groups).find(([name]) => name === section.dataset['group']) ?? []
      const none = section.querySelector<HTMLElement>('[data-none]')
      if (none) none.hidden = dishes.length > 0
      section.hidden = !none && dishes.length === 0
      return dishes.map((dish) => ({ section, dish }))
    })
    const add = (count: number) => {
      for (const { section, dish } of missing.splice(0, count)) {
        const list = listWithRoom(section)
        list.append(copyOf(dish))
        const height = list.childElementCount * usualHeight
        list.style.containIntrinsicBlockSize = `auto ${height}rem`
      }
    }
    const addRest = () => {
      if (current !== choice) return
      try {
        add(atOnce)
      } catch (error) {
        onFailure()
        throw error
      }
      if (missing.length > 0) setTimeout(addRest)
      // By now each of their dishes stands in another list.
      else for (const old of filtered.querySelectorAll('ul.away')) old.remove()
    }
    add(Math.ceil(innerHeight / leastHeight))
    void afterPaint().then(addRest)
  }
}

function listWithRoom(section: HTMLElement): HTMLElement {
  const last = section.querySelector<HTMLElement>('ul:not(.away):last-of-type')
  if (last && last.childElementCount < perList) return last
  const list = document.createElement('ul')
  list.className = `dish-part divide-y divide-line ${last ? 'border-t border-line' : ''}`
  section.append(list)
  return list
}
