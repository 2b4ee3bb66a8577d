import { stemsOf } from '#app/domain/dietary/inflection.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { filterCues, type Cue } from './cues.ts'
import type { MentionWithOptions } from './find-options.ts'
import { indexNames, isConnective, type OptionName } from './name-index.ts'
import { overlaps, range, tokenIndexes, type SentenceSpan } from './span.ts'
import type { TiedFood } from './tie-foods.ts'
import type { Token } from './tokens.ts'
import type { AskKind, Relation } from './words/language-words.ts'

/** An option that a message asks about instead of its dish: "is the feta vegan?". */
export interface OptionMention extends SentenceSpan {
  /** Ids of the dishes' options with that name. */
  readonly optionIds: readonly string[]
}

interface OptionContext {
  readonly tokens: readonly Token[]
  readonly cues: readonly Cue[]
  readonly foods: readonly TiedFood[]
  readonly mentions: readonly MentionWithOptions[]
  readonly menu: GuestMenu
}

/** Hardly anyone asks about more options in one message. */
const maxOptions = 6
const maxNames = 400
/** Words between an option and its dish: "the feta in the greek salad". */
const maxDistanceToDish = 3
/** In tokens: "or the". */
const maxJoining = 4

/**
 * Finds the options that a message asks about, if it also names a food, an allergen or a diet outside
 * their names. A food that the guest asks for, wants or leaves out isn't an option.
 */
export function findLoneOptions({
  tokens,
  cues,
  foods,
  mentions,
  menu,
}: OptionContext): readonly OptionMention[] {
  const namedOptions = findOptionNames(tokens, menu)
  if (namedOptions.length === 0) return []
  const optionIndexes = tokenIndexes(namedOptions)
  const conjunctions = tokenIndexes(filterCues(cues, 'modifiers', 'and', 'or'))
  const listIndexes = new Set([...optionIndexes, ...conjunctions])
  const mentionIndexes = tokenIndexes(mentions)
  const freeStarts = new Set(filterCues(cues, 'relations', 'free').map(({ start }) => start))
  // In "is the feta gluten-free?", "free" belongs to the gluten.
  const isFree = ({ end }: SentenceSpan) => freeStarts.has(end)
  const properties = [
    ...foods.filter((food) => !overlaps(food, optionIndexes) && !overlaps(food, mentionIndexes)),
    ...filterCues(cues, 'diets').filter((diet) => !overlaps(diet, optionIndexes)),
  ]
  return namedOptions.flatMap((option): OptionMention[] => {
    const isInSentence = ({ sentence }: SentenceSpan) => sentence === option.sentence
    const isPart = (food: TiedFood) => overlaps(food, tokenIndexes([option]))
    const isLeftOut = ({ relation, affix }: TiedFood) =>
      affix !== undefined ||
      !askableRelations.includes(relation) ||
      (relation === 'free' && isFree(option))
    const others = properties.filter(isInSentence)
    const isAskedAbout =
      others.length > 0 &&
      !foods.filter(isPart).some(isLeftOut) &&
      (option.isPlace || !filterCues(cues, 'asks', ...searches).some(isInSentence)) &&
      !others.some((other) => isJoined(option, other, tokens, conjunctions))
    const dishes = mentions.filter(isInSentence)
    const optionIds = isAskedAbout ? findOptionIds(option, dishes, tokens, listIndexes) : []
    return optionIds.length > 0 ? [{ ...option, optionIds }] : []
  })
}

const askableRelations: readonly (Relation | undefined)[] = [undefined, 'contains', 'suits', 'free']

/** Questions that look for dishes. */
const searches: readonly AskKind[] = [
  'list',
  'recommend',
  'meal',
  'cheapest',
  'dearest',
  'lightest',
]

interface NamedOption extends SentenceSpan {
  readonly ids: OptionName['ids']
  /** Whether something is asked to be in it, in Turkish: "fetada süt var mı?". */
  readonly isPlace: boolean
}

