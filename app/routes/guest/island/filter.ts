import { groupOf } from '../filter-code.ts'
import { dropCaret } from './caret.ts'
import { dishLists, type DishGroups } from './dish-lists.ts'

/*
 * The filter of the guest page. It works on what the page has already: no request is made, and
 * what is chosen stays in this tab, as it tells of a guest's health.
 */

/** What it keeps it under, in the tab's own storage. */
export const filterKey = (restaurantId: string) => `chefin.${restaurantId}.filter`

/**
 * Makes the filter work, and applies what was chosen in this tab before. Whatever fails in it, the
 * whole menu is shown, with a notice: a list that lacks dishes could be trusted with an allergy.
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
  const kept = keptChoice(restaurantId)

  const sort = () => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value)
    kept.keep(chosen)
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

  // In the frame of the tick: whatever stands beside a tick is sorted by it.
  filter.addEventListener('change', apply)
  filtered.querySelector('#filter-clear')?.addEventListener('click', () => {
    for (const box of boxes) box.checked = false
    apply()
    filter.querySelector('summary')?.focus()
  })
  const chosen = kept.read()
  // A browser that goes back may have ticked them by itself.
  for (const box of boxes) box.checked ||= chosen.includes(box.value)
  if (boxes.some(({ checked }) => checked)) apply()
  if (notice) notice.hidden = true
}

/** What was chosen, in this tab alone; where a guest has forbidden that, while the page is open. */
function keptChoice(restaurantId: string) {
  const key = filterKey(restaurantId)
  const storage = storageIfAny()
  return {
    read: () => storage?.getItem(key)?.split(',') ?? [],
    keep(chosen: readonly string[]) {
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
