import { isDishConcept, isKindConcept, type FoundTerm } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { courses } from '#app/domain/menus/query/clauses.ts'
import { indexMenu, type IndexedDish } from '#app/domain/menus/query/index-menu.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { readAmounts, readNumbers } from './amounts.ts'
import { findDishes, type DishMention, type TokenSense } from './dishes.ts'
import { withLongerNames } from './longer-names.ts'
import type { Message } from './message.ts'
import { spokenIn } from './read-message.ts'
import { findSigns, signsOf, valuesOf, type Sign } from './signs.ts'
import { isJoining } from './name-index.ts'
import { placesOf, range, type Span } from './span.ts'
import { findSubstances, termsOfFood, type Substance } from './substances.ts'
import { isAvoiding, tie, type TiedSubstance } from './tie.ts'
import type { Token } from './tokens.ts'
import { languageWords } from './words/index.ts'

/** Everything that is found in a message, by its tokens. */
export interface Found {
  readonly text: string
  readonly language: PhraseLanguage
  readonly menu: GuestMenu
  readonly tokens: readonly Token[]
  readonly terms: readonly FoundTerm[]
  /** Signs outside of names. */
  readonly signs: readonly Sign[]
  readonly mentions: readonly DishMention[]
  readonly tied: readonly TiedSubstance[]
  readonly isKnown: (place: number) => boolean
  readonly leftOutAt: ReadonlySet<number>
}

/** Finds signs, names and foods in a message. */
export function findAll(
  message: Message,
  language: PhraseLanguage,
  screen: PhraseLanguage,
  menu: GuestMenu,
): Found {
  const { text, tokens, terms } = message
  const allSigns = findSigns(message.phrases, [
    ...new Set([language, ...spokenIn(message, screen)]),
  ])
  const foods = findSubstances(message, allSigns)
  const stand = languageWords[language].relationsStand
  const tiedFoods = tie(foods, allSigns, stand)
  const avoided = placesOf(tiedFoods.filter(isLeftOut))
  const senseAt = sensesOf(terms, allSigns, foods, avoided)
  const mentions = withoutCourses(
    withoutFoods(
      withLongerNames(findDishes(tokens, senseAt, menu), tokens, senseAt, menu),
      foods,
      allSigns,
      tokens,
      isBill(text, allSigns, menu)
        ? placesOf(tiedFoods.filter(({ relation }) => relation))
        : undefined,
    ),
    allSigns,
    placesOf(terms.filter(isOtherKind).map(spanOf)),
    menu,
  )
  const named = placesOf(mentions)
  const isFree = ({ start, end }: Span) => range(start, end).every((place) => !named.has(place))
  const signs = allSigns.filter(isFree)
  const tied = tie(foods.filter(isFree), signs, stand)
  const known = placesOf([...allSigns, ...mentions, ...foods])
  const leftOutAt = placesLeftOut(signs, tokens, stand)
  const isKnown = (at: number) => known.has(at)
  return { text, language, menu, tokens, terms, signs, mentions, tied, isKnown, leftOutAt }
}

export const isLeftOut = ({ relation }: TiedSubstance) =>
  relation !== undefined && isAvoiding(relation)

/** "Mains" are those of the vegan heading too: the course, where no other kind is named. */
function withoutCourses(
  mentions: readonly DishMention[],
  signs: readonly Sign[],
  otherKindsAt: ReadonlySet<number>,
  menu: GuestMenu,
): readonly DishMention[] {
  const isAll = mentions.every(
    (one) => !one.isKind || (!otherKindsAt.has(one.start) && isCourse(one, signs, menu)),
  )
  return isAll ? mentions.filter(({ isKind }) => !isKind) : mentions
}

const spanOf = ({ position, length }: FoundTerm): Span => ({
  start: position,
  end: position + length,
})

const courseConcepts = new Set(['meze', 'main', 'dessert', 'drink'])

/** "Soups" is no word for all starters. */
const isOtherKind = ({ concept }: FoundTerm) =>
  isKindConcept(concept) && !courseConcepts.has(concept)