/** Finds the names of options, the longest first at each word. */
function findOptionNames(tokens: readonly Token[], menu: GuestMenu): readonly NamedOption[] {
  const { options } = indexNames(menu)
  const found: NamedOption[] = []
  if (options.size === 0) return found
  const words = tokens.map(wordsOf)
  for (let start = 0; start < tokens.length && found.length < maxOptions; start++) {
    const names = [...(words[start] ?? [])]
      .map((word) => options.get(word) ?? [])
      // As in `findDishes`: a word in this many names is too expensive to compare.
      .flatMap((starting) => (starting.length > maxNames ? [] : starting))
      .map((name) => ({ ...name, end: endOfName(tokens, words, start, name.words) }))
    const end = Math.max(...names.map((name) => name.end))
    if (end <= start) continue
    const longest = names.filter((name) => name.end === end)
    // "The rice base", of the option "Rice" in the group "Base".
    const ofGroup = longest.filter(({ group }) => group.some((word) => words[end]?.has(word)))
    const ids = (ofGroup.length > 0 ? ofGroup : longest).flatMap((name) => name.ids)
    const last = ofGroup.length > 0 ? end + 1 : end
    const isPlace = locative.test(tokens[last - 1]?.text ?? '') || tokens[last]?.text === 'icinde'
    found.push({ start, end: last, sentence: tokens[start]?.sentence ?? 0, ids, isPlace })
    start = last - 1
  }
  return found
}

/**
 * Returns the index after a name's words, which may have connectives between them; -1 if the name
 * isn't there.
 */
function endOfName(
  tokens: readonly Token[],
  words: readonly ReadonlySet<string>[],
  start: number,
  name: readonly string[],
): number {
  let next = start
  for (const word of name) {
    // "Cream of mushroom".
    if (next > start && isConnective(tokens[next]?.text ?? '')) next++
    if (tokens[next]?.clause !== tokens[start]?.clause || !words[next]?.has(word)) return -1
    next++
  }
  return next
}

const locative = /[dt][ae](?:ki)?$/

const wordsOf = ({ forms }: Token): ReadonlySet<string> => new Set(forms.flatMap(stemsOf))

/** Whether an option and a food are items of one list: "is there feta or egg in it?". */
function isJoined(
  option: SentenceSpan,
  other: SentenceSpan,
  tokens: readonly Token[],
  conjunctions: ReadonlySet<number>,
): boolean {
  const [first, second] = option.start < other.start ? [option, other] : [other, option]
  if (second.start - first.end > maxJoining) return false
  const between = range(first.end, second.start)
  return (
    between.some((index) => conjunctions.has(index)) &&
    between.every((index) => conjunctions.has(index) || isConnective(tokens[index]?.text ?? ''))
  )
}

/**
 * Returns the ids of the options that are meant. A dish in the sentence has to be next to its
 * option: "the feta in the greek salad".
 * @param listIndexes indexes of options, and of what joins them
 */
function findOptionIds(
  { ids, ...option }: NamedOption,
  dishes: readonly MentionWithOptions[],
  tokens: readonly Token[],
  listIndexes: ReadonlySet<number>,
): readonly string[] {
  const others = dishes.filter((dish) => !isPartOf(dish, option))
  const [dish] = others
  if (!dish) return ids.map(({ optionId }) => optionId)
  const [first, second] = option.start < dish.start ? [option, dish] : [dish, option]
  const wordsBetween = range(first.end, second.start).filter(
    (index) => !listIndexes.has(index),
  ).length
  const isNext =
    others.length === 1 &&
    !dish.isKind &&
    dish.optionIds.length === 0 &&
    !overlaps(dish, listIndexes) &&
    wordsBetween <= maxDistanceToDish &&
    tokens[dish.start]?.clause === tokens[option.start]?.clause
  return isNext
    ? ids.flatMap(({ dishId, optionId }) => (dish.dishIds.includes(dishId) ? [optionId] : []))
    : []
}

/** Whether a dish was only found by words of an option's name. */
const isPartOf = (
  { start, end, isWhole, isKind }: MentionWithOptions,
  option: Pick<SentenceSpan, 'start' | 'end'>,
): boolean =>
  !isWhole &&
  start >= option.start &&
  end <= option.end &&
  (!isKind || end - start < option.end - option.start)
