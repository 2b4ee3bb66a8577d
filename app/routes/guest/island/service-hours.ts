import type { Service } from '#app/domain/guest-menu/service.ts'
import { serviceState, type ServiceState } from '#app/domain/service-hours/service-state.ts'
import { serviceLabel, type ServiceTexts } from '../service-label.ts'
import { openOnly } from './categories.ts'
import { knowsTimeZone } from './knows-time-zone.ts'
import { allCategories, categoriesIn, menuParts, openPart } from './menu-parts.ts'
import { findServedMenu, openMenu, showTabs } from './menu-tabs.ts'
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
  const read = findReadCategories()
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
    categoriesIn(openPart()).find((one) => one.open && isListed(one))
  const heading = category?.querySelector('summary') ?? noneServed()
  heading?.focus({ preventScroll: true })
}

/** Finds the open category on the screen, and its sub-categories there. */
function findReadCategories(): HTMLElement[] {
  // On a phone, the chat may cover the menu.
  const menu = document.querySelector('#menu:not(.away, [data-view="chat"] *)')
  const part = openPart()
  const open = menu && categoriesIn(part).find((category) => category.open && isListed(category))
  if (!part || !open || !isOnScreen(open)) return []
  const sections = open.querySelectorAll<HTMLElement>('section:not(.unlisted)')
  return [...(part === menu ? [] : [part]), open, ...sections].filter(isOnScreen)
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

/**
 * Lists menus and main categories of which something is shown, and opens others if open ones are
 * hidden.
 */
function listCategories(): void {
  for (const part of menuParts()) listCategoriesOf(part)
  const none = noneServed()
  const isNone = allCategories().every((category) => !isListed(category))
  const wasNone = none?.hidden === false
  if (none) none.hidden = !isNone
  const part = openPart()
  const isLost = !part || !isListed(part) || wasNone
  const served = isLost ? findServedMenu() : undefined
  if (served && served !== part) openMenu(served)
  else showTabs()
}

function listCategoriesOf(part: HTMLElement): void {
  const categories = categoriesIn(part)
  const wasNone = categories.every((category) => category.matches('.unlisted'))
  for (const category of categories) {
    const isUnlisted = isHidden(stateOf(category)) || shownParts(category).length === 0
    category.classList.toggle('unlisted', isUnlisted)
    document
      .querySelector(`.category-bar a[href="#${CSS.escape(category.id)}"]`)
      ?.classList.toggle('unlisted', isUnlisted)
  }
  const listed = categories.filter((category) => !category.matches('.unlisted'))
  if (part.matches('.menu-part')) {
    part.classList.toggle('unlisted', isHidden(stateOf(part)) || listed.length === 0)
  }
  // Nothing was shown, or the guest was reading what has just been hidden.
  const isLost = wasNone || categories.some((category) => category.matches('.unlisted[open]'))
  const opened =
    listed.find((category) => shownParts(category).some((one) => servedFrom(one) === '')) ??
    listed[0]
  if (isLost && opened) openOnly(opened)
}

/** Finds a category's own dishes, and the sub-categories that are shown. */
const shownParts = (category: Element) => [
  ...category.querySelectorAll(
    ':scope > div > [role="list"], :scope > div > section:not(.unlisted)',
  ),
]
