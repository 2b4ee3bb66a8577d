import { splitSentences } from '#app/domain/house/sentences.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { cookingSentences } from '#app/domain/menus/query/cooking.ts'
import type { Speaker } from './speaker.ts'

type CookingTexts = Pick<GuestDish, 'description' | 'aiInstructions'>

/**
 * Returns what the owner wrote about how a dish is prepared and served, in the reply's language: single
 * sentences, or the whole text if those of its translation don't correspond to them.
 */
export function quoteCooking(
  { description, aiInstructions }: CookingTexts,
  { owner: { translate } }: Speaker,
): string {
  const ofText = (text: string, sentences: readonly string[]) => {
    const isWhole = sentences.length === splitSentences(text).length
    const isTranslated =
      translate(text) === text || sentences.every((one) => translate(one) !== one)
    return isWhole || !isTranslated ? translate(text) : sentences.map(translate).join(' ')
  }
  return [
    ofText(description, cookingSentences({ description, aiInstructions: '' })),
    ofText(aiInstructions, cookingSentences({ description: '', aiInstructions })),
  ]
    .filter(Boolean)
    .join(' ')
}
