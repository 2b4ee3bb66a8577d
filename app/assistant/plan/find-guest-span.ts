import { findConcept } from '#app/domain/dietary/dish-facts.ts'
import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import { findTerms, isDishConcept } from '#app/domain/dietary/lexicon.ts'
import { annexIIAllergens } from '#app/domain/guest-menu/facts.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { filterCues, findCues, hasCue, matchPhrases } from '../reading/cues.ts'
import { tokenIndexes } from '../reading/span.ts'
import { tokenize } from '../reading/tokens.ts'
import { phraseLanguages } from '../render/phrases/phrase-types.ts'

const maxWords = 5
const maxCharacters = 80

/**
 * Finds a text in the guest's messages and returns it as the guest wrote it. It is the only free
 * text in a plan: a model's own words, or a secret it has read, must not reach the guest in "… isn't
 * on the menu".
 * @returns undefined if no guest wrote it, or if it mentions what dishes may contain
 */
export function findGuestSpan(
  text: string | undefined,
  guestTexts: readonly string[],
  menu: GuestMenu,
): string | undefined {
  const span = findSpan(text, guestTexts)
  return span === undefined || mentionsContents(span, menu) ? undefined : span
}

/**
 * Finds the name of a dish that isn't on the menu, as the guest wrote it. Unlike `findGuestSpan`, it
 * may include a food, such as "Currywurst"; the reply then speaks about names only.
 * @returns undefined if no guest wrote it, if it names an allergen or a diet, or if a dish or a
 *   heading has that name
 */
export function findMissingName(
  text: string | undefined,
  guestTexts: readonly string[],
  menu: GuestMenu,
): string | undefined {
  const span = findSpan(text, guestTexts)
  if (span === undefined || namesFact(span)) return undefined
  const missingName = wholeWords(span)
  const { dishes, headings } = indexMenu(menu)
  const names = [...dishes.map(({ dish }) => dish.name), ...headings.map(({ name }) => name)]
  return names.some((name) => wholeWords(name).includes(missingName)) ? undefined : span
}

/** Folds a text, with spaces around each word: "tea" isn't part of "steak". */
const wholeWords = (text: string) => ` ${foldedWords(text).join(' ')} `

function findSpan(text: string | undefined, guestTexts: readonly string[]): string | undefined {
  const phrase = (text ?? '').trim()
  if (phrase.length > maxCharacters) return undefined
  const wordCount = foldedWords(phrase).length
  if (wordCount === 0 || wordCount > maxWords) return undefined
  const pattern = new RegExp(RegExp.escape(phrase), 'iu')
  return guestTexts.map((guestText) => pattern.exec(guestText)?.[0]).find((span) => span)
}

/**
 * Whether a text names an allergen or a diet, or nothing but facts such as pork, in one language.
 * "Nothing is called nut-free bread" would sound as if no bread were free of nuts.
 */
function namesFact(text: string): boolean {
  const tokens = tokenize(text)
  const phrases = matchPhrases(tokens)
  return phraseLanguages.some((language) => {
    const cues = findCues(phrases, [language])
    const facts = filterCues(cues, 'facts')
    return (
      hasCue(cues, 'diets') ||
      hasCue(facts, 'facts', ...annexIIAllergens) ||
      tokenIndexes(facts).size === tokens.length
    )
  })
}

/**
 * Whether a text names an allergen, a diet, or a food that dishes may contain, in any supported
 * language. "Nuts aren't on the menu" would sound as if no dish contained them, so a query answers
 * such questions instead.
 */
export function mentionsContents(text: string, menu: GuestMenu): boolean {
  const phrases = matchPhrases(tokenize(text))
  const meanings = phraseLanguages
    .flatMap((language) => findCues(phrases, [language]))
    .flatMap((cue) => cue.meanings)
  if (meanings.some(({ kind }) => kind === 'facts' || kind === 'diets')) return true
  const foods = meanings.flatMap(({ kind, value }) => (kind === 'foods' ? [value] : []))
  return [text, ...foods].some((name) => isContained(name, menu))
}

function isContained(name: string, menu: GuestMenu): boolean {
  const { dishes } = indexMenu(menu)
  return findTerms(name).some(
    ({ concept, facts }) =>
      (!isDishConcept(concept) && facts.length > 0) ||
      dishes.some(({ dish }) => findConcept(dish, concept) !== undefined),
  )
}
