import { diets as allDiets } from '#app/domain/guest-menu/facts.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { cookings, courses, senses, type Sense } from '#app/domain/menus/query/clauses.ts'
import { indexMenu } from '#app/domain/menus/query/index-menu.ts'
import { hasSense } from '#app/domain/menus/query/senses.ts'
import { topics } from '#app/domain/guest-menu/topics.ts'
import { acts, wishes, type Act } from '../plan/part.ts'
import type { PhraseLanguage } from '../render/phrases/words.ts'
import { readAmounts, readNumbers, readPeople, readPointedCount, readWays } from './amounts.ts'
import { articles, findAll, isLeftOut, isLeftOutAt, type Found } from './find-all.ts'
import { languageFor, type Message } from './message.ts'
import { findOwnersWords } from './owners-words.ts'
import { readOrdinals } from './ordinals.ts'
import { signsOf, valuesOf, type Sign } from './signs.ts'
import { range } from './span.ts'
import type { Asked, ReadQuestion } from './question.ts'
import { unique } from './substances.ts'
import { dishesElsewhere, unknownRows } from './unknown-words.ts'
import type { TiedSubstance } from './tie.ts'
import type { Token } from './tokens.ts'
import {
  askSigns,
  modifiers,
  type AskSign,
  type Modifier,
  type Relation,
} from './words/language-words.ts'
import { subjects } from './words/subjects.ts'

/**
 * Reads a guest's question with what was said before it.
 * @param earlier the guest's own messages before, oldest first
 * @param screen the language of the guest's screen, used where a message's own is unclear
 * @param heard what this and earlier messages say about the guest
 */
export function readQuestion(
  message: Message,
  earlier: readonly string[],
  menu: GuestMenu,
  screen: PhraseLanguage,
  heard: Omit<ReadQuestion, keyof Asked | 'language' | 'questions' | 'certain'>,
): ReadQuestion {
  const language = languageFor(message, earlier) ?? screen
  const spoken = findAll(message, language, screen, menu)
  const all = asked(spoken, () => true)
  // Of a language that is not read most words are strange, and no dish that is missing.
  const known = message.elsewhere ? { ...all, unknown: [], isBare: false } : all
  const questions = message.elsewhere ? [known] : questionsOf(spoken, all)
  return {
    ...known,
    ...heard,
    language,
    questions,
    certain: !heard.isEmergency && questions.length === 1 && isCertain(all),
  }
}

/** What the tokens of some sentences ask. */
function asked(found: Found, isIn: (sentence: number) => boolean): Asked {
  const { text, language, menu, tokens, mentions } = found
  const inThese = ({ sentence }: { readonly sentence: number }) => isIn(sentence)
  const signs = found.signs.filter(inThese)
  const tied = found.tied.filter(inThese)
  const numbers = readNumbers(tokens, signs)
  const named = mentions.filter((one) => inThese(one) && !one.isElsewhere)
  const inOrOut = <Value extends string>(
    kind: 'courses' | 'senses' | 'cookings',
    values: readonly Value[],
    isOut: boolean,
  ) =>
    valuesOf(
      signs.filter((sign) => isLeftOutAt(sign, found) === isOut),
      kind,
      values,
    )
  const sensesOut = inOrOut('senses', senses, true)
  return {
    dishes: named
      .filter(({ isKind }) => !isKind)
      .map(({ dishIds, start }) => ({ dishIds, count: countOf(dishIds, numbers.get(start - 1)) })),
    kinds: named
      .filter(({ isKind }) => isKind)
      .map((kind) => ({ dishIds: kind.dishIds, isOut: isLeftOutAt(kind, found) })),
    foods: tied
      .filter(({ abouts }) => abouts.length > 0)
      .map(({ abouts, relation }) => ({ abouts: unique(abouts), relation })),
    diets: valuesOf(
      signs.filter((sign) => !isLeftOutAt(sign, found)),
      'diets',
      allDiets,
    ),
    courses: inOrOut('courses', courses, false),
    coursesOut: inOrOut('courses', courses, true),
    senses: inOrOut('senses', senses, false).filter(
      (sense) => !sensesOut.includes(sense) && isShown(sense, menu),
    ),
    sensesOut,
    cookings: inOrOut('cookings', cookings, false),
    cookingsOut: inOrOut('cookings', cookings, true),
    wishes: valuesOf(signs, 'wishes', wishes),
    amounts: readAmounts(text, signs, menu.menu.currency),
    people: readPeople(numbers, signs, tokens),
    ways: readWays(signs, numbers),
    asks: valuesOf(signs, 'asks', askSigns),
    modifiers: [
      ...valuesOf(signs, 'modifiers', modifiers),
      ...(signs.some((sign) => isNominal(sign, tokens)) ? ['variant' as const] : []),
    ],
    pointedCount: readPointedCount(signs, numbers),
    ordinals:
      tokens.length <= mostOrdinalWords ? readOrdinals(tokens.filter(inThese), language) : [],
    isAskedSafe: signsOf(signs, 'relations', 'suits').length > 0,
    isAskedHeld:
      signsOf(signs, 'relations', 'contains').length > 0 &&
      !tied.some(({ relation }) => relation === 'contains'),
    isAllergic: signsOf(signs, 'relations', 'allergic').length > 0,
    isAskedAgainst: isAskedAgainst(signs, tied),
    topics: valuesOf(signs, 'topics', topics),
    subjects: valuesOf(signs, 'subjects', subjects),
    owners: findOwnersWords(found, isIn),
    acts: valuesOf(signs, 'acts', acts),
    unknown: unknownRows(found, isIn),
    dishesElsewhere: dishesElsewhere(found, isIn),
    isBare: tokens.length <= 4 && tokens.every((_, place) => !found.isKnown(place)),
  }
}

