import type { MenuLanguage } from '../../guest-menu/menu-language.ts'
import { factWords, isClaimConcept } from './concepts.ts'
import { commonFacts, type Food, type Item, type Stance } from './reading.ts'

/** The maximum distance of a "not" from its food, in words. */
const reachOfNot = 4
/** The maximum number of words between "without" and its food. */
const reachOfWithout = 3

/**
 * Assigns stances by words that precede their foods.
 * @returns the number of denials without a food
 */
export function assignForward(
  sentence: readonly Item[],
  stances: Map<Food, Stance>,
  language: MenuLanguage,
): number {
  return new ForwardReader(sentence, stances, language).assign()
}

type MarkerItem = Extract<Item, { kind: 'marker' }>

/** Reads a sentence once from its start. */
class ForwardReader {
  readonly #sentence: readonly Item[]
  readonly #stances: Map<Food, Stance>
  readonly #language: MenuLanguage
  #looseDenials = 0
  /** The stance that "without" or "may contain" gives to the foods after it. */
  #active: Stance | undefined
  /** Whether it was "instead of", after which the second food replaces the first. */
  #isInstead = false
  /** The index of the word that set it. */
  #activeSince = 0
  /** Whether it has applied to a food. */
  #hasFood = false
  /** How many words without a food have followed it. */
  #otherWords = 0
  /** Whether the next food continues a list, after a comma or an "and". */
  #isListed = false
  /** The number of words that a "not" still reaches; 0 if there is none. */
  #notReach = 0
  #notIndex = 0
  readonly #deniedByNot = new Set<Item | undefined>()
  #part: number | undefined

  constructor(sentence: readonly Item[], stances: Map<Food, Stance>, language: MenuLanguage) {
    this.#sentence = sentence
    this.#stances = stances
    this.#language = language
    this.#part = sentence[0]?.token.part
  }

