import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { findAmounts, findNumbers } from './amounts.ts'
import { filterCues, hasCue, hasMeaning, type Cue } from './cues.ts'
import type { DishMention } from './find-dishes.ts'
import type { FoodMention } from './find-foods.ts'
import { isConnective } from './name-index.ts'
import { isWithin, overlaps, tokenIndexes, type SentenceSpan, type Span } from './span.ts'
import type { TiedFood } from './tie-foods.ts'
import type { Message } from './parse-message.ts'
import { isArticle } from './tokens.ts'

/** If a food is in the names of more dishes, no single dish is meant. */
const maxNamedByFood = 4
/** In tokens: between two items of a bill, "and a", "y una". */
const maxBetweenItems = 2

/**
 * Removes foods from dish names that are only ingredients. "The sea bass" is a dish if the message
 * asks something about it, "is there butter in the sea bass?"; of several foods, the one with an
 * article is meant, or else the first.
 */
export function removeIngredients(
  mentions: readonly DishMention[],
  foods: readonly TiedFood[],
  cues: readonly Cue[],
  message: Message,
  menu: GuestMenu,
): DishMention[] {
  const governed = tokenIndexes(foods.filter(({ relation }) => relation))
  const { tokens } = message
  const isOfBill = isBill(message.text, cues, menu)
  const numbers = findNumbers(tokens, cues)
  const joining = new Set([
    ...tokenIndexes([...filterCues(cues, 'modifiers', 'and'), ...filterCues(cues, 'numbers')]),
    ...tokens.flatMap(({ text }, index) => (isConnective(text) ? [index] : [])),
  ])
  const comparisons = filterCues(cues, 'asks', 'compare')
  const choices = tokenIndexes([...filterCues(cues, 'modifiers', 'or'), ...comparisons])
  const hasSeveral = mentions.filter(({ isKind }) => !isKind).length > 1
  const isDefinite = ({ start }: DishMention) => isArticle(tokens[start - 1])
  const isJoined = (gap: Span | undefined) =>
    gap !== undefined && gap.end > gap.start && isWithin(gap, joining)
  return mentions.filter((mention, position) => {
    // "One aperol and a tiramisu": ingredients aren't counted.
    if (!mention.isFood || numbers.has(mention.start - 1)) return true
    const { start, end, dishIds } = mention
    // "The butter chicken", but not "something with butter and chicken".
    if (mention.hasSeveralWords && !governed.has(start)) return true
    const isInSentence = ({ sentence }: SentenceSpan) => sentence === mention.sentence
    if (dishIds.length > maxNamedByFood) return false
    // "Two lasagne and a chianti, what does that come to?"
    if (isOfBill && hasSeveral && !overlaps(mention, governed)) return true
    const before = gapBetween(mentions[position - 1], mention)
    const after = gapBetween(mention, mentions[position + 1])
    const isListed = isJoined(before)
    if (
      (isListed || isJoined(after)) &&
      filterCues(cues, 'asks', 'sum', 'price').some(isInSentence)
    )
      return true
    const isChoice = [before, after].some((gap) => gap && overlaps(gap, choices))
    if (isChoice && comparisons.some(isInSentence)) return true
    const isOther = (food: FoodMention) => food.end <= start || food.start >= end
    const isAsked =
      cues.some((cue) => isInSentence(cue) && asksAboutDish(cue)) ||
      foods.some((food) => isInSentence(food) && isOther(food))
    // "Is the trout boned?" is about the only trout of the menu.
    if (mention.isLiteral && isDefinite(mention) && !overlaps(mention, governed)) return true
    const inSentence = mentions.filter(isInSentence)
    const rivals = inSentence.filter(({ isFood }) => isFood)
    const hasOtherDish = inSentence.some(({ isFood, isKind }) => !isFood && !isKind)
    const isSubject = rivals.some(isDefinite)
      ? isDefinite(mention)
      : isListed || mention === rivals[0]
    return (!hasOtherDish || isDefinite(mention)) && isAsked && isSubject
  })
}

/** Returns the tokens between two mentions, if they are near each other in one sentence. */
function gapBetween(
  first: DishMention | undefined,
  second: DishMention | undefined,
): Span | undefined {
  if (!first || !second || first.sentence !== second.sentence) return undefined
  const gap = { start: first.end, end: second.start }
  return gap.end - gap.start <= maxBetweenItems ? gap : undefined
}

/** Whether a message adds up prices, or compares them with an amount of money. */
const isBill = (text: string, cues: readonly Cue[], { menu: { currency } }: GuestMenu) =>
  hasCue(cues, 'asks', 'sum') ||
  hasCue(cues, 'modifiers', 'together') ||
  findAmounts(text, cues, currency).some(({ kind }) => kind === 'price')

const dishAsks = [
  'ingredients',
  'price',
  'calories',
  'cooking',
  'picture',
  'compare',
  'opinion',
  'pair',
] as const

const asksAboutDish = (cue: Cue) =>
  hasMeaning(cue, 'asks', ...dishAsks) ||
  hasMeaning(cue, 'senses', 'hot', 'mild') ||
  cue.meanings.some(({ kind }) => ['diets', 'cookings'].includes(kind))
