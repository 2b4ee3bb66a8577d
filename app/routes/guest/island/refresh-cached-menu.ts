import { chatProp } from './lazy-chat.ts'
import { categoriesIn, menuParts, openPart } from './menu-parts.ts'

// A weak connection rarely triggers an `online` event, so a visible cached page also polls.
const pollMs = 20_000
const onlineMs = 2_000
const timeoutMs = 15_000

/**
 * If the page is a cached one, fetches the current one: immediately, when the device comes online,
 * when the guest returns to the page, regularly, and on the button. It then replaces the menu; the
 * chat and its input are unchanged.
 * @param onCurrent called once the menu is current
 */
export function refreshCachedMenu(onCurrent: () => void): void {
  const notice = document.querySelector<HTMLElement>('#kept')
  if (!notice) return
  const status = notice.querySelector<HTMLElement>('[role="status"]')
  const done = new AbortController()
  let fetching = new AbortController()

  /** Aborts an earlier request, which may hang. */
  const refresh = async (): Promise<boolean> => {
    fetching.abort()
    const latest = (fetching = new AbortController())
    const timer = setTimeout(() => latest.abort(), timeoutMs)
    const isCurrent = await replaceMenu(notice, latest.signal).catch(() => false)
    clearTimeout(timer)
    if (isCurrent) {
      done.abort()
      onCurrent()
    }
    return isCurrent
  }
  const refreshWithStatus = async () => {
    const isCurrent = await refresh()
    if (!isCurrent && status) status.textContent = cachedMenuText('keptAway')
  }
  const refreshIfShown = () => void (document.hidden || refresh())

  const { signal } = done
  const refreshOnline = async () => {
    await refresh()
    // A device reports that it is online before its first request succeeds.
    setTimeout(() => signal.aborted || refreshIfShown(), onlineMs)
  }
  addEventListener('online', () => void refreshOnline(), { signal })
  document.addEventListener('visibilitychange', refreshIfShown, { signal })
  const timer = setInterval(refreshIfShown, pollMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  notice.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    if (status) status.textContent = ''
    void refreshWithStatus()
  })
  refreshIfShown()
}

/**
 * @returns whether the page now shows the current menu
 * @throws if the network fails
 */
async function replaceMenu(notice: HTMLElement, signal: AbortSignal): Promise<boolean> {
  // `no-store`, as the browser's cache would wait for an earlier request that hangs.
  const response = await fetch(chatProp('address'), { cache: 'no-store', signal })
  if (response.status >= 500) return false
  const current = new DOMParser().parseFromString(await response.text(), 'text/html')
  const column = document.querySelector<HTMLElement>('#menu-column')
  const currentColumn = current.querySelector('#menu-column')
  if (!column || !currentColumn || !isSamePage(current)) {
    // Don't lose the guest's conversation or input: the cached page and its notice remain.
    if (!hasChatInput()) location.reload()
    return false
  }
  keepOpen(current)
  const hadFocus = notice.contains(document.activeElement)
  const update = updateNotice(notice)
  document.title = current.title
  document.querySelector('#guest > header')?.replaceWith(...currentHeader(current))
  const entered = readSearchInput()
  column.replaceChildren(update, ...currentColumn.childNodes)
  restoreSearchInput(entered)
  document.documentElement.classList.remove('scroll-pt-36')
  if (hadFocus) update.focus({ preventScroll: true })
  return true
}

/** What the guest has entered in the search, which is replaced with the menu. */
const readSearchInput = () => ({
  query: searchField()?.value ?? '',
  isSearching: document.activeElement === searchField(),
})

function restoreSearchInput({ query, isSearching }: ReturnType<typeof readSearchInput>): void {
  const search = searchField()
  if (search) search.value = query
  if (isSearching) search?.focus({ preventScroll: true })
}

const searchField = () => document.querySelector<HTMLInputElement>('#search')

const currentHeader = (current: Document) => current.querySelectorAll('#guest > header')
/**
 * Opens in the current page what is open in this one. Of what is gone or hidden, the current page
 * opens what the server chose.
 */
function keepOpen(current: Document): void {
  const parts = menuParts(current)
  const stillOpen = parts.find(
    ({ id, classList }) => id === openPart()?.id && !classList.contains('unlisted'),
  )
  if (stillOpen) for (const part of parts) part.classList.toggle('unopened', part !== stillOpen)
  const open = categoriesIn(openPart()).find((category) => category.open)
  const category = categoriesIn(openPart(current)).find(
    (other) => titleOf(other) === titleOf(open) && !other.matches('.unlisted'),
  )
  if (category) {
    for (const other of categoriesIn(openPart(current))) other.open = other === category
  }
}

const titleOf = (category?: Element) => category?.querySelector('h2')?.textContent

/** Whether the current page has the same script and chat as this one. */
function isSamePage(current: Document): boolean {
  return JSON.stringify(identityOf(current)) === JSON.stringify(identityOf(document))
}

const identityOf = (page: Document) => [
  page.documentElement.lang,
  page.querySelector<HTMLElement>('script[data-src]')?.dataset['src'],
  page.querySelector<HTMLElement>('#chat')?.dataset['props'],
]

function hasChatInput(): boolean {
  const chat = document.querySelector<HTMLElement>('#chat')
  const isMounted = chat?.dataset['mounted'] === 'true'
  return isMounted || (chat?.querySelector('textarea')?.value ?? '') !== ''
}

/** Replaces the notice, with the same height to avoid a layout shift. */
function updateNotice(notice: HTMLElement): HTMLElement {
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.tabIndex = -1
  note.className =
    'mx-4 mt-2 flex items-center rounded-card bg-olive-wash px-4 py-3 text-olive lg:mx-0 lg:mb-3'
  note.style.minHeight = `${notice.offsetHeight}px`
  note.textContent = cachedMenuText('keptCurrent')
  return note
}

/** A text that the page contains for cached menus. */
const cachedMenuText = (name: 'keptAway' | 'keptCurrent') =>
  document.querySelector<HTMLElement>('#menu-column')?.dataset[name] ?? ''
