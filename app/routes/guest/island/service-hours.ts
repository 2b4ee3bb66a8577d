import type { Service } from '#app/domain/guest-menu/service.ts'
import { serviceState, type ServiceState } from '#app/domain/service-hours/service-state.ts'
import { serviceLabel, type ServiceTexts } from '../service-label.ts'
import { openOnly } from './categories.ts'
import { knowsTimeZone } from './knows-time-zone.ts'
import { isListed, readServiceTexts, servedFrom } from './served.ts'

/*
 * Shows and hides categories by this phone's clock: the page may have been open, or cached for when
 * the network fails, since they were rendered.
 */

const minuteMs = 60_000

let onChange: () => void
let timer: ReturnType<typeof setTimeout> | undefined

/** @param changed called after categories have changed */
export function startServiceHours(changed: () => void): void {
  onChange = changed
  showServed()
  // A phone pauses timers of a page in the background.
  document.addEventListener('visibilitychange', followClock)
}

/** Shows what is served now, and again at the next full minute, when it may change. */
export function showServed(): void {
  clearTimeout(timer)
  const texts = readServiceTexts()
  if (!texts) return
  timer = setTimeout(followClock, minuteMs - (Date.now() % minuteMs))
  const elements = [...document.querySelectorAll<HTMLElement>('#menu [data-service]')]
  const changed = elements.filter((element) => update(element, texts))
  if (changed.length === 0) return
  listCategories()
  showStatus('')
  onChange()
}

/** Shows what is served now. Says what has vanished while the guest was reading it. */
function followClock(): void {
  const read = findRead()
  const focused = document.activeElement
  showServed()
  const gone = read.filter(
    ({ classList, parentElement }) =>
      classList.contains('unlisted') && parentElement && isListed(parentElement),
  )
  if (gone.length > 0) {
    const names = gone.map((element) => element.querySelector('h2, h3')?.textContent ?? '')
    showStatus(readServiceTexts()?.texts.noLongerServed.replace('#name', names.join(', ')) ?? '')
  }
  if (!focused || isListed(focused)) return
  const category =
    focused.closest('details:not(.unlisted)') ??
    document.querySelector('#menu > details[open]:not(.unlisted)')
  const heading = category?.querySelector('summary') ?? noneServed()
  heading?.focus({ preventScroll: true })
}

/** Finds the open category on the screen, and its sub-categories there. */
function findRead(): HTMLElement[] {
  // On a phone, the chat may cover the menu.
  const shown = '#menu:not(.away, [data-view="chat"] *) > details[open]:not(.unlisted)'
  const open = document.querySelector<HTMLElement>(shown)
  if (!open || !isOnScreen(open)) return []
  return [open, ...open.querySelectorAll<HTMLElement>('section:not(.unlisted)')].filter(isOnScreen)
}

/** Whether an element is in the upper half of the screen, where the guest reads. */
function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight / 2 && bottom > 0
}

/** Shows a line above the menu, and brings it into view: what the guest was reading is gone. */
function showStatus(text: string): void {
  const line = document.querySelector<HTMLElement>('#served-status')
  if (!line || line.textContent === text) return
  line.textContent = text
  if (text !== '') line.scrollIntoView({ block: 'nearest' })
}

const categories = () => [...document.querySelectorAll<HTMLDetailsElement>('#menu > details')]
const noneServed = () => document.querySelector<HTMLElement>('#none-served')

/**
 * Updates a category's label, and whether it is hidden.
 * @returns whether anything has changed
 */
function update(element: HTMLElement, texts: ServiceTexts): boolean {
  const state = stateOf(element)
  const label = element.querySelector('.served-from')
  const text = state && serviceLabel(state, texts)
  if (!label || text === undefined || label.textContent === text) return false
  label.textContent = text
  element.classList.toggle('unlisted', isHidden(state))
  return true
}

/** @returns undefined for always, and if the browser doesn't know the restaurant's time zone */
function stateOf({ dataset }: HTMLElement): ServiceState | undefined {
  const json = dataset['service']
  if (json === undefined) return undefined
  const service: Service = JSON.parse(json)
  return knowsTimeZone(service.timeZone) ? serviceState(service, Date.now()) : undefined
}

const isHidden = (state: ServiceState | undefined) =>
  state !== undefined && !state.isServed && state.isHidden

/** Lists main categories of which something is shown, and opens one if the open one is hidden. */
function listCategories(): void {
  for (const category of categories()) {
    const isUnlisted = isHidden(stateOf(category)) || shownParts(category).length === 0
    category.classList.toggle('unlisted', isUnlisted)
    document
      .querySelector(`.category-bar a[href="#${CSS.escape(category.id)}"]`)
      ?.classList.toggle('unlisted', isUnlisted)
  }
  const none = noneServed()
  // Nothing was shown, or the guest was reading what has just been hidden.
  const isLost =
    none?.hidden === false || categories().some((category) => category.matches('.unlisted[open]'))
  const listed = categories().filter(isListed)
  if (none) none.hidden = listed.length > 0
  const opened =
    listed.find((category) => shownParts(category).some((part) => servedFrom(part) === '')) ??
    listed[0]
  if (isLost && opened) openOnly(opened)
}

/** Finds a category's own dishes, and the sub-categories that are shown. */
const shownParts = (category: Element) => [
  ...category.querySelectorAll(
    ':scope > div > [role="list"], :scope > div > section:not(.unlisted)',
  ),
]
