// How often a kept page asks for the current one while someone looks, as a weak line seldom says
// that it is back; and for how long it then waits. In ms.
const everyMs = 20_000
const patienceMs = 15_000

/**
 * Where the page was kept, asks for the current one: now, when the line comes back, when the guest
 * does, now and then, and by the button. Puts its menu in the place of the kept one; what is said
 * and typed in the chat stays.
 * @param onCurrent called once it has
 */
export function refreshKept(onCurrent: () => void): void {
  const notice = document.querySelector<HTMLElement>('#kept')
  if (!notice) return
  const status = notice.querySelector<HTMLElement>('[role="status"]')
  const done = new AbortController()
  let asked = new AbortController()

  /** What was asked before, and hangs, is given up. */
  const ask = async (): Promise<boolean> => {
    asked.abort()
    const latest = (asked = new AbortController())
    const timer = setTimeout(() => latest.abort(), patienceMs)
    const isCurrent = await replaceMenu(notice, latest.signal).catch(() => false)
    clearTimeout(timer)
    if (isCurrent) {
      done.abort()
      onCurrent()
    }
    return isCurrent
  }
  const askAloud = async () => {
    const isCurrent = await ask()
    if (!isCurrent && status) status.textContent = status.dataset['away'] ?? ''
  }
  const askIfSeen = () => void (document.hidden || ask())

  const { signal } = done
  addEventListener('online', () => void ask(), { signal })
  document.addEventListener('visibilitychange', askIfSeen, { signal })
  const timer = setInterval(askIfSeen, everyMs)
  signal.addEventListener('abort', () => clearInterval(timer))
  notice.querySelector('a')?.addEventListener('click', (event) => {
    event.preventDefault()
    if (status) status.textContent = ''
    void askAloud()
  })
  askIfSeen()
}

/**
 * @returns whether the page shows the current menu now
 * @throws where there is no line
 */
async function replaceMenu(notice: HTMLElement, signal: AbortSignal): Promise<boolean> {
  // Past the browser's cache: there it would wait for an earlier request for the page that hangs.
  const response = await fetch(location.href, { cache: 'no-store', signal })
  if (response.status >= 500) return false
  const current = new DOMParser().parseFromString(await response.text(), 'text/html')
  const column = document.querySelector<HTMLElement>('#menu-column')
  const currentColumn = current.querySelector('#menu-column')
  if (!column || !currentColumn || !isSamePage(current)) {
    // The words of a guest outweigh it: the page stays what it says it is.
    if (!hasWords()) location.reload()
    return false
  }
  const open = categories(document).find((category) => category.open)
  for (const category of categories(current)) category.open = titleOf(category) === titleOf(open)
  const hadFocus = notice.contains(document.activeElement)
  const news = noteOf(notice)
  document.title = current.title
  document.querySelector('#guest > header')?.replaceWith(...currentHeader(current))
  column.replaceChildren(news, ...currentColumn.childNodes)
  document.documentElement.classList.remove('scroll-pt-36')
  if (hadFocus) news.focus({ preventScroll: true })
  return true
}

const currentHeader = (current: Document) => current.querySelectorAll('#guest > header')
const categories = (page: Document) => [
  ...page.querySelectorAll<HTMLDetailsElement>('details[name="category"]'),
]
const titleOf = (category?: Element) => category?.querySelector('h2')?.textContent

/** Whether another page fits around this one's script and chat. */
function isSamePage(current: Document): boolean {
  return JSON.stringify(marksOf(current)) === JSON.stringify(marksOf(document))
}

const marksOf = (page: Document) => [
  page.documentElement.lang,
  page.querySelector<HTMLElement>('script[data-src]')?.dataset['src'],
  page.querySelector<HTMLElement>('#chat')?.dataset['props'],
]

function hasWords(): boolean {
  const chat = document.querySelector<HTMLElement>('#chat')
  const isMounted = chat?.dataset['mounted'] === 'true'
  return isMounted || (chat?.querySelector('textarea')?.value ?? '') !== ''
}

/** In the notice's place, and as high: nothing moves under the reader's eyes. */
function noteOf(notice: HTMLElement): HTMLElement {
  const note = document.createElement('p')
  note.setAttribute('role', 'status')
  note.tabIndex = -1
  note.className =
    'mx-4 mt-2 flex items-center rounded-card bg-olive-wash px-4 py-3 text-olive lg:mx-0 lg:mb-3'
  note.style.minHeight = `${notice.offsetHeight}px`
  note.textContent = notice.dataset['current'] ?? ''
  return note
}
