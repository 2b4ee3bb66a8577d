import type { AvoidedFood } from '#app/assistant/reply/reply-event.ts'

/*
 * What the guest avoids, from the filter and from the chat, for the card for the kitchen. It stays in
 * this page.
 */

export const noAvoidances: readonly string[] = []
let said = noAvoidances
let foods: readonly AvoidedFood[] = []

/** Remembers what the guest avoids according to the chat. */
export function rememberSaid(
  names: readonly string[],
  avoidedFoods: readonly AvoidedFood[] = [],
): void {
  said = names.length > 0 ? names : noAvoidances
  foods = avoidedFoods
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/** @returns stops listening */
export function onSaid(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names of facts, diets and foods, according to the chat. */
export const saidAvoidances = (): readonly string[] => said

/** Those that the page has no names for. */
export const saidFoods = (): readonly AvoidedFood[] => foods

/** Whether the guest avoids anything. */
export const hasAvoidances = (): boolean =>
  said.length > 0 || document.querySelector('#filter input:checked') !== null