/** Whether a kind is named by the word of a course, and is most of what the menu has of it. */
function isCourse(mention: DishMention, signs: readonly Sign[], menu: GuestMenu): boolean {
  const [course] = valuesOf(
    signs.filter(({ start, end }) => start <= mention.start && end >= mention.end),
    'courses',
    courses,
  )
  // "Cold starters" have their own heading.
  const isQualified = [
    ...signsOf(signs, 'senses', 'cold'),
    ...signsOf(signs, 'senses', 'hot'),
  ].some(({ start, end }) => start === mention.end || end === mention.start)
  if (course === undefined || isQualified) return false
  const { dishes, byId } = indexMenu(menu)
  const isOfIt = (dish: IndexedDish | undefined) => dish?.course === course
  const named = mention.dishIds.filter((id) => isOfIt(byId.get(id))).length
  return (
    named === mention.dishIds.length && named * 2 > dishes.filter((dish) => isOfIt(dish)).length
  )
}

const mostNamedByFood = 4

/**
 * A food in a dish's name is the dish only if the question asks something of it: of several foods
 * the one with an article, or else the first. "Is there butter in the sea bass?"
 */
function withoutFoods(
  mentions: readonly DishMention[],
  foods: readonly Substance[],
  signs: readonly Sign[],
  tokens: readonly Token[],
  tiedOnBill: ReadonlySet<number> | undefined,
): DishMention[] {
  const numbers = readNumbers(tokens, signs)
  const counts = placesOf(signsOf(signs, 'numbers'))
  const named = sentencesOf(mentions.filter(({ isFood, isKind }) => !isFood && !isKind))
  const asking = sentencesOf(signs.filter(asksOfDish))
  const hasOther = mentions.filter(({ isKind }) => !isKind).length > 1
  const counting = sentencesOf(signsOf(signs, 'asks').filter(asksToPay))
  const comparing = sentencesOf(signsOf(signs, 'asks', 'compare'))
  const foodsIn = Map.groupBy(foods, ({ sentence }) => sentence)
  const ands = placesOf(signsOf(signs, 'modifiers', 'and'))
  const isJoin = (at: number) => ands.has(at) || isJoining(tokens[at]?.text ?? '') || counts.has(at)
  const joins = (from: number, to: number) =>
    to > from && to - from <= mostBetweenListed && range(from, to).every(isJoin)
  const ors = placesOf([...signsOf(signs, 'modifiers', 'or'), ...signsOf(signs, 'asks', 'compare')])
  const isChoice = (from: number, to: number) =>
    to - from <= mostBetweenListed && range(from, to).some((at) => ors.has(at))
  const isDefinite = ({ start }: DishMention) => articles.has(tokens[start - 1]?.text ?? '')
  const subjects = Map.groupBy(
    mentions.filter(({ isFood }) => isFood),
    ({ sentence }) => sentence,
  )
  return mentions.filter((mention, place) => {
    // "One aperol and a tiramisu": what is counted is no ingredient.
    if (!mention.isFood || numbers.has(mention.start - 1)) return true
    const { start, end, sentence, dishIds } = mention
    if (dishIds.length > mostNamedByFood) return false
    // "Two lasagne and a chianti, what does that come to?"
    if (tiedOnBill && !range(start, end).some((at) => tiedOnBill.has(at)) && hasOther) return true
    const before = mentions[place - 1]
    const isListed = before?.sentence === sentence && joins(before.end, start)
    if (counting.has(sentence) && isListed) return true
    const after = mentions[place + 1]
    const isBeforeOther = after?.sentence === sentence && isChoice(end, after.start)
    const isBehindOther = before?.sentence === sentence && isChoice(before.end, start)
    if (comparing.has(sentence) && (isBeforeOther || isBehindOther)) return true
    const isOther = (food: Substance) => food.end <= start || food.start >= end
    const asksOfIt = asking.has(sentence) || foodsIn.get(sentence)?.some(isOther)
    const rivals = subjects.get(sentence) ?? []
    const isSubject = rivals.some(isDefinite)
      ? isDefinite(mention)
      : isListed || mention === rivals[0]
    return (!named.has(sentence) || isDefinite(mention)) && asksOfIt && isSubject
  })
}

