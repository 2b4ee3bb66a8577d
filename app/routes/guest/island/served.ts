import { notServedText, type ServiceTexts } from '../service-label.ts'

/*
 * The page's texts about when dishes are served; `service-hours.ts` keeps it current.
 */

/** Whether a dish or category is listed; one of a hidden category isn't. */
export const isListed = (element: Element): boolean => element.closest('.unlisted') === null

/** From when a dish or category is served, such as "from 17:00"; empty while it is. */
export const servedFrom = (element: Element): string => textIn(element, '.served-from')

/** When a dish is served, for paper; empty for always. */
export const serviceHoursOf = (row: Element): string => textIn(row, '.service-hours')

const textIn = (element: Element, selector: string) =>
  element.closest('[data-service]')?.querySelector(selector)?.textContent ?? ''

/** Says that a dish isn't served now, and from when it is; empty while it is. */
export function notServedNow(row: Element): string {
  const from = servedFrom(row)
  const texts = readServiceTexts()
  return from === '' || !texts ? '' : notServedText(from, texts)
}

/** @returns undefined if everything is always served */
export function readServiceTexts(): ServiceTexts | undefined {
  const json = document.querySelector<HTMLElement>('#menu')?.dataset['serviceTexts']
  return json === undefined ? undefined : JSON.parse(json)
}
