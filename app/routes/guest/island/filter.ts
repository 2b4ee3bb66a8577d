import { groupOf } from '../filter-code.ts'
import { dropCaret } from './caret.ts'
import { dishLists, type DishGroups } from './dish-lists.ts'

/*
 * The filter of the guest page. It works on the page's own data without any request, and the
 * choice never leaves this tab, since it reveals health data.
 */

/** The key in session storage. */
export const filterKey = (restaurantId: string) => `chefin.${restaurantId}.filter`

/**
 * Starts the filter, and applies the choice that was stored in this tab. If anything fails, the
 * whole menu is shown with a notice, since a guest with an allergy might trust an incomplete list.
 */
export function startFilter(restaurantId: string): void {
  const menu = document.querySelector<HTMLElement>('#menu')
  const filter = document.querySelector<HTMLElement>('#filter')
  const filtered = document.querySelector<HTMLElement>('#filtered')
  if (!menu || !filter || !filtered) return
  const boxes = [...filter.querySelectorAll('input')]
  const dishes = [...menu.querySelectorAll<HTMLElement>('[data-facts]')].map((dish) => ({
    dish,
    code: dish.dataset['facts'] ?? '',
  }))
  const notice = document.querySelector<HTMLElement>('#filter-off')

  const giveUp = () => {
    for (const box of boxes) {
      box.checked = false
      box.disabled = true
    }
    menu.classList.remove('away')
    filtered.hidden = true
    filter.setAttribute('open', '')
    if (notice) notice.hidden = false
  }
  const fill = dishLists(filtered, giveUp)
  const status = filtered.querySelector<HTMLElement>('[role="status"]')
  const storedChoice = choiceStorage(restaurantId)

  const sort = () => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value)
    storedChoice.write(chosen)
    const isOn = chosen.length > 0
    if (isOn) show(chosen.map(Number))
    dropCaret(isOn ? menu : filtered)
    menu.classList.toggle('away', isOn)
    filtered.hidden = false
    filtered.classList.toggle('away', !isOn)
  }

  const show = (places: readonly number[]) => {
    const groups: DishGroups = { fits: [], ask: [], holds: [] }
    for (const { dish, code } of dishes) groups[groupOf(code, places)].push(dish)
    fill(groups)
    if (!status) return
    status.textContent = (status.dataset['counts'] ?? '')
      .replace('#1', String(groups.fits.length))
      .replace('#2', String(groups.ask.length))
      .replace('#3', String(groups.holds.length))
  }

  const apply = () => {
    try {
      sort()
    } catch (error) {
      giveUp()
      throw error
    }
  }

  // In the same frame, so that the displayed dishes always match the checkboxes.
  filter.addEventListener('change', apply)
  filtered.querySelector('#filter-clear')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false
    apply()
    filter.querySelector('summary')?.focus()
  })
  const chosen = storedChoice.read()
  // After navigating back, the browser may have restored the checkboxes.
  for (const box of boxes) box.checked ||= chosen.includes(box.value)
  if (boxes.some(({ checked }) => checked)) apply()
  if (notice) notice.hidden = true
}

/** Stores the choice in session storage; without access to it, only while the page is open. */
function choiceStorage(restaurantId: string) {
  const key = filterKey(restaurantId)
  const storage = storageIfAny()
  return {
    read: () => storage?.getItem(key)?.split(',') ?? [],
    write(chosen: readonly string[]) {
      if (chosen.length > 0) storage?.setItem(key, chosen.join(','))
      else storage?.removeItem(key)
    },
  }
}

function storageIfAny(): Storage | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}
