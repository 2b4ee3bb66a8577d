import { diets } from '#app/domain/guest-menu/facts.ts'
import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { topics } from '#app/domain/guest-menu/topics.ts'
import { cookings, courses, senses, type Sense } from '#app/domain/menus/query/clauses.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { judgeSense } from '#app/domain/menus/query/senses.ts'
import { acts, wishes, type Act } from '../plan/part.ts'
import type { PhraseLanguage } from '../render/phrases/phrase-types.ts'
import { uniqueTargets } from './dietary-targets.ts'
import { findAmounts, findNumbers, findPeopleCount, findPointedCount, findWays } from './amounts.ts'
import { annotateMessage, isLeftOut, type Annotations } from './annotate-message.ts'
import { cueValues, filterCues, hasCue, hasMeaning, type Cue } from './cues.ts'
import { findOwnerTexts } from './find-owner-texts.ts'
import { findAskedName, findMissingDishes, findUnknownPhrases } from './find-unknown-words.ts'
import { indexNames, isConnective } from './name-index.ts'
import { findOrders } from './find-orders.ts'
import { findOrdinals } from './find-ordinals.ts'
import { chooseLanguage, type Message } from './parse-message.ts'
import type { QuestionIntent, ReadQuestion } from './question.ts'
import { distance, neighbours, overlaps, range, tokenIndexes, type SentenceSpan } from './span.ts'
import { readConcepts } from './read-concepts.ts'
import type { TiedFood } from './tie-foods.ts'
import { asWritten, isArticle } from './tokens.ts'
import { askKinds, modifiers, type AskKind, type Modifier } from './words/language-words.ts'
import { servings } from './words/serving.ts'

/** The facts about the guest in the conversation so far. */
export type GuestState = Omit<
  ReadQuestion,
  keyof QuestionIntent | 'language' | 'questions' | 'certain'
>

/**
 * Reads what a message asks, in steps.
 * @param earlier the guest's earlier messages, oldest first
 * @param screen the language of the guest's screen, used if no message shows another
 */
export function* readQuestion(
  message: Message,
  earlier: readonly string[],
  menu: GuestMenu,
  screen: PhraseLanguage,
  guest: GuestState,
): Generator<void, ReadQuestion> {
  const language = chooseLanguage(message, earlier) ?? screen
  const annotations = annotateMessage(message, language, screen, menu)
  yield
  const whole = readIntent(annotations, () => true)
  yield
  // Without a word table, most words are unknown, and say nothing about missing dishes.
  const intent = message.otherLanguage
    ? { ...whole, unknown: [], askedName: undefined, isBare: false }
    : whole
  const questions = message.otherLanguage ? [intent] : yield* splitQuestions(annotations, whole)
  const certain = guest.danger !== 'now' && questions.length === 1 && isCertain(whole, menu)
  return { ...intent, ...guest, language, questions, certain }
}

/** In tokens: in longer messages, "last" often isn't about a list, as in "last year". */
const maxOrdinalTokens = 8
/** In tokens. */
const maxBareTokens = 4
/** In tokens: how far "I'd like" may be from what is wanted; Turkish has words between them. */
const maxDistanceToWish = 3

