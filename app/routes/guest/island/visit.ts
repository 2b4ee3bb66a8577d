/*
 * The restaurant info: says whether the restaurant is open, marks today, and copies the Wi-Fi's
 * password.
 */
import { formatTime } from '#app/domain/hours/format-time.ts'
import { openState, weekdayOf } from '#app/domain/hours/open-state.ts'
import { afterPaint } from '#app/ui/after-paint.ts'
import type { OpenStateSource } from '../open-state-source.ts'
import { knowsTimeZone } from './knows-time-zone.ts'

const updateMs = 30_000

/** Keeps the open state current, and listens to the button. */
export function startVisit(): void {
  showOpenState()
  setInterval(showOpenState, updateMs)
  // A phone pauses timers of a page in the background.
  document.addEventListener('visibilitychange', showOpenState)
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) void copyText(button)
  })
}

/** Shows whether the restaurant is open now. */
export function showOpenState(): void {
  const element = document.querySelector<HTMLElement>('#open-state')
  if (!element) return
  const source: OpenStateSource = JSON.parse(element.dataset['source'] ?? '')
  // The server's text stays.
  if (!knowsTimeZone(source.timeZone)) return
  const rows = [...document.querySelectorAll('#open-state + table tr')]
  const state = openState(source.hours, source.timeZone, Date.now())
  element.textContent = describe(state, source.texts, (day) => rows[day]?.firstChild?.textContent)
  element.toggleAttribute('data-open', state.isOpen)
  const today = weekdayOf(source.timeZone, Date.now())
  for (const [day, row] of rows.entries()) {
    if (day === today) row.setAttribute('aria-current', 'date')
    else row.removeAttribute('aria-current')
  }
}

function describe(
  state: ReturnType<typeof openState>,
  texts: OpenStateSource['texts'],
  nameOf: (weekday: number) => string | null | undefined,
): string {
  if (state.isOpen) {
    if (state.closes === undefined) return texts.openAlways
    return texts.openUntil.replace('#time', formatTime(state.closes))
  }
  if (!state.opens) return ''
  const { inDays, weekday, minute } = state.opens
  const text = [texts.opensToday, texts.opensTomorrow][inDays] ?? texts.opensOn
  return text.replace('#time', formatTime(minute)).replace('#day', nameOf(weekday) ?? '')
}

/** Copies the text of the element that the button names; selects it if copying isn't allowed. */
async function copyText(button: HTMLElement): Promise<void> {
  const source = document.querySelector(button.dataset['copy'] ?? '')
  const label = button.querySelector('span')
  if (!source || !label) return
  try {
    await navigator.clipboard.writeText(source.textContent)
    label.textContent = button.dataset['copied'] ?? ''
  } catch {
    getSelection()?.selectAllChildren(source)
    label.textContent = button.dataset['failed'] ?? ''
  }
}

/** Scrolls to the visit, once Back has restored the menu's scroll position. */
export async function focusVisit(): Promise<void> {
  await afterPaint()
  const visit = document.querySelector<HTMLElement>('#visit')
  visit?.scrollIntoView()
  visit?.focus({ preventScroll: true })
}