/** "And the vegan": an adjective after an article means a dish. */
const isNominal = ({ start, meanings }: Sign, tokens: readonly Token[]) =>
  meanings.some(({ kind }) => kind === 'diets' || kind === 'senses') &&
  articles.has(tokens[start - 1]?.text ?? '')

/** "The two penne" are two dishes, and not two of each. */
const countOf = (dishIds: readonly string[], count = 1) => (dishIds.length === count ? 1 : count)

/** Whether the records know a quality: at least one dish of the menu has it. */
function isShown(sense: Sense, menu: GuestMenu): boolean {
  if (sense === 'hot' || sense === 'mild') return true
  const { dishes, headings } = indexMenu(menu)
  return dishes.some((indexed) => {
    const names = headings.flatMap(({ id, name }) =>
      indexed.headingIds.includes(id) ? [name] : [],
    )
    return hasSense(indexed, sense, names) === 'yes'
  })
}

function isAskedAgainst(signs: readonly Sign[], tied: readonly TiedSubstance[]): boolean {
  if (signsOf(signs, 'asks', 'list').length === 0) return false
  const isLeft = signsOf(signs, 'relations', 'avoids').length > 0
  const holding = [
    ...signsOf(signs, 'relations', 'contains'),
    ...signsOf(signs, 'relations', 'with'),
  ]
  // "What has celery in it? I get hives": asks for the dishes to stay away from.
  const isHeld = (food: TiedSubstance) =>
    isLeftOut(food) &&
    food.affix === undefined &&
    food.relation !== 'free' &&
    holding.some(({ end }) => end === food.start)
  return tied.some(isHeld) || (isLeft && !tied.some(({ relation }) => relation === 'avoids'))
}

const plainAsks: readonly AskSign[] = ['ingredients', 'price', 'calories', 'picture']
const plainActs: readonly Act[] = ['greet', 'thanks']
const plainRelations: readonly (Relation | undefined)[] = [undefined, 'contains', 'free', 'suits']
const plainModifiers: readonly Modifier[] = ['and', 'yes', 'people']

/**
 * Whether nothing is left over in a question: one dish is named by its whole name or by words that
 * fit no other; all that is asked of it is foods, allergens, diets, ingredients, price, calories or
 * its picture; and every other word is one of sentences, of greeting or of thanks. No word is
 * unknown, nothing is compared, counted, negated, excepted, wished for or pointed at.
 */
function isCertain(all: Asked): boolean {
  const [dish] = all.dishes
  const isOneDish = all.dishes.length === 1 && dish?.dishIds.length === 1 && dish.count === 1
  const isLeftOver =
    all.unknown.length + all.dishesElsewhere.length + all.kinds.length + all.courses.length > 0 ||
    all.amounts.length + all.ordinals.length + all.topics.length + all.senses.length > 0 ||
    all.subjects.length > 0 ||
    all.people !== undefined
  return (
    isOneDish &&
    !isLeftOver &&
    all.foods.length + all.diets.length + all.asks.length > 0 &&
    all.asks.every((ask) => plainAsks.includes(ask)) &&
    all.acts.every((act) => plainActs.includes(act)) &&
    all.modifiers.every((modifier) => plainModifiers.includes(modifier)) &&
    all.foods.every(({ relation }) => plainRelations.includes(relation))
  )
}

/** Sentences that each ask something, as separate questions; otherwise the message as one. */
function questionsOf(found: Found, all: Asked): readonly Asked[] {
  const last = found.tokens.at(-1)?.sentence ?? 0
  const each = range(0, Math.min(last, mostSentences - 1) + 1).map((sentence) =>
    asked(found, (one) => one === sentence),
  )
  const asking = each.filter(asksSomething)
  if (asking.length < 2) return [all]
  // Money and people are said once and hold for all.
  return asking.map((one) => ({
    ...one,
    amounts: one.amounts.length > 0 ? one.amounts : all.amounts,
    people: one.people ?? all.people,
  }))
}

// In longer messages "last" is about a year.
const mostOrdinalWords = 8
const mostSentences = 12

const asksSomething = ({ dishes, kinds, courses: named, asks, topics: about }: Asked) =>
  dishes.length + kinds.length + named.length + about.length > 0 || asks.length > 1