/** Reads what the included sentences ask. */
function readIntent(
  annotations: Annotations,
  isIncluded: (sentence: number) => boolean,
): QuestionIntent {
  const { text, language, menu, tokens, isExcluded, isKnown } = annotations
  const isInIncludedSentence = ({ sentence }: Pick<SentenceSpan, 'sentence'>) =>
    isIncluded(sentence)
  const cues = annotations.cues.filter(isInIncludedSentence)
  const foods = annotations.foods.filter(isInIncludedSentence)
  const mentions = annotations.mentions
    .filter(({ isMissing }) => !isMissing)
    .filter(isInIncludedSentence)
  const wishCues = filterCues(cues, 'relations', 'with')
  const isWished = (span: SentenceSpan) =>
    neighbours(wishCues, span).some(
      (cue) => cue.sentence === span.sentence && distance(cue, span) <= maxDistanceToWish,
    )
  const numbers = findNumbers(tokens, cues)
  const orders = findOrders(annotations, numbers, isIncluded)
  const isBill = hasCue(cues, 'asks', 'sum') || hasCue(cues, 'modifiers', 'together')
  // "Three coffees, what is that together?" doesn't ask what contains coffee.
  const ordered = tokenIndexes(isBill ? orders.uncounted : [])
  const excluded = cues.filter(isExcluded)
  const wanted = cues.filter((cue) => !isExcluded(cue))
  const isUnclearHeat = wanted.some(
    (cue) => hasMeaning(cue, 'senses', 'hot') && annotations.isUnclear(cue) && !isWished(cue),
  )
  const excludedSenses = [
    ...cueValues(excluded, 'senses', senses),
    ...(isUnclearHeat ? ['hot' as const] : []),
  ]
  return {
    dishes: orders.dishes,
    uncounted: orders.uncounted.map((span) => asWritten(tokens, span)),
    options: annotations.options
      .filter(isInIncludedSentence)
      .map(({ optionIds }) => ({ optionIds })),
    kinds: mentions
      .filter(({ isKind }) => isKind)
      .map((kind) => ({
        dishIds: kind.dishIds,
        written: asWritten(tokens, kind),
        isExcluded:
          isExcluded(kind) ||
          (annotations.namesFood(kind) && annotations.isUnclear(kind) && !isWished(kind)),
      })),
    foods: foods
      .filter((food) => food.targets.length > 0 && !overlaps(food, ordered))
      .map(({ targets, relation, ...span }) => ({
        targets: uniqueTargets(targets),
        relation,
        isUnclear:
          (relation === undefined || relation === 'contains') && annotations.isUnclear(span),
      })),
    diets: cueValues(wanted, 'diets', diets),
    courses: cueValues(wanted, 'courses', courses),
    excludedCourses: cueValues(excluded, 'courses', courses),
    senses: cueValues(wanted, 'senses', senses).filter(
      (sense) => !excludedSenses.includes(sense) && isKnownOnMenu(sense, menu),
    ),
    excludedSenses,
    cookings: cueValues(wanted, 'cookings', cookings),
    excludedCookings: cueValues(excluded, 'cookings', cookings),
    // A menu without dishes for children still has some that aren't for them.
    wishes: wishes.filter(
      (wish) =>
        hasCue(cues, 'wishes', wish) || (wish === 'kids' && hasCue(wanted, 'senses', 'kids')),
    ),
    amounts: findAmounts(text, cues, menu.menu.currency),
    people: findPeopleCount(numbers, cues, tokens),
    ways: findWays(cues, numbers),
    asks: cueValues(cues, 'asks', askKinds).filter(
      (ask) => ask !== 'ingredients' || orders.dishes.length > 0 || asksIngredients(cues),
    ),
    modifiers: [
      ...cueValues(cues, 'modifiers', modifiers),
      // An adjective after an article means a dish: "and the vegan?".
      ...(cues.some((cue) => isQuality(cue) && isArticle(tokens[cue.start - 1]))
        ? ['variant' as const]
        : []),
    ],
    pointedCount: findPointedCount(cues, numbers),
    ordinals:
      tokens.length <= maxOrdinalTokens
        ? findOrdinals(tokens.filter(isInIncludedSentence), language)
        : [],
    asksIfSafe: hasCue(cues, 'relations', 'suits'),
    asksContents:
      hasCue(cues, 'relations', 'contains') &&
      !foods.some(({ relation }) => relation === 'contains'),
    isAllergic: hasCue(cues, 'relations', 'allergic'),
    asksWhatToAvoid: asksWhatToAvoid(cues, foods),
    topics: cueValues(cues, 'topics', topics),
    ...readConcepts(annotations, isIncluded),
    serving: hasServices(menu) ? cueValues(cues, 'serving', servings) : [],
    asksOpening: cues.some(
      (cue) => hasMeaning(cue, 'topics', 'hours') && !hasMeaning(cue, 'serving', 'when'),
    ),
    ownerTexts: findOwnerTexts(annotations, isIncluded),
    acts: cueValues(cues, 'acts', acts),
    unknown: findUnknownPhrases(annotations, isIncluded),
    askedName: findAskedName(annotations, isIncluded),
    missingDishes: findMissingDishes(annotations, isIncluded),
    isBare: tokens.length <= maxBareTokens && tokens.every((_, index) => !isKnown(index)),
  }
}

/** Without a dish, "ne var" asks what there is, not what is in it. */
const asksIngredients = (cues: readonly Cue[]) =>
  filterCues(cues, 'asks', 'ingredients').some((cue) => !hasMeaning(cue, 'asks', 'list'))

const hasServices = (menu: GuestMenu) =>
  indexMenu(menu).headings.some(({ service }) => service !== undefined)

const isQuality = (cue: Cue) => hasMeaning(cue, 'diets') || hasMeaning(cue, 'senses')

