import type { groupOf } from '../filter-code.ts'
import { afterPaint } from './after-paint.ts'
import { partOf } from './menu-parts.ts'
import { servedFrom, serviceHoursOf } from './served.ts'
import { whenIdle } from './when-idle.ts'

/** The dishes to show: those that the search found, or by the filter's groups. */
export type DishGroups = Readonly<
  Partial<Record<'found' | ReturnType<typeof groupOf>, readonly HTMLElement[]>>
>

// Minimum height of a dish in px: its name, and the space around it.
const minHeightPx = 64
// Dishes per part, as estimated in `page.css`, and per step in idle time, which a tap has to wait for.
const perPart = 8
// A step may take this long; the browser then needs as long again for the style of what was added.
const maxAddingMs = 8

/**
 * The lists of dishes that were found. They contain copies, so that the menu is unchanged and can be shown
 * again at once. The dishes of the first screen are added immediately, together with all headings;
 * the rest is added while the browser is idle, from top to bottom.
 * @param onFailure called if adding the rest fails, so that a list may lack dishes
 * @returns fills the lists with the dishes of a new choice, some with a note about what has to be chosen;
 *   if `isAtOnce`, none is added later
 */
export function dishLists(
  filtered: HTMLElement,
  onFailure: () => void,
): (groups: DishGroups, notes: ReadonlyMap<HTMLElement, string>, isAtOnce: boolean) => void {
  const sections = [...filtered.querySelectorAll<HTMLElement>('[data-group]')]
  const copies = new Map<HTMLElement, HTMLElement>()
  let current = {}

  const copyOf = (dish: HTMLElement) => {
    const existing = copies.get(dish)
    const from = servedFrom(dish)
    // A copy that is in no list misses what has sold out, or is served, since.
    if (existing?.className === dish.className && existing.dataset['from'] === from) return existing
    const copy = document.importNode(dish, true)
    // In the menu, a dish of a sub-category is one level deeper.
    copy.querySelector('h4')?.setAttribute('aria-level', '3')
    // Away from its heading, the dish says when it is served.
    copy.dataset['from'] = from
    const hours = serviceHoursOf(dish)
    const labels = [...menuLabelOf(dish), ...(hours === '' ? [] : labelsOf(from, hours))]
    copy.querySelector('.dish-line')?.prepend(...labels)
    copies.set(dish, copy)
    return copy
  }

  return (groups, notes, isAtOnce) => {
    const choice = (current = {})
    // Hiding the old lists is faster than emptying them.
    const old = sections.flatMap(listsOf)
    for (const list of old) list.classList.add('away')
    const missing = sections.flatMap((section) => {
      const [group, dishes = []] =
        Object.entries(groups).find(([name]) => name === section.dataset['group']) ?? []
      const none = section.querySelector<HTMLElement>('[data-none]')
      if (none) none.hidden = dishes.length > 0
      section.hidden = group === undefined || (!none && dishes.length === 0)
      return dishes.map((dish) => ({ section, dish }))
    })
    const add = (count: number) => {
      for (const { section, dish } of missing.splice(0, count)) {
        const copy = copyOf(dish)
        setNote(copy, notes.get(dish))
        addTo(section, copy)
      }
    }
    const addRest = (hasTime: () => boolean) => {
      if (current !== choice) return
      const until = performance.now() + maxAddingMs
      try {
        do add(perPart)
        while (missing.length > 0 && hasTime() && performance.now() < until)
      } catch (error) {
        onFailure()
        throw error
      }
      if (missing.length > 0) whenIdle(addRest)
      // The dishes that are still in them are kept as `copies`.
      else for (const list of old) list.remove()
    }
    add(isAtOnce ? missing.length : Math.ceil(innerHeight / minHeightPx))
    void afterPaint().then(() => whenIdle(addRest))
  }
}

/** Which of several menus a dish is on. */
function menuLabelOf(dish: HTMLElement): HTMLElement[] {
  const name = partOf(dish)?.dataset['name']
  if (name === undefined) return []
  const label = document.createElement('bdi')
  label.className = 'found-on'
  label.textContent = name
  return [label]
}

/** Shows what has to be chosen for a dish to fit; a copy may have the note of another choice. */
function setNote(copy: HTMLElement, note: string | undefined): void {
  copy.querySelector('.fits-if')?.remove()
  if (note === undefined) return
  const line = document.createElement('p')
  line.className = 'fits-if'
  line.textContent = note
  copy.querySelector('.dish-line')?.after(line)
}

/** As `ServedFrom`. */
function labelsOf(from: string, hours: string): HTMLElement[] {
  const label = document.createElement('span')
  label.className = 'served-from'
  label.textContent = from
  const printed = document.createElement('bdi')
  printed.className = 'print-only service-hours'
  printed.textContent = hours
  return [label, printed]
}

/** Looks at the section's children only: a selector would search all dishes. */
const listsOf = (section: HTMLElement): HTMLElement[] =>
  [...section.children].flatMap((child) =>
    child instanceof HTMLElement && child.getAttribute('role') === 'list' ? child : [],
  )

/** Adds a dish to a list; as in the menu, every eight are a part, and the last ones aren't. */
function addTo(section: HTMLElement, dish: HTMLElement): void {
  const newest = listsOf(section).at(-1)
  const list = newest?.classList.contains('away') === false ? newest : newList(section)
  list.append(dish)
  const loose = [...list.children].slice(-perPart)
  if (loose.length < perPart || loose.some((child) => child.matches('.dish-part'))) return
  const part = document.createElement('div')
  part.className = dish.matches('.dish-large') ? 'dish-part dish-part-large' : 'dish-part'
  list.append(part)
  part.append(...loose)
}

function newList(section: HTMLElement): HTMLElement {
  const list = document.createElement('div')
  list.setAttribute('role', 'list')
  section.append(list)
  return list
}
