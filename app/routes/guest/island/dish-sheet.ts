import { dishMark } from '../dish-mark.ts'
import { hasAvoidances } from './avoidances.ts'
import { toggleDialog } from './dialogs.ts'
import { findRows, markOfLink } from './dish-rows.ts'
import { closeLayer, openLayer, openSheet, type Layers } from './layers.ts'
import { notServedNow } from './served.ts'

/*
 * A dish in a sheet above the menu or the chat. Everything comes from the dish's row, so that it
 * opens without a request.
 */

/** A dish's row on the menu, by its mark. */
function findRow(mark: string): HTMLElement | null {
  const menu = document.querySelector('#menu')
  return (menu && findRows(mark, menu)[0]) ?? null
}

/** Whether a dish is on the menu. */
export const hasDish = (dishId: string) => findRow(dishMark(dishId)) !== null

/** Opens a dish's sheet, such as from a reply. */
export function openDish(dishId: string): void {
  const link = findRow(dishMark(dishId))?.querySelector<HTMLAnchorElement>('a')
  if (link) openDishOf(link)
}

/** Opens the sheet of the dish that a link leads to; if it can't be loaded, the dish's page. */
function openDishOf(link: HTMLAnchorElement): void {
  openSheet({ dish: markOfLink(link) }, () => location.assign(link.href), link.href)
}

/**
 * Listens to taps on dishes and on the sheet's buttons.
 * @param ask opens the chat with a question about a dish
 */
export function startDishSheet(ask: (name: string) => void): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    const link = target?.closest<HTMLAnchorElement>('a.dish-link')
    if (link && !hasModifier) {
      event.preventDefault()
      openDishOf(link)
    }
    if (target?.closest('[data-enlarge]')) openLayer({ picture: true })
    // By the owner's name, which the owner understands in the conversation.
    if (target?.closest('[data-ask]')) {
      ask(partOf('original')?.textContent || (partOf('name')?.textContent ?? ''))
    }
  })
}

let shownRow: HTMLElement | null = null

const sheet = () => document.querySelector<HTMLDialogElement>('#dish-sheet')

/** Opens or closes the sheet and its picture. */
export function renderDishLayers({ dish, picture }: Layers): void {
  const row = dish === undefined ? null : findRow(dish)
  // A dish that has left the menu, after the menu was replaced.
  if (dish !== undefined && !row && document.readyState === 'complete') void closeLayer()
  if (row !== shownRow && row) fillSheet(row)
  shownRow = row
  toggleDialog('#dish-sheet', row !== null)
  if (row && picture) fillImage(document.querySelector('#dish-picture'), row)
  toggleDialog('#dish-picture', row !== null && picture === true)
}

/** The names of the dish whose sheet is open: the guest's, and the owner's if that differs. */
export function shownDish(): { readonly name: string; readonly original?: string } | undefined {
  if (!shownRow) return undefined
  const original = textOf(shownRow, '.original-name')
  return { name: textOf(shownRow, '.dish-link'), ...(original !== '' && { original }) }
}

/** Shows in the open sheet whether its dish is now sold out or not served. */
export function renderAvailability(): void {
  if (!shownRow) return
  setPart('soldOut', textOf(shownRow, '.sold-out'))
  setPart('notServed', notServedNow(shownRow))
}

const textOf = (row: HTMLElement, selector: string) =>
  row.querySelector(selector)?.textContent ?? ''

const partOf = (name: string) =>
  sheet()?.querySelector<HTMLElement>(`[data-part="${name}"]`) ?? null

function setPart(name: string, content: string): void {
  const element = partOf(name)
  if (!element) return
  element.textContent = content
  element.hidden = content === ''
}

/** Shows a row's text, with its language. */
function copyPart(name: string, source: HTMLElement | null): void {
  setPart(name, source?.textContent ?? '')
  if (source?.lang) partOf(name)?.setAttribute('lang', source.lang)
  else partOf(name)?.removeAttribute('lang')
}

function fillSheet(row: HTMLElement): void {
  const dialog = sheet()
  copyPart('name', row.querySelector<HTMLElement>('.dish-link'))
  copyPart('original', row.querySelector<HTMLElement>('.original-name'))
  setPart('kept', keptNotice())
  setPart('soldOut', textOf(row, '.sold-out'))
  setPart('notServed', notServedNow(row))
  // The details have the prices of several sizes.
  setPart('price', textOf(row, '.dish-price:not(.screen-only)'))
  copyPart('description', row.querySelector<HTMLElement>('.dish-description'))
  dialog
    ?.querySelector('[data-part="details"]')
    ?.replaceChildren(row.querySelector('template')?.content.cloneNode(true) ?? '')
  const enlarge = dialog?.querySelector<HTMLElement>('[data-enlarge]')
  if (enlarge) enlarge.hidden = !fillImage(enlarge, row)
  const card = dialog?.querySelector<HTMLElement>('[data-card]')
  if (card) card.hidden = !hasAvoidances()
  dialog?.scrollTo({ top: 0 })
}

/** The text of a cached page's notice, without its link; empty on a current page. */
const keptNotice = () =>
  [...(document.querySelector('#kept [role="alert"]')?.childNodes ?? [])]
    .flatMap((node) => (node instanceof HTMLAnchorElement ? [] : (node.textContent ?? '')))
    .join('')
    .trim()

/**
 * Shows a row's picture in full size, behind it the small one until it is loaded.
 * @returns whether the dish has a picture
 */
function fillImage(element: HTMLElement | null, row: HTMLElement): boolean {
  const small = row.querySelector('img')
  const image = element?.querySelector('img')
  if (!image || !small) return false
  // Until it is loaded, browsers would show the picture of the dish before.
  image.removeAttribute('src')
  image.style.backgroundImage = `url("${small.currentSrc || small.src}")`
  image.src = small.src.replace('.small.webp', '.webp')
  image.alt = textOf(row, '.dish-link')
  return true
}