/** Whether a message adds prices up, or compares them with an amount of money. */
const isBill = (text: string, signs: readonly Sign[], { menu: { currency } }: GuestMenu) =>
  signsOf(signs, 'asks', 'sum').length > 0 ||
  signsOf(signs, 'modifiers', 'together').length > 0 ||
  readAmounts(text, signs, currency).some(({ kind }) => kind === 'price')

// "And a", "y una": words between two items of a bill.
const mostBetweenListed = 2
const asksToPay = ({ meanings }: Sign) =>
  meanings.some(({ kind, value }) => kind === 'asks' && (value === 'sum' || value === 'price'))
/** Definite articles, folded. */
export const articles: ReadonlySet<string> = new Set(
  'the your il lo la l i gli le les el los las der die das den dem im het de'.split(' '),
)

const sentencesOf = (found: readonly { readonly sentence: number }[]) =>
  new Set(found.map(({ sentence }) => sentence))

const askedOfDishes = [
  'ingredients',
  'price',
  'calories',
  'cooking',
  'picture',
  'compare',
  'opinion',
  'pair',
]

const asksOfDish = ({ meanings }: Sign) =>
  meanings.some(
    ({ kind, value }) =>
      kind === 'diets' ||
      kind === 'cookings' ||
      kind === 'subjects' ||
      (kind === 'senses' && (value === 'hot' || value === 'mild')) ||
      (kind === 'asks' && askedOfDishes.includes(value)),
  )

/** Whether a word for leaving out is right next to a kind: "no pizza", "pizza olmasın". */
export const isLeftOutAt = ({ start, end }: Span, { leftOutAt, language }: Found): boolean =>
  leftOutAt.has(languageWords[language].relationsStand === 'before' ? start : end)

/**
 * Where a kind or a quality begins, or in some languages ends, that a word before or behind it in
 * the same clause leaves out: "no pizza", "isn't very hot", "pizza olmasın".
 */
function placesLeftOut(
  signs: readonly Sign[],
  tokens: readonly Token[],
  stand: 'before' | 'behind',
): Set<number> {
  const leave = signs.filter(({ meanings }) =>
    meanings.some(({ kind, value }) => leaving.has(`${kind} ${value}`)),
  )
  return new Set(
    leave.flatMap(({ start, end }) => {
      const [first, second] = stand === 'before' ? [end, end + 1] : [start - 1, start - 2]
      const clause = tokens[start]?.clause
      const isFiller = (tokens[first]?.text.length ?? 9) <= longestFiller
      return [first, ...(isFiller ? [second] : [])]
        .filter((place) => tokens[place]?.clause === clause)
        .map((place) => (stand === 'before' ? place : place + 1))
    }),
  )
}

/** In letters: "so", "too", "zu", "de", "sehr". */
const longestFiller = 4

const leaving = new Set([
  'modifiers not',
  'modifiers except',
  'relations without',
  'relations dislikes',
])

function sensesOf(
  found: readonly FoundTerm[],
  signs: readonly Sign[],
  foods: readonly Substance[],
  avoided: ReadonlySet<number>,
): (place: number) => TokenSense {
  const terms = Map.groupBy(
    found.flatMap((term) =>
      range(term.position, term.position + term.length).map((place) => ({ place, term })),
    ),
    ({ place }) => place,
  )
  const inFoods = placesOf(foods)
  const spoken = new Map(
    signs.flatMap((sign) => range(sign.start, sign.end).map((at) => [at, sign])),
  )
  return (place) => {
    const meanings = spoken.get(place)?.meanings ?? []
    const named = (terms.get(place) ?? []).map(({ term }) => term)
    const translated = meanings.flatMap(({ kind, value }) =>
      kind === 'foods' ? termsOfFood(value) : [],
    )
    const isDish = named.some(({ concept }) => isDishConcept(concept) || isKindConcept(concept))
    return {
      terms: [...named, ...translated],
      isUnknown: meanings.length === 0 && named.length === 0,
      isLeftOut: avoided.has(place),
      isFood: inFoods.has(place) || meanings.some(({ kind }) => kind === 'diets'),
      isCommon: !isDish && meanings.some(({ kind }) => kind !== 'foods' && kind !== 'facts'),
    }
  }
}
