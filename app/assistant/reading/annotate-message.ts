import { isDishConcept, isDrinkConcept, isKindConcept } from '#app/domain/dietary/lexicon.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { courses } from '#app/domain/menus/query/clauses.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { cueValues, filterCues, findCues, hasCue, hasMeaning, type Cue } from './cues.ts'
import { findConcepts, type ConceptMention } from './find-concepts.ts'
import { extendMentions } from './extend-mentions.ts'
import { courseConcepts, findDishes, type DishMention } from './find-dishes.ts'
import type { AnalysedToken } from './match-word.ts'
import { findFoods, termsOfFood } from './find-foods.ts'
import { findLoneOptions, type OptionMention } from './find-lone-options.ts'
import { findOptions, type MentionWithOptions } from './find-options.ts'
import { findSizes } from './find-sizes.ts'
import { qualitiesOf } from './name-index.ts'
import { removeIngredients } from './remove-ingredients.ts'
import { possibleLanguages, type Message } from './parse-message.ts'
import { isAvoidingRelation } from './find-relations.ts'
import { overlaps, range, termSpan, tokenIndexes, type SentenceSpan, type Span } from './span.ts'
import { tieFoods, type TiedFood } from './tie-foods.ts'
import type { Token } from './tokens.ts'
import { subjectsOf } from './subjects.ts'
import { createUnclearFoodTest } from './unclear-foods.ts'
import { languageWords } from './words/index.ts'
import type { RelationPosition } from './words/language-words.ts'

/** A message with the dishes, foods and phrases that it contains. */
export interface Annotations extends Pick<Message, 'text' | 'tokens' | 'terms'> {
  readonly language: PhraseLanguage
  readonly menu: GuestMenu
  /** Cues outside of dish names. */
  readonly cues: readonly Cue[]
  /** Everyday concepts, in dish names too. */
  readonly concepts: readonly ConceptMention[]
  readonly mentions: readonly MentionWithOptions[]
  /** Options that the message asks about without their dish. */
  readonly options: readonly OptionMention[]
  /** Whether a kind of dish is named by a food: "chicken", unlike "soups". */
  readonly namesFood: (kind: Span) => boolean
  /** Foods outside of dish names. */
  readonly foods: readonly TiedFood[]
  /** Whether a token is part of a cue, a dish name, a food or a concept. */
  readonly isKnown: (index: number) => boolean
  /** Whether a kind or a quality is adjacent to a word that excludes it. */
  readonly isExcluded: (span: Span) => boolean
  /** Whether unknown words may mean that the guest avoids a food; see `unclear-foods.ts`. */
  readonly isUnclear: (span: SentenceSpan) => boolean
}

/**
 * Finds the dishes, foods and phrases in a message.
 * @param language the language that the message is answered in
 * @param screen the language of the guest's screen
 */