  assign(): number {
    for (const [index, item] of this.#sentence.entries()) {
      if (item.token.part !== this.#part) this.#startPart(item.token.part, index)
      if (item.kind === 'marker') this.#readMarker(item, index)
      else if (item.kind === 'food') this.#readFood(item, index)
      else if (item.kind === 'unknown' || item.kind === 'sense') this.#readOtherWord()
      this.#shortenNot(item)
    }
    this.#endActive()
    if (this.#notReach > 0 && !denyBefore(this.#sentence, this.#notIndex, this.#stances)) {
      this.#looseDenials++
    }
    return this.#looseDenials
  }

  #startPart(part: number, index: number): void {
    this.#part = part
    if (this.#active && this.#hasFood && !continuesList(this.#sentence, index)) this.#endActive()
    if (this.#notReach > 0) this.#looseDenials++
    this.#notReach = 0
    this.#isListed = true
  }

  /** Ends the active stance; a denial without a food may concern the food before it. */
  #endActive(): void {
    const isLoose =
      this.#active === 'free' &&
      !this.#hasFood &&
      !denyBefore(this.#sentence, this.#activeSince, this.#stances)
    if (isLoose) this.#looseDenials++
    this.#active = undefined
    this.#hasFood = false
  }

  #readMarker(item: MarkerItem, index: number): void {
    switch (item.marker) {
      case 'without':
      case 'instead':
        // In Turkish, it follows the food.
        if (this.#language !== 'tr') this.#govern('free', item, index)
        break
      case 'may':
        this.#govern('may', item, index)
        break
      case 'negates':
        // In Turkish, it follows the food.
        if (this.#language === 'tr') break
        if (this.#notReach > 0) this.#looseDenials++
        this.#notReach = reachOfNot + 1
        this.#notIndex = index
        break
      case 'includes':
        if (this.#active && this.#hasFood) this.#endActive()
        break
      case 'joins':
        this.#isListed = true
        break
      case 'free':
        this.#denyList(index)
    }
  }

  /** Lets a word give a stance to the foods after it. */
  #govern(stance: Stance, { marker, token }: MarkerItem, index: number): void {
    this.#endActive()
    // "Not without" is no denial.
    const isDenial = this.#notReach === 0 || repeatsDenial.has(token.folded)
    if (stance === 'may' || isDenial) this.#active = stance
    this.#activeSince = index
    this.#isInstead = marker === 'instead'
    this.#otherWords = 0
    this.#notReach = 0
  }

  /** Denies the foods before "-free", or affirms them after a "not": "not gluten-free". */
  #denyList(index: number): void {
    if (this.#sentence[index - 1]?.kind !== 'food') return
    for (const food of listBefore(this.#sentence, index)) {
      this.#stances.set(food, this.#deniedByNot.has(food) ? 'has' : 'free')
    }
  }

  #readFood(food: Food, index: number): void {
    if (food.isDenied) {
      if (this.#notReach > 0) this.#stances.set(food, 'has')
      this.#notReach = 0
    } else if (this.#notReach > 0) {
      this.#stances.set(food, this.#active === 'free' ? 'has' : 'free')
      this.#deniedByNot.add(food)
      this.#notReach = 0
      this.#hasFood = true
    } else if (this.#active) {
      this.#readGovernedFood(food, index)
    } else if (
      isCompound(this.#sentence, index) &&
      this.#deniedByNot.has(this.#foodBefore(index))
    ) {
      this.#stances.set(food, 'free')
      this.#deniedByNot.add(food)
    }
    this.#isListed = false
  }

  #readGovernedFood(food: Food, index: number): void {
    const isDenialOver =
      this.#active === 'free' &&
      this.#hasFood &&
      !this.#isListed &&
      (this.#isInstead || !isCompound(this.#sentence, index))
    if (isDenialOver) {
      // "Unsalted cheese": a food that follows without an "and" isn't denied; it doesn't contain the
      // denied one.
      this.#endActive()
    } else if (this.#active) {
      this.#stances.set(food, this.#active)
      this.#hasFood = true
    }
  }

  #foodBefore(index: number): Item | undefined {
    return this.#sentence.slice(0, index).findLast(({ kind }) => kind === 'food')
  }

  #readOtherWord(): void {
    this.#otherWords++
    const isOutOfReach = this.#hasFood || this.#otherWords > reachOfWithout
    if (this.#active === 'free' && isOutOfReach) this.#endActive()
    if (this.#active === 'may' && this.#hasFood) this.#endActive()
  }

  /** Counts a word after a "not", which reaches only a few. */
  #shortenNot(item: Item): void {
    if (this.#notReach === 0 || item.kind === 'ordinary') return
    if (item.kind === 'marker' && item.marker !== 'negates') return
    this.#notReach--
    if (this.#notReach === 0) this.#looseDenials++
  }
}

// "Non … né", "ne … ni": the second word repeats the denial.
const repeatsDenial = new Set(
  'ni ne nor ни ні ані aucun aucune ningun ninguna nessun nessuna no noch'.split(' '),
)

const genitives = new Set('de d di da del della of van von из из з'.split(' '))

/** Whether a food and the one before it form one name: "wheat flour", "farina di frumento". */
function isCompound(sentence: readonly Item[], index: number): boolean {
  const item = sentence[index]
  const before = sentence[index - 1]
  // "Without feta vegan": a claim is no part of a food's name.
  if (item?.kind !== 'food' || item.concepts.some(isClaimConcept)) return false
  if (before?.kind === 'food') {
    const facts = commonFacts(before.concepts)
    const isChinese = /\p{Script=Han}/u.test(item.written)
    const isGrain = !before.concepts.some((concept) => factWords.has(concept))
    return (
      !isChinese || (isGrain && commonFacts(item.concepts).some((fact) => facts.includes(fact)))
    )
  }
  return genitives.has(before?.token.folded ?? '') && sentence[index - 2]?.kind === 'food'
}

const postposable = new Set('nicht niet нет немае немає'.split(' '))

/**
 * Denies the food before a denial at the end of a part, as in "Kuhmilch haben wir nicht".
 * @returns whether there is such a food
 */
function denyBefore(sentence: readonly Item[], index: number, stances: Map<Food, Stance>): boolean {
  const denial = sentence[index]?.token
  const isLast = !sentence
    .slice(index + 1)
    .some(({ kind, token }) => token.part === denial?.part && kind !== 'ordinary')
  if (!denial || !isLast || !postposable.has(denial.folded)) return false
  const { part } = denial
  const food = sentence
    .slice(0, index)
    .findLast((item) => item.kind === 'food' && item.token.part === part)
  if (food?.kind !== 'food' || stances.has(food) || food.isDenied) return false
  stances.set(food, 'free')
  return true
}

/** The maximum length of a list that is examined, in words, to limit the time. */
const maxList = 60

/** Whether the rest of a sentence, up to its next statement, is a list with an "and" or "or". */
function continuesList(sentence: readonly Item[], start: number): boolean {
  let isJoined = false
  for (const item of sentence.slice(start, start + maxList)) {
    if (item.kind === 'marker') {
      if (item.marker !== 'joins') return isJoined
      isJoined = true
    } else if (item.kind === 'unknown' || item.kind === 'sense' || item.kind === 'number') {
      return isJoined
    }
  }
  return isJoined
}

/** Returns the foods of the list that ends before a position. */
function listBefore(sentence: readonly Item[], end: number): readonly Food[] {
  const foods: Food[] = []
  for (let index = end - 1; index >= 0; index--) {
    const item = sentence[index]
    if (item?.kind === 'food') foods.push(item)
    else if (item?.kind !== 'marker' || item.marker !== 'joins') break
  }
  return foods
}
