import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { findTerms, isDishConcept } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { findPhrases, findSigns } from '../reading/signs.ts'
import { readTokens } from '../reading/tokens.ts'
import { phraseIndex } from '../reading/words/index.ts'
import { phraseLanguages } from '../render/phrases/words.ts'

const mostWords = 5
// A longer word is none.
const mostCharacters = 80

/**
 * A span of the guest's own words, as the guest wrote it: the only free text of a plan, since a
 * model's words, or a secret that it read, would reach the guest in "… is not on the menu".
 * @returns nothing if no guest wrote it, or if it speaks of what dishes hold
 */
export function guestSpan(
  text: string | undefined,
  guestWords: readonly string[],
  menu: GuestMenu,
): string | undefined {
  const wanted = (text ?? '').trim()
  if (wanted.length > mostCharacters) return undefined
  const count = foldedWords(wanted).length
  if (count === 0 || count > mostWords || speaksOfContents(wanted, menu)) return undefined
  const pattern = new RegExp(RegExp.escape(wanted), 'iu')
  for (const words of guestWords) {
    const found = pattern.exec(words)
    if (found) return found[0]
  }
  return undefined
}

/**
 * Whether words name an allergen, a diet, or a food that dishes may hold, in any of our languages.
 * That it is "not on the menu" would sound as if no dish had it in it; such questions are answered
 * by a query instead.
 */
function speaksOfContents(words: string, menu: GuestMenu): boolean {
  const phrases = findPhrases(readTokens(words), phraseIndex())
  const meanings = phraseLanguages
    .flatMap((language) => findSigns(phrases, [language]))
    .flatMap((sign) => sign.meanings)
  if (meanings.some(({ kind }) => kind === 'facts' || kind === 'diets')) return true
  const foods = meanings.flatMap(({ kind, value }) => (kind === 'foods' ? [value] : []))
  return [words, ...foods].some((name) => isHeld(name, menu))
}

function isHeld(name: string, menu: GuestMenu): boolean {
  const { dishes } = indexMenu(menu)
  return findTerms(name).some(
    ({ concept, facts }) =>
      (!isDishConcept(concept) && facts.length > 0) ||
      dishes.some(({ dish }) => findConcept(dish, concept) !== undefined),
  )
}