export function annotateMessage(
  message: Message,
  language: PhraseLanguage,
  screen: PhraseLanguage,
  menu: GuestMenu,
): Annotations {
  const { text, tokens, terms } = message
  const { relationPosition } = languageWords[language]
  const allCues = findCues(message.phrases, [
    ...new Set([language, ...possibleLanguages(message, screen)]),
  ])
  const allFoods = findFoods(message, allCues)
  const tiedFoods = tieFoods(allFoods, allCues, relationPosition)
  const analysedTokens = analyseTokens(message, allCues, tiedFoods)
  const dishMentions = extendMentions(
    findDishes(analysedTokens, language, menu),
    analysedTokens,
    menu,
  )
  const withoutIngredients = removeIngredients(dishMentions, tiedFoods, allCues, message, menu)
  const withoutCourses = removeCourses(withoutIngredients, message, allCues, menu)
  const narrowed = withoutCourses.flatMap((mention) =>
    limitToDrinks(mention, analysedTokens, menu, hasCue(allCues, 'asks', 'list')),
  )
  const withOptions = findOptions(findSizes(narrowed, tokens, allCues, menu), tokens, menu)
  const options = findLoneOptions({
    tokens,
    cues: allCues,
    foods: tiedFoods,
    mentions: withOptions,
    menu,
  })
  // In a sentence with such an option, a dish only says whose option it is.
  const optionSentences = new Set(options.map(({ sentence }) => sentence))
  const mentions = withOptions.filter(({ sentence }) => !optionSentences.has(sentence))
  const nameIndexes = tokenIndexes([...mentions, ...options])
  const isOutsideNames = (span: Span) => !overlaps(span, nameIndexes)
  const cues = allCues.filter(isOutsideNames)
  const foodIndexes = tokenIndexes(allFoods)
  // What is only a sign of an emergency, such as "red", isn't understood otherwise.
  const understoodCues = allCues.filter(({ meanings }) =>
    meanings.some(({ kind }) => kind !== 'emergency'),
  )
  const askCues = filterCues(allCues, 'asks')
  const concepts = findConcepts(message).filter(
    (mention) => !askCues.some((cue) => isLonger(cue, mention)),
  )
  // Other concepts, such as "sick", may be why the guest avoids a food.
  const onDishes = concepts.filter((mention) => subjectsOf(mention.concepts).length > 0)
  const knownIndexes = tokenIndexes([
    ...understoodCues,
    ...withOptions,
    ...options,
    ...allFoods,
    ...onDishes,
  ])
  const conceptIndexes = tokenIndexes(concepts)
  const excludedIndexes = findExcluded(cues, tokens, relationPosition)
  return {
    text,
    tokens,
    terms,
    language,
    menu,
    cues,
    concepts,
    mentions,
    options,
    foods: tieFoods(allFoods.filter(isOutsideNames), cues, relationPosition),
    namesFood: (kind) => overlaps(kind, foodIndexes),
    isKnown: (index) => knownIndexes.has(index) || conceptIndexes.has(index),
    isExcluded: ({ start, end }) =>
      excludedIndexes.has(relationPosition === 'before' ? start : end),
    isUnclear: createUnclearFoodTest(tokens, cues, knownIndexes, relationPosition),
  }
}

/** Whether a cue is longer than a mention and includes it: "show me", and a show. */
const isLonger = (cue: Span, mention: Span) =>
  cue.start <= mention.start &&
  cue.end >= mention.end &&
  cue.end - cue.start > mention.end - mention.start

/** Whether a food is excluded by the relation that governs it. */
export const isLeftOut = ({ relation }: TiedFood): boolean => isAvoidingRelation(relation)

/** Relations whose words are never part of a dish's name: "pizza without". */
const endingRelations: ReadonlySet<string> = new Set([
  'contains',
  'free',
  'without',
  'suits',
  'allergic',
  'avoids',
])

/** Adds the meanings of each token, which decide whether it may name a dish. */
function analyseTokens(
  { tokens, terms }: Message,
  cues: readonly Cue[],
  foods: readonly TiedFood[],
): AnalysedToken[] {
  const termsAt = Map.groupBy(
    terms.flatMap((term) => {
      const { start, end } = termSpan(term)
      return range(start, end).map((index) => ({ index, term }))
    }),
    ({ index }) => index,
  )
  const cueAt = new Map(
    cues.flatMap((cue) => range(cue.start, cue.end).map((index) => [index, cue])),
  )
  const foodIndexes = tokenIndexes(foods)
  const leftOutIndexes = tokenIndexes(foods.filter(isLeftOut))
  return tokens.map((token, index) => {
    const meanings = cueAt.get(index)?.meanings ?? []
    const ownTerms = (termsAt.get(index) ?? []).map(({ term }) => term)
    const translatedTerms = meanings.flatMap(({ kind, value }) =>
      kind === 'foods' ? termsOfFood(value) : [],
    )
    return {
      ...token,
      terms: [...ownTerms, ...translatedTerms],
      isUnknown: meanings.length === 0 && ownTerms.length === 0,
      isLeftOut: leftOutIndexes.has(index),
      qualities: qualitiesOf({ meanings }),
      endsName: meanings.some(
        ({ kind, value }) =>
          kind === 'numbers' ||
          (kind === 'modifiers' && value === 'or') ||
          (kind === 'relations' && endingRelations.has(value)),
      ),
      // "And a" is also a phrase for a meal.
      isAnd: meanings.some(
        ({ kind, value }) =>
          (kind === 'modifiers' && value === 'and') || (kind === 'asks' && value === 'meal'),
      ),
      isFood: foodIndexes.has(index) || meanings.some(({ kind }) => kind === 'diets'),
      isCommon:
        !ownTerms.some(({ concept }) => isDishConcept(concept)) &&
        meanings.some(
          ({ kind }) =>
            kind !== 'foods' &&
            kind !== 'facts' &&
            // "Tea" also means that a drink is wanted.
            !(kind === 'courses' && ownTerms.some(({ concept }) => isDrinkConcept(concept))),
        ),
    }
  })
}

