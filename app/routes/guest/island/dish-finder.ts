import { groupOf } from '../filter-code.ts'
import { dropCaret } from './caret.ts'
import { dishLists, type DishGroups } from './dish-lists.ts'

/*
 * Finds dishes on the guest page: the search, and the filter by what a guest avoids. Both work on
 * the page's own data without any request. The filter's choice never leaves this tab, since it
 * reveals health data.
 */

/** The key in session storage. */
export const filterKey = (restaurantId: string) => `chefin.${restaurantId}.filter`

/**
 * Starts search and filter, and applies the choice that was stored in this tab. If anything fails,
 * the whole menu is shown with a notice, since a guest with an allergy might trust an incomplete
 * list.
 */
export function startDishFinder(restaurantId: string): void {
  const [menu, filter, filtered] = [find('#menu'), find('#filter'), find('#filtered')]
  const search = find<HTMLInputElement>('#search')
  if (!menu || !filter || !filtered || !search) return
  const boxes = [...filter.querySelectorAll('input')]
  const rows = [...menu.querySelectorAll<HTMLElement>('[data-facts]')]
  const storedChoice = choiceStorage(restaurantId)
  const lazySearch = searchLoader(rows)

  const giveUp = () => {
    for (const box of boxes) {
      box.checked = false
      box.disabled = true
    }
    search.value = ''
    menu.classList.remove('away')
    filtered.hidden = true
    const notice = find('#filter-off')
    if (notice) notice.hidden = false
  }
  const fill = dishLists(filtered, giveUp)

  /** Shows the menu, or the dishes that were found and filtered. */
  const show = (found: readonly HTMLElement[] | undefined) => {
    const chosen = boxes.filter(({ checked }) => checked)
    storedChoice.write(chosen.map(({ value }) => value))
    const isOn = chosen.length > 0 || found !== undefined
    if (isOn) {
      const groups = groupRows(found ?? rows, chosen)
      fill(groups)
      showCounts(filter, filtered, groups, chosen, search.value.trim())
    }
    dropCaret(isOn ? menu : filtered)
    menu.classList.toggle('away', isOn)
    filtered.hidden = false
    filtered.classList.toggle('away', !isOn)
    const categories = find('.category-bar')
    if (categories) categories.hidden = isOn
    if (isOn) scrollToResults(filtered)
  }

  const apply = (findRows?: () => readonly HTMLElement[]) => {
    try {
      show(findRows?.())
    } catch (error) {
      giveUp()
      throw error
    }
  }
  const applyQuery = async () => {
    const query = search.value.trim()
    if (query === '') return apply()
    const searchDishes = await lazySearch()
    // Only the latest input counts.
    if (search.value.trim() === query) apply(() => searchDishes(query))
  }

  // In the same frame, so that the displayed dishes always match the checkboxes.
  filter.addEventListener('change', () => (search.value.trim() === '' ? apply() : applyQuery()))
  search.addEventListener('input', () => void applyQuery())
  search.addEventListener('focus', () => void lazySearch())
  filtered.querySelector('#filter-clear')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false
    search.value = ''
    apply()
    find('[data-open-filter]')?.focus()
  })
  const chosen = storedChoice.read()
  // After navigating back, the browser may have restored the checkboxes and the query.
  for (const box of boxes) box.checked ||= chosen.includes(box.value)
  if (search.value.trim() !== '') void applyQuery()
  else if (boxes.some(({ checked }) => checked)) apply()
  const notice = find('#filter-off')
  if (notice) notice.hidden = true
}

/** Loads the search on first use. */
function searchLoader(rows: readonly HTMLElement[]) {
  let loading: Promise<(query: string) => readonly HTMLElement[]> | undefined
  return () => {
    loading ??= import('./search.ts').then(({ createSearch }) => createSearch(rows))
    // After a failure, the next input retries.
    loading.catch(() => (loading = undefined))
    return loading
  }
}

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector<Kind>(selector)

function groupRows(rows: readonly HTMLElement[], chosen: readonly HTMLInputElement[]): DishGroups {
  if (chosen.length === 0) return { found: rows }
  const indexes = chosen.map(({ value }) => Number(value))
  const fits: HTMLElement[] = []
  const ask: HTMLElement[] = []
  const holds: HTMLElement[] = []
  const groups = { fits, ask, holds }
  for (const row of rows) groups[groupOf(row.dataset['facts'] ?? '', indexes)].push(row)
  return groups
}

/** Says above the results and in the filter's sheet what was chosen, and how many dishes there are. */
function showCounts(
  filter: HTMLElement,
  filtered: HTMLElement,
  { found, fits = [], ask = [], holds = [] }: DishGroups,
  chosen: readonly HTMLInputElement[],
  query: string,
): void {
  const avoided = chosen.filter((box) => !('diet' in box.dataset)).map(nameOf)
  const diets = chosen.filter((box) => 'diet' in box.dataset).map(nameOf)
  const line = filtered.querySelector<HTMLElement>('[role="status"]')
  const counts = fillIn(line?.dataset['counts'], fits.length, ask.length, holds.length)
  if (line) {
    line.textContent = [
      ...(query === '' ? [] : [`“${query}”`]),
      ...(avoided.length > 0 ? [fillIn(line.dataset['avoiding'], avoided.join(', '))] : []),
      ...diets,
      found ? fillIn(line.dataset['found'], found.length) : counts,
    ].join(' · ')
  }
  const button = filter.querySelector<HTMLElement>('[aria-live]')
  if (button) button.textContent = found ? (button.dataset['all'] ?? '') : counts
}

const nameOf = (box: HTMLInputElement) => box.parentElement?.textContent?.trim() ?? ''

/** Replaces #1, #2 and so on in a text. */
const fillIn = (text = '', ...values: readonly (string | number)[]) =>
  values.reduce<string>((line, value, index) => line.replace(`#${index + 1}`, `${value}`), text)

/** Keeps the start of the results in view, below the bar. */
function scrollToResults(filtered: HTMLElement): void {
  const frame = filtered.parentElement
  if (frame && frame.getBoundingClientRect().top < 0) frame.scrollIntoView()
}

/** Stores the choice in session storage; without access to it, only while the page is open. */
function choiceStorage(restaurantId: string) {
  const key = filterKey(restaurantId)
  const storage = storageIfAny()
  return {
    read: () => storage?.getItem(key)?.split(',') ?? [],
    write(chosen: readonly string[]) {
      if (chosen.length > 0) storage?.setItem(key, chosen.join(','))
      else storage?.removeItem(key)
    },
  }
}

function storageIfAny(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
