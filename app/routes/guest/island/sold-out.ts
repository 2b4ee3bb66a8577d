import { findRows, markOf } from './dish-rows.ts'
import { renderAvailability } from './dish-sheet.ts'
import { followSoldOut } from './follow-sold-out.ts'
import { chatProp } from './lazy-chat.ts'

let latest: readonly string[] | undefined

/** Shows what sells out while the page is open. */
export function startSoldOut(): void {
  followSoldOut(chatProp('address'), (marks) => {
    latest = marks
    applySoldOut()
  })
}

/** Applies the latest state to all rows of the menu, such as after the menu was replaced. */
export function applySoldOut(): void {
  if (!latest) return
  const wanted = new Set(latest)
  for (const row of document.querySelectorAll<HTMLElement>('.is-sold-out')) {
    if (wanted.has(markOf(row))) continue
    row.classList.remove('is-sold-out')
    row.querySelector('.sold-out')?.remove()
  }
  for (const mark of wanted) {
    for (const row of findRows(mark)) markRow(row)
  }
  renderAvailability()
}

function markRow(row: Element): void {
  if (row.classList.contains('is-sold-out')) return
  row.classList.add('is-sold-out')
  const label = document.createElement('span')
  label.className = 'sold-out'
  label.textContent = document.querySelector<HTMLElement>('#menu')?.dataset['soldOut'] ?? ''
  row.querySelector('.dish-line')?.prepend(label)
}
