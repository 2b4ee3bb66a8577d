import sheets from 'virtual:guest/sheets'
import { fallbackLocale, isGuestLocale } from '#app/i18n/locales.ts'
import { choiceStorage } from './choice-storage.ts'
import { startDishFinder } from './dish-finder.ts'
import { chatProp, domReady } from './lazy-chat.ts'

/*
 * The parts that are loaded after the page, to keep it small: the sheets of the filter, of a dish and
 * of the question before an erasure, and the lists of dishes that were found.
 */

let loading: Promise<void> | undefined
let starting: Promise<void> | undefined

/**
 * Adds the sheets, and starts search and filter once the whole menu is there.
 * @throws if they can't be loaded; the next call retries
 */
export function loadSheets(): Promise<void> {
  loading ??= addSheets()
  loading.catch(() => (loading = undefined))
  return loading
}

/** Resolves once the filter has its stored choice. @throws as `loadSheets` */
export async function loadFinder(): Promise<void> {
  await loadSheets()
  await starting
}

async function addSheets(): Promise<void> {
  const { lang } = document.documentElement
  const { default: html } = await sheets[isGuestLocale(lang) ? lang : fallbackLocale]()
  document.querySelector('#guest')?.insertAdjacentHTML('beforeend', html)
  starting = startOnceComplete()
}

async function startOnceComplete(): Promise<void> {
  await domReady
  if (chatProp('closed') !== '') document.querySelector('[data-ask]')?.remove()
  startFinder()
}

/** Starts search and filter on the page's menu; again after the menu is replaced. */
export function startFinder(): void {
  const lists = document.querySelector<HTMLTemplateElement>('#filtered-dishes')
  // Otherwise it starts once the sheets are loaded.
  if (!lists) return
  document.querySelector('#menu')?.before(lists.content.cloneNode(true))
  startDishFinder(chatProp('restaurantId'))
}

/** Loads the sheets when the guest searches, or if there is something to search or filter for. */
export async function awaitSearch(): Promise<void> {
  await domReady
  const search = document.querySelector<HTMLInputElement>('#search')
  if (!search) return
  const load = () => void loadSheets().catch(() => showFailure(search))
  search.addEventListener('focus', load)
  search.addEventListener('input', load)
  const isSearching = search.value !== '' || document.activeElement === search
  if (isSearching || hasChoice()) load()
}

const hasChoice = () => choiceStorage(chatProp('restaurantId')).read().length > 0

/** The menu shows all dishes, which a guest with a stored choice wouldn't expect. */
function showFailure(search: HTMLInputElement): void {
  if (hasChoice()) showNotice('#filter-off')
  if (search.value !== '') showNotice('#search-off')
}

/** Shows a notice that is in the page. */
export function showNotice(selector: '#filter-off' | '#search-off'): void {
  const notice = document.querySelector<HTMLElement>(selector)
  if (!notice) return
  notice.hidden = false
  notice.scrollIntoView({ block: 'center' })
}
