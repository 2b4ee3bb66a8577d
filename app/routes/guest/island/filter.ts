import { groupOf } from '../filter-code.ts'

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
  const lists = [...menu.querySelectorAll('ul')].map((list) => ({
    list,
    dishes: [...list.querySelectorAll<HTMLElement>(':scope > [data-facts]')],
  }))
  const kept = keptChoice(restaurantId)

  const apply = () => {
    const chosen = boxes.filter(({ checked }) => checked).map(({ value }) => value)
    kept.keep(chosen)
    const isOn = chosen.length > 0
    const dishes = Map.groupBy(
      lists.flatMap((one) => one.dishes),
      ({ dataset }) => groupOf(dataset['facts'] ?? '', chosen.map(Number)),
    )
    for (const section of filtered.querySelectorAll<HTMLElement>('[data-group]')) {
      const { group } = section.dataset
      const found = (isOn && [...dishes].find(([name]) => name === group)?.[1]) || []
      section.querySelector('ul')?.append(...found)
      const none = section.querySelector<HTMLElement>('[data-none]')
      if (none) none.hidden = found.length > 0
      section.hidden = !none && found.length === 0
    }
    // Back where they came from, in the menu's order.
    if (!isOn) for (const { list, dishes: own } of lists) list.append(...own)
    menu.hidden = isOn
    filtered.hidden = !isOn
    const status = filtered.querySelector<HTMLElement>('[role="status"]')
    if (status) {
      const count = (name: 'fits' | 'ask' | 'holds') => String(dishes.get(name)?.length ?? 0)
      status.textContent = (status.dataset['counts'] ?? '')
        .replace('#1', count('fits'))
        .replace('#2', count('ask'))
        .replace('#3', count('holds'))
    }
  }

  // The tick is seen first: to sort two thousand dishes takes a slow phone most of a second.
  filter.addEventListener('change', () => requestAnimationFrame(() => setTimeout(apply)))
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
