import { determineFact } from '#app/domain/dietary/dish-facts.ts'
import { foldText } from '#app/domain/dietary/fold-text.ts'
import { findTermsCached } from '#app/domain/dietary/cached-parsing.ts'
import { excludedBy, type DietaryFact } from '#app/domain/guest-menu/facts.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { ShownText } from '#app/domain/translations/menu-texts.ts'
import type { Block } from './blocks.ts'
import type { Speaker } from './speaker.ts'

/** Whether a dish's note is about a food, an allergen, or what a diet excludes. */
export function isNoteAbout({ aiInstructions }: GuestDish, of: readonly DietaryTarget[]): boolean {
  const terms = findTermsCached(aiInstructions)
  const names = (facts: readonly DietaryFact[]) =>
    terms.some((term) => facts.some((fact) => term.facts.includes(fact)))
  return of.some((target) => {
    if (target.kind === 'food') return terms.some(({ concept }) => concept === target.concept)
    if (target.kind === 'fact') return names([target.fact])
    return (
      names(excludedBy[target.diet]) || foldText(aiInstructions).includes(target.diet.slice(0, 5))
    )
  })
}

/** Whether only a dish's name shows that it contains something, which its note may explain. */
export function restsOnName(dish: GuestDish, of: readonly DietaryTarget[]): boolean {
  const isOnlyName = (words: readonly string[]) =>
    words.length > 0 && words.every((word) => word === dish.name)
  return (
    dish.aiInstructions !== '' &&
    of.some(
      (target) => target.kind === 'fact' && isOnlyName(determineFact(dish, target.fact).reasons),
    )
  )
}

/** Quotes the owner's note about a dish, translated if guests may read its translation. */
export const quoteNote = (dish: GuestDish, speaker: Speaker): Block =>
  quoteBlock(dish, speaker.owner.translateNote(dish), speaker)

/**
 * Creates a block that quotes an owner's text about a dish.
 * @param isNamed whether the reply has just named the dish
 */
export function quoteBlock(
  dish: GuestDish,
  { text: quote, lang }: ShownText,
  speaker: Speaker,
  isNamed = false,
): Block {
  const phrase = isNamed ? 'descriptionToo' : 'description'
  const text = speaker.say(phrase, { dish: dish.name, words: quote })
  return { kind: 'quote', text, quote, ...(lang !== undefined && { quoteLang: lang }) }
}
