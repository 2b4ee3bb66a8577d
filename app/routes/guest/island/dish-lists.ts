import type { groupOf } from '../filter-code.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import { partOf } from './menu-parts.ts'
import { servedFrom, serviceHoursOf } from './served.ts'
import { whenIdle } from './when-idle.ts'

/** The dishes to show: those that the search found, or by the filter's groups. */
export type DishGroups = Readonly<
  Partial<Record<'found' | ReturnType<typeof groupOf>, readonly HTMLElement[]>>
>

// About the height of a dish in px.
const usualHeightPx = 120
// Dishes per part, as estimated in `menu.css`, and per step in idle time, for which a tap has to wait.
const perPart = 8
// A step may take this long; the browser then needs as long again for the style of what was added.
const maxAddingMs = 8

/**
 * The lists of dishes that were found. They contain copies, so that the menu is unchanged and can be shown
 * again at once. The dishes of the first screen are added immediately, together with all headings;
 * the rest is added while the browser is idle, from top to bottom.
 * @param onFailure called if adding the rest fails, so that a list may lack dishes
 */
export function dishLists(filtered: HTMLElement, onFailure: () => void) {
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

  /**
   * Fills the lists with the dishes of a new choice.
   * @param noteOf says what has to be chosen for a dish; undefined for nothing
   * @param isAtOnce whether none is added later
   */
  function fill(
    groups: DishGroups,
    noteOf: (dish: HTMLElement) => string | undefined,
    isAtOnce: boolean,
  ): void {
    const choice = (current = {})
    // Hiding the old lists is faster than emptying them.
    const old = sections.flatMap(listsOf)
    for (const list of old) list.classList.add('away')
    const missing = sections.flatMap((section) => {
      const [group, dishes = []] =
        Object.entries(groups).find(([name]) => name === section.dataset['group']) ?? []
      const none = section.querySelector<HTMLElement>('[data-none]')
      if (none) none.hidden = dishes.length > 0
      section.classList.toggle('away', group === undefined || (!none && dishes.length === 0))
      return inParts(dishes).map((part) => ({ section, part }))
    })
    const addNext = () => {
      const { section, part } = missing.shift() ?? {}
      const dishesOfPart = part?.map((dish) => {
        const copy = copyOf(dish)
        setNote(copy, noteOf(dish))
        return copy
      })
      if (section && dishesOfPart) addTo(section, dishesOfPart)
      return dishesOfPart?.length ?? 0
    }
    const isComplete = () => missing.length === 0 && old.length === 0
    const addRest = (hasTime: () => boolean) => {
      if (current !== choice) return
      const until = performance.now() + maxAddingMs
      try {
        do
          if (missing.length > 0) addNext()
          else removeNext(old)
        while (!isComplete() && hasTime() && performance.now() < until)
      } catch (error) {
        onFailure()
        throw error
      }
      if (!isComplete()) whenIdle(addRest)
    }
    const atOnce = isAtOnce ? Infinity : innerHeight / usualHeightPx
    for (let added = 0; missing.length > 0 && added < atOnce;) added += addNext()
    void afterPaint().then(() => whenIdle(addRest))
  }

  return {
    fill,
    /** Adds no more dishes, as the lists aren't shown. */
    stop() {
      current = {}
    },
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

function inParts(dishes: readonly HTMLElement[]): HTMLElement[][] {
  return Array.from({ length: Math.ceil(dishes.length / perPart) }, (_, part) =>
    dishes.slice(part * perPart, (part + 1) * perPart),
  )
}

/** Adds dishes to a list; as in the menu, every eight are a part, and the last ones aren't. */
function addTo(section: HTMLElement, dishes: readonly HTMLElement[]): void {
  const newest = listsOf(section).at(-1)
  const list = newest?.classList.contains('away') === false ? newest : newList(section)
  if (dishes.length < perPart) return list.append(...dishes)
  const part = document.createElement('div')
  part.className = dishes[0]?.matches('.dish-large') ? 'dish-part dish-part-large' : 'dish-part'
  part.append(...dishes)
  list.append(part)
}

/** Removes a list's last part, and an empty list; its dishes are kept as `copies`. */
function removeNext(lists: HTMLElement[]): void {
  const list = lists.at(-1)
  list?.lastElementChild?.remove()
  if (list?.childElementCount === 0) lists.pop()?.remove()
}

function newList(section: HTMLElement): HTMLElement {
  const list = document.createElement('div')
  list.setAttribute('role', 'list')
  section.append(list)
  return list
}