/**
 * Removes kinds that only name a course, if no other kind is named: "mains" includes those under
 * the heading "Vegan Mains".
 */
function removeCourses(
  mentions: readonly DishMention[],
  { terms }: Message,
  cues: readonly Cue[],
  menu: GuestMenu,
): readonly DishMention[] {
  // "Soups" names a kind, not the course of starters.
  const otherKinds = tokenIndexes(
    terms
      .filter(({ concept }) => isKindConcept(concept) && !courseConcepts.has(concept))
      .map(termSpan),
  )
  const kinds = mentions.filter(({ isKind }) => isKind)
  return kinds.every((kind) => !otherKinds.has(kind.start) && isCourse(kind, cues, menu))
    ? mentions.filter(({ isKind }) => !isKind)
    : mentions
}

/**
 * Limits a drink's name to drinks: "a bottle of wine" isn't the lamb in wine. Returns no mention if
 * only main dishes have that name: the drink is then read as a food.
 */
function limitToDrinks(
  mention: DishMention,
  tokens: readonly AnalysedToken[],
  menu: GuestMenu,
  asksForList: boolean,
): readonly DishMention[] {
  const words = tokens.slice(mention.start, mention.end)
  const isDrink = words.every(({ terms }) => terms.some(({ concept }) => isDrinkConcept(concept)))
  if (mention.isWhole || !isDrink) return [mention]
  const { byId } = indexMenu(menu)
  const isOfDrinks = (id: string) => byId.get(id)?.course === 'drink'
  // "Cider" is the only cider of "Beers and Cider".
  const namedDrinks = mention.namedIds.filter(isOfDrinks)
  if (mention.isLiteral && namedDrinks.length === 1) {
    return [{ ...mention, dishIds: namedDrinks, isKind: asksForList }]
  }
  const dishIds = mention.dishIds.filter(isOfDrinks)
  if (dishIds.length > 0) return [{ ...mention, dishIds }]
  // A dessert may have the name of a drink, as the affogato, a main dish only contains it.
  return mention.dishIds.every((id) => byId.get(id)?.course === 'main') ? [] : [mention]
}

/** Whether a kind has the name of a course, and consists of most dishes of that course. */
function isCourse(kind: DishMention, cues: readonly Cue[], menu: GuestMenu): boolean {
  const [course] = cueValues(
    cues.filter(({ start, end }) => start <= kind.start && end >= kind.end),
    'courses',
    courses,
  )
  // "Cold starters" may have their own heading.
  const isQualified = filterCues(cues, 'senses', 'cold', 'hot').some(
    ({ start, end }) => start === kind.end || end === kind.start,
  )
  if (course === undefined || isQualified) return false
  const { dishes, byId } = indexMenu(menu)
  const count = dishes.filter((dish) => dish.course === course).length
  const { dishIds } = kind
  return dishIds.every((id) => byId.get(id)?.course === course) && dishIds.length * 2 > count
}

/** In letters: "so", "too", "zu", "de", "sehr" may precede a quality. */
const maxFillerLength = 4

/**
 * Returns where excluded kinds and qualities start, or in some languages end: "no pizza", "isn't
 * very hot", "pizza olmasın".
 */
function findExcluded(
  cues: readonly Cue[],
  tokens: readonly Token[],
  position: RelationPosition,
): Set<number> {
  const excluding = cues.filter(
    (cue) =>
      hasMeaning(cue, 'modifiers', 'not', 'except') ||
      hasMeaning(cue, 'relations', 'without', 'dislikes'),
  )
  return new Set(
    excluding.flatMap(({ start, end }) => {
      const [first, second] = position === 'before' ? [end, end + 1] : [start - 1, start - 2]
      const isFiller = (tokens[first]?.text.length ?? Infinity) <= maxFillerLength
      return [first, ...(isFiller ? [second] : [])]
        .filter((index) => tokens[index]?.clause === tokens[start]?.clause)
        .map((index) => (position === 'before' ? index : index + 1))
    }),
  )
}