/** Whether a dish of the menu is known to have a quality. Heat can always be asked about. */
function isKnownOnMenu(sense: Sense, menu: GuestMenu): boolean {
  if (sense === 'hot' || sense === 'mild') return true
  const { dishes, headings } = indexMenu(menu)
  return dishes.some((dish) => {
    const names = headings.filter(({ id }) => dish.headingIds.includes(id)).map(({ name }) => name)
    return judgeSense(dish, sense, names) === 'yes'
  })
}

/** Whether a question asks which dishes to avoid: "What has celery in it? I get hives." */
function asksWhatToAvoid(cues: readonly Cue[], foods: readonly TiedFood[]): boolean {
  if (!hasCue(cues, 'asks', 'list')) return false
  const containing = filterCues(cues, 'relations', 'contains', 'with')
  const isAvoidedContent = (food: TiedFood) =>
    isLeftOut(food) &&
    food.affix === undefined &&
    food.relation !== 'free' &&
    containing.some(({ end }) => end === food.start)
  return (
    foods.some(isAvoidedContent) ||
    (hasCue(cues, 'relations', 'avoids') && !foods.some(({ relation }) => relation === 'avoids'))
  )
}

const plainAsks: readonly AskKind[] = ['ingredients', 'price', 'calories', 'picture']
const plainActs: readonly Act[] = ['greet', 'thanks']
const plainRelations: readonly unknown[] = [undefined, 'contains', 'free', 'suits']
const plainModifiers: readonly Modifier[] = ['and', 'yes', 'people']

/**
 * Whether the meaning of a question is complete and unambiguous: it names exactly one dish or
 * option, asks only about foods, allergens, diets, ingredients, price, calories or the picture, and
 * every other word is common, a greeting or thanks. Unknown words, comparisons, counts, negations,
 * exceptions, wishes, references and other dishes with a longer form of the name make it uncertain.
 */
function isCertain(intent: QuestionIntent, menu: GuestMenu): boolean {
  const { dishes, options, foods, diets: askedDiets, asks, people } = intent
  const complications = [
    intent.unknown,
    intent.missingDishes,
    intent.kinds,
    intent.courses,
    intent.amounts,
    intent.ordinals,
    intent.topics,
    intent.concepts,
    intent.senses,
    intent.subjects,
    intent.serving,
    intent.wishes,
  ]
  return (
    dishes.length + options.length === 1 &&
    dishes.every(({ dishIds, count }) => dishIds.length === 1 && count === 1) &&
    complications.every(({ length }) => length === 0) &&
    people === undefined &&
    foods.length + askedDiets.length + asks.length > 0 &&
    asks.every((ask) => plainAsks.includes(ask)) &&
    intent.acts.every((act) => plainActs.includes(act)) &&
    intent.modifiers.every((modifier) => plainModifiers.includes(modifier)) &&
    foods.every(({ relation }) => plainRelations.includes(relation)) &&
    !dishes.some(({ dishIds }) => dishIds.some((id) => hasVariant(id, menu)))
  )
}

/** Whether another dish's name includes all words of a dish's name: "Vegan Miso Ramen". */
function hasVariant(dishId: string, menu: GuestMenu): boolean {
  const name = foldedWords(indexMenu(menu).byId.get(dishId)?.dish.name ?? '')
  const words = name.filter((word) => !isConnective(word))
  const sharing =
    indexNames(menu)
      .byWord.get(words[0] ?? '')
      ?.keys() ?? []
  return [...sharing].some(
    (other) =>
      !other.isHeading &&
      !other.dishIds.includes(dishId) &&
      words.every((word) => other.words.includes(word)),
  )
}

const maxSentences = 12

/** Splits a message into questions, if several of its sentences ask something. */
function* splitQuestions(
  annotations: Annotations,
  all: QuestionIntent,
): Generator<void, readonly QuestionIntent[]> {
  const count = (annotations.tokens.at(-1)?.sentence ?? 0) + 1
  if (count < 2) return [all]
  const questions: QuestionIntent[] = []
  for (const sentence of range(0, Math.min(count, maxSentences))) {
    const question = readIntent(annotations, (index) => index === sentence)
    if (asksSomething(question)) questions.push(question)
    yield
  }
  if (questions.length < 2) return [all]
  // A price limit or a number of people is mentioned once and applies to all questions.
  return questions.map((question) => ({
    ...question,
    amounts: question.amounts.length > 0 ? question.amounts : all.amounts,
    people: question.people ?? all.people,
  }))
}

const asksSomething = (intent: QuestionIntent) =>
  [intent.dishes, intent.options, intent.kinds, intent.courses, intent.topics].some(
    ({ length }) => length > 0,
  ) || intent.asks.length > 1
