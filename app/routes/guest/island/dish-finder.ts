import { afterPaint } from '#app/ui/after-paint.ts'
import { dropCaret } from './caret.ts'
import { choiceStorage } from './choice-storage.ts'
import { dishLists } from './dish-lists.ts'
import { linkTo, markOf } from './dish-rows.ts'
import { showCounts } from './finder-counts.ts'
import { groupRows } from './group-rows.ts'
import { isListed, servedFrom } from './served.ts'

/*
 * Finds dishes on the guest page: the search, and the filter by what a guest avoids. Both work on
 * the page's own data without any request. The choice is health data: it is stored in this tab
 * only, and goes along with a question only where the chat says so.
 */

let started = new AbortController()

/**
 * Starts search and filter, and applies the choice that was stored in this tab. If anything fails,
 * the whole menu is shown with a notice, since a guest with an allergy might trust an incomplete
 * list.
 */
export function startDishFinder(restaurantId: string): void {
  const [menu, filter, filtered] = [find('#menu'), find('#filter'), find('#filtered')]
  const search = find<HTMLInputElement>('#search')
  if (!menu || !filter || !filtered || !search) return
  // The filter remains when the menu is replaced.
  started.abort()
  started = new AbortController()
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
  const lists = dishLists(filtered, giveUp)

  const showMenu = () => {
    shown = undefined
    lists.stop()
    toggle(false)
    showCounts(filter, undefined, [], '')
  }
  const toggle = (isOn: boolean) => {
    dropCaret(isOn ? menu : filtered)
    menu.classList.toggle('away', isOn)
    filtered.hidden = false
    filtered.classList.toggle('away', !isOn)
    // A selector would search all dishes.
    for (const bar of find('#menu-bar')?.querySelectorAll('nav') ?? []) bar.hidden = isOn
  }

  /** What is shown instead of the menu, if anything. */
  let shown: Shown | undefined
  const listFor = (found?: readonly HTMLElement[], isForPaper = false): Shown => {
    const candidates = found ?? rows
    if (!hasService) return { found, listed: candidates, labels: '' }
    const listed = isForPaper ? candidates : candidates.filter(isListed)
    const labels = listed.map((row) => `${markOf(row)} ${servedFrom(row)}`).join('\n')
    return { found, listed, labels }
  }
  const render = (next: Shown, isAtOnce: boolean) => {
    const chosen = boxes.filter(({ checked }) => checked)
    const { groups, noteOf } = groupRows(next.listed, chosen, texts)
    toggle(true)
    lists.fill(groups, noteOf, isAtOnce)
    showCounts(filter, groups, chosen, next.found ? search.value.trim() : '')
    shown = next
  }
  const orGiveUp = (action: () => void) => {
    try {
      action()
    } catch (error) {
      giveUp()
      throw error
    }
  }
  /**
   * Shows the menu, or the dishes that were found and filtered.
   * @param found undefined unless the guest searches
   */
  const show = (found?: readonly HTMLElement[]) =>
    orGiveUp(() => {
      const chosen = boxes.filter(({ checked }) => checked)
      storedChoice.write(chosen.map(({ value }) => value))
      if (chosen.length === 0 && !found) return showMenu()
      render(listFor(found), false)
      scrollToResults(filtered)
    })
  const texts = find('#found-status')?.dataset ?? {}
  refresh = (isForPaper) => {
    const next = shown && listFor(shown.found, isForPaper)
    if (!next || (next.labels === shown?.labels && !isForPaper)) return
    orGiveUp(() => keepFocus(filtered, () => render(next, true)))
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

  filter.addEventListener('change', () => void apply(), { signal: started.signal })
  search.addEventListener('input', () => void apply())
  search.addEventListener('focus', () => void lazySearch.load().catch(() => undefined))
  filtered.querySelector('#filter-clear')?.addEventListener('click', () => {
    // A search ends first: the guest may still avoid what they chose.
    const endsSearch = search.value !== ''
    if (endsSearch) search.value = ''
    else for (const box of boxes) box.checked = false
    void apply()
    // Once the menu is painted: focusing computes the layout, and that of a text field takes a
    // third of the tap (decision 033).
    const heir = endsSearch ? search : find('[data-open-filter]')
    void afterPaint().then(() => heir?.focus())
  })
  const chosen = storedChoice.read()
  // After navigating back, the browser may have restored the checkboxes and the query.
  for (const box of boxes) {
    box.disabled = false
    box.checked ||= chosen.includes(box.value)
  }
  if (search.value !== '' || boxes.some(({ checked }) => checked)) void apply()
  const notice = find('#filter-off')
  if (notice) notice.hidden = true
}

interface Shown {
  /** Undefined unless the guest searches. */
  readonly found: readonly HTMLElement[] | undefined
  readonly listed: readonly HTMLElement[]
  /** The listed dishes, and from when they are served; empty on menus without services. */
  readonly labels: string
}

let refresh: (isForPaper: boolean) => void = () => {}

/**
 * Updates the results where they are, if what is listed, or from when it is served, has changed.
 */
export const findAgain = (): void => refresh(false)

/** Completes the results for printing, including dishes that aren't listed now. */
export const findForPaper = (): void => refresh(true)

/** Keeps the focus on a dish whose row is replaced. */
function keepFocus(filtered: HTMLElement, action: () => void): void {
  const { activeElement } = document
  const row = filtered.contains(activeElement) ? activeElement?.closest('.dish') : null
  action()
  if (!row) return
  const link = `[role="list"]:not(.away) ${linkTo(markOf(row))}`
  const target = filtered.querySelector<HTMLElement>(link) ?? find('#filter-clear')
  target?.focus({ preventScroll: true })
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

/** Keeps the start of the results in view, below the bar. */
function scrollToResults(filtered: HTMLElement): void {
  const frame = filtered.parentElement
  // On a phone, the chat may cover the menu.
  if (frame && !frame.closest('[data-covered]') && frame.getBoundingClientRect().top < 0) {
    frame.scrollIntoView()
  }
}
