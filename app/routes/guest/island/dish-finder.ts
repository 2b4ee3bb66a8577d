import { isolate } from '#app/i18n/direction.ts'
import { groupOf } from '../filter-code.ts'
import { dropCaret } from './caret.ts'
import { choiceStorage } from './choice-storage.ts'
import { dishLists, type DishGroups } from './dish-lists.ts'
import { isListed } from './service-hours.ts'

/*
 * Finds dishes on the guest page: the search, and the filter by what a guest avoids. Both work on
 * the page's own data without any request. The choice is health data: it is stored in this tab only,
 * and goes along with a question only where the chat says so.
 */

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
  const hasService = 'serviceTexts' in menu.dataset
  const storedChoice = choiceStorage(restaurantId)
  const lazySearch = searchLoader(rows)

  const giveUp = () => {
    for (const box of boxes) {
      box.checked = false
      box.disabled = true
    }
    search.value = ''
    showMenu()
    const notice = find('#filter-off')
    if (notice) notice.hidden = false
  }
  const fill = dishLists(filtered, giveUp)

  const showMenu = () => {
    toggle(false)
    showCounts(filter, filtered, undefined, [], '')
  }
  const toggle = (isOn: boolean) => {
    dropCaret(isOn ? menu : filtered)
    menu.classList.toggle('away', isOn)
    filtered.hidden = false
    filtered.classList.toggle('away', !isOn)
    const categories = find('.category-bar')
    if (categories) categories.hidden = isOn
  }

  /**
   * Shows the menu, or the dishes that were found and filtered.
   * @param found undefined unless the guest searches
   */
  const show = (found?: readonly HTMLElement[]) => {
    try {
      const chosen = boxes.filter(({ checked }) => checked)
      storedChoice.write(chosen.map(({ value }) => value))
      if (chosen.length === 0 && !found) return showMenu()
      const candidates = found ?? rows
      const listed = hasService ? candidates.filter(isListed) : candidates
      const groups = groupRows(listed, chosen)
      toggle(true)
      fill(groups)
      showCounts(filter, filtered, groups, chosen, found ? search.value.trim() : '')
      scrollToResults(filtered)
    } catch (error) {
      giveUp()
      throw error
    }
  }
  /** Filters in this frame, so that the dishes always match the checkboxes; then searches. */
  const apply = async () => {
    const query = search.value.trim()
    // While the search loads, a query alone leaves the menu as it is.
    if (query === '' || !lazySearch.isLoaded()) show()
    if (query === '') return
    const searchDishes = await lazySearch.load().catch(() => undefined)
    const notice = find('#search-off')
    if (notice) notice.hidden = searchDishes !== undefined
    // Only the latest input counts.
    if (searchDishes && search.value.trim() === query) show(searchDishes(query))
  }

  filter.addEventListener('change', () => void apply())
  search.addEventListener('input', () => void apply())
  search.addEventListener('focus', () => void lazySearch.load().catch(() => undefined))
  filtered.querySelector('#filter-clear')?.addEventListener('click', () => {
    // A search ends first: the guest may still avoid what they chose.
    if (search.value !== '') {
      search.value = ''
      search.focus()
    } else {
      for (const box of boxes) box.checked = false
      find('[data-open-filter]')?.focus()
    }
    void apply()
  })
  const chosen = storedChoice.read()
  // After navigating back, the browser may have restored the checkboxes and the query.
  for (const box of boxes) box.checked ||= chosen.includes(box.value)
  if (search.value !== '' || boxes.some(({ checked }) => checked)) void apply()
  const notice = find('#filter-off')
  if (notice) notice.hidden = true
}

/** Searches and filters again, after what is listed has changed. */
export function findAgain(): void {
  if (!find('#menu')?.classList.contains('away')) return
  find('#filter')?.dispatchEvent(new Event('change'))
}

/** Loads the search on first use. */
function searchLoader(rows: readonly HTMLElement[]) {
  let loading: Promise<(query: string) => readonly HTMLElement[]> | undefined
  let isLoaded = false
  return {
    isLoaded: () => isLoaded,
    load() {
      loading ??= import('./search.ts').then(({ createSearch }) => {
        isLoaded = true
        return createSearch(rows)
      })
      // After a failure, the next input retries.
      loading.catch(() => (loading = undefined))
      return loading
    },
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

/**
 * Says above the results and in the filter's sheet what was chosen, and how many dishes there are.
 * @param groups undefined if the menu is shown
 */
function showCounts(
  filter: HTMLElement,
  filtered: HTMLElement,
  groups: DishGroups | undefined,
  chosen: readonly HTMLInputElement[],
  query: string,
): void {
  const { found, fits = [], ask = [], holds = [] } = groups ?? {}
  const avoided = chosen.filter((box) => !('diet' in box.dataset)).map(nameOf)
  const diets = chosen.filter((box) => 'diet' in box.dataset).map(nameOf)
  const line = filtered.querySelector<HTMLElement>('[role="status"]')
  const counts = fillIn(line?.dataset['counts'], fits.length, ask.length, holds.length)
  if (line && groups) {
    line.textContent = [
      ...(query === '' ? [] : [`“${isolate(query)}”`]),
      ...(avoided.length > 0
        ? [fillIn(line.dataset['avoiding'], avoided.join(line.dataset['comma']))]
        : []),
      ...diets,
      found ? fillIn(line.dataset['found'], found.length) : counts,
    ].join(' · ')
  }
  const button = filter.querySelector<HTMLElement>('[aria-live]')
  if (button) button.textContent = chosen.length > 0 ? counts : (button.dataset['all'] ?? '')
}

const nameOf = (box: HTMLInputElement) => box.parentElement?.textContent?.trim() ?? ''

/** Replaces #1, #2 and so on in a text. */
const fillIn = (text = '', ...values: readonly (string | number)[]) =>
  values.reduce<string>((line, value, index) => line.replace(`#${index + 1}`, `${value}`), text)

/** Keeps the start of the results in view, below the bar. */
function scrollToResults(filtered: HTMLElement): void {
  const frame = filtered.parentElement
  // On a phone, the chat may cover the menu.
  if (frame && !frame.closest('[data-covered]') && frame.getBoundingClientRect().top < 0) {
    frame.scrollIntoView()
  }
}
