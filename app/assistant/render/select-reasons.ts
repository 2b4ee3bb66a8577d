import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { Speaker } from './speaker.ts'

/**
 * Selects the recorded words that best show what a dish contains: ingredients and tags, else clauses
 * of its description, else a remark that only its name shows it.
 */
export function selectReasons(
  { name, ingredients, tags }: GuestDish,
  words: readonly string[],
  speaker: Speaker,
): string[] {
  const listed = words.filter((word) => ingredients.includes(word) || tags.includes(word))
  if (listed.length > 0) return listed
  const others = words.filter((word) => word !== name)
  return others.length > 0 || words.length === 0 ? others : [speaker.say('byName')]
}
