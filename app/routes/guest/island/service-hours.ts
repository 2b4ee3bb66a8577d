import { serviceState } from '#app/domain/service-hours/service-state.ts'
import { serviceLabel, type ServiceTexts } from '../service-label.ts'

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
  document.addEventListener('visibilitychange', showServed)
}

const menu = () => document.querySelector<HTMLElement>('#menu')

function readTexts(): ServiceTexts | undefined {
  const json = menu()?.dataset['serviceTexts']
  return json === undefined ? undefined : JSON.parse(json)
}

/** Shows what is served now, and again at the next full minute, when it may change. */
export function showServed(): void {
  clearTimeout(timer)
  const texts = readTexts()
  if (!texts) return
  timer = setTimeout(showServed, minuteMs - (Date.now() % minuteMs))
  const elements = menu()?.querySelectorAll<HTMLElement>('[data-service]') ?? []
  const changed = [...elements].filter((element) => update(element, texts))
  if (changed.length === 0) return
  const listed = [...document.querySelectorAll<HTMLDetailsElement>('#menu > :not(.unlisted)')]
  const none = document.querySelector<HTMLElement>('#none-served')
  // Nothing was shown, or the guest was reading what has just been hidden.
  const isLost =
    none?.hidden === false || changed.some((element) => element.matches('.unlisted[open]'))
  if (none) none.hidden = listed.length > 0
  const opened = listed.find((category) => servedFrom(category) === '') ?? listed[0]
  if (isLost && opened) opened.open = true
  onChange()
}

/** @returns whether anything has changed */
function update(element: HTMLElement, texts: ServiceTexts): boolean {
  const state = serviceState(JSON.parse(element.dataset['service'] ?? ''), Date.now())
  const text = serviceLabel(state, texts)
  const label = element.querySelector('.served-from')
  if (!label || label.textContent === text) return false
  label.textContent = text
  const isHidden = !state.isServed && state.isHidden
  element.classList.toggle('unlisted', isHidden)
  const link = document.querySelector(`.category-bar a[href="#${CSS.escape(element.id)}"]`)
  link?.classList.toggle('unlisted', isHidden)
  return true
}

/** Whether a dish is listed; one of a hidden category isn't. */
export const isListed = (row: Element): boolean => row.closest('.unlisted') === null

/** From when a dish is served, such as "from 17:00"; empty while it is. */
export const servedFrom = (row: Element): string =>
  row.closest('[data-service]')?.querySelector('.served-from')?.textContent ?? ''

/** Says that a dish isn't served now, and from when it is; empty while it is. */
export function notServedNow(row: Element): string {
  const from = servedFrom(row)
  return from && (readTexts()?.texts.notServedNow.replace('#when', from) ?? '')
}
