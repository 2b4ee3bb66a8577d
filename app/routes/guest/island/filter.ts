import { groupOf } from '../filter-code.ts'
import { dropCaret } from './caret.ts'
import { dishLists } from './dish-lists.ts'

/*
 * The filter of the guest page. It works on what the page has already: no request is made, and
 * what is chosen stays in this tab, as it tells of a guest's health.
 */

/** What it keeps it under, in the tab's own storage. */
export const filterKey = (restaurantId: string) => `chefin.${restaurantId}.filter`

/** Makes the filter work, and takes up what was chosen in this tab before. */
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
  const fill = dishLists(filtered)
  const status = filtered.querySelector<HTMLElement>('[role="status"]')
  const kept = keptChoice(restaurantId)

  const apply = () => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value)
    kept.keep(chosen)
    const isOn = chosen.length > 0
    dropCaret(isOn ? menu : filtered)
    menu.classList.toggle('away', isOn)
    filtered.hidden = false
    filtered.classList.toggle('away', !isOn)
    if (!isOn) return
    const places = chosen.map(Number)
    const groups = Map.groupBy(dishes, ({ code }) => groupOf(code, places))
    fill(groups)
    const count = (name: 'fits' | 'ask' | 'holds') => String(groups.get(name)?.length ?? 0)
    if (!status) return
    status.textContent = (status.dataset['counts'] ?? '')
      .replace('#1', count('fits'))
      .replace('#2', count('ask'))
      .replace('#3', count('holds'))
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
