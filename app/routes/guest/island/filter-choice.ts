import { statedFacts, type StatedFact } from '#app/domain/guest-menu/statements.ts'

/*
 * The choice in the menu's filter, which the chat shares. The checkboxes are its only state.
 */

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#filter input')]

/** The chosen facts, in the order of `statedFacts`, joined by spaces. */
export const chosenFacts = (): string =>
  boxes()
    .flatMap(({ checked, value }) => (checked ? (statedFacts[Number(value)] ?? []) : []))
    .join(' ')

/** Adds facts to the choice, and filters the menu. */
export function chooseFacts(facts: readonly StatedFact[]): void {
  for (const box of boxes()) {
    const fact = statedFacts[Number(box.value)]
    box.checked ||= fact !== undefined && facts.includes(fact)
  }
  document.querySelector('#filter')?.dispatchEvent(new Event('change'))
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** @returns stops listening */
export function onChoice(listener: () => void): () => void {
  // After the filter's own listeners; clearing the filter is a click.
  const notify = () => listener()
  listeners.add(notify)
  document.addEventListener('change', notify)
  document.addEventListener('click', notify)
  return () => {
    listeners.delete(notify)
    document.removeEventListener('change', notify)
    document.removeEventListener('click', notify)
  }
}
