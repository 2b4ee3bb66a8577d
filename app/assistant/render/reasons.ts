import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Speaker } from './speaker.ts'

/**
 * Recorded words that show what a dish holds, as a sentence takes them in brackets: ingredients and
 * tags before clauses of a description, and the name only where nothing else shows it.
 */
export function reasonsOf(
  { name, ingredients, tags }: GuestDish,
  words: readonly string[],
  speaker: Speaker,
): string[] {
  const named = new Set([...ingredients, ...tags])
  const listed = words.filter((one) => named.has(one))
  if (listed.length > 0) return listed
  const others = words.filter((one) => one !== name)
  return others.length > 0 || words.length === 0 ? others : [speaker.say('byName')]
}
