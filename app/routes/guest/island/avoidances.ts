import type { AvoidedFood } from '#app/assistant/reply/reply-event.ts'

/*
 * What the guest avoids, from the filter and from the chat, for the card for the kitchen. It stays in
 * this page.
 */

export const noAvoidances: readonly string[] = []
let fromChat = noAvoidances
let foods: readonly AvoidedFood[] = []

/** Remembers what the guest avoids according to the chat. */
export function rememberChatAvoidances(
  names: readonly string[],
  avoidedFoods: readonly AvoidedFood[] = [],
): void {
  fromChat = names.length > 0 ? names : noAvoidances
  foods = avoidedFoods
  for (const listener of listeners) listener()
}

const listeners = new Set<() => void>()

/**
 * Calls a listener after each change of what the guest avoids according to the chat.
 * @returns a function that stops it
 */
export function onChatAvoidances(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Names of facts, diets and foods, according to the chat. */
export const chatAvoidances = (): readonly string[] => fromChat

/** The foods among them that the page has no names for. */
export const unnamedChatFoods = (): readonly AvoidedFood[] => foods

/** Whether the guest avoids anything. */
export const hasAvoidances = (): boolean =>
  fromChat.length > 0 || document.querySelector('#filter input:checked') !== null
