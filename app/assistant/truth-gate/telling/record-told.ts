import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import { answer } from '../../providers/offline/answer.ts'
import { questionLanguage, countCommonWords } from '../../providers/offline/language.ts'
import { phrasesOf } from '../../providers/offline/phrases/index.ts'
import type { Phrases } from '../../providers/offline/phrases/phrases.ts'
import type { CheckedSentence } from '../checking/check-sentence.ts'
import type { Claim } from '../reading/claim.ts'
import type { GateContext } from '../gate-context.ts'
import type { OpenedTopic } from '../reading/read-topic.ts'
import { renderCorrection, renderDishes } from './render-correction.ts'
import type { Topic } from '../reading/topic.ts'

// Dishes that an answer is told of one by one.
const mostDishes = 4

/** What is told in the place of sentences that cannot be told: each record once a reply. */
export class RecordTold {
  /** The talk's: the question's, else that in which the reply begins. */
  readonly language: 'en' | 'tr'
  /** Whether the guest asked in a language that is neither English nor Turkish. */
  readonly isForeign: boolean
  readonly #say: Phrases
  readonly #context: GateContext
  readonly #opened: OpenedTopic
  readonly #blocks = new Set<string>()
  #isAnswered = false
  #told: readonly GuestDish[] = []
  #staff: 'allergy' | 'diet' | undefined
  #isReferred = false

  constructor(context: GateContext, opened: OpenedTopic, beginning: string) {
    this.#context = context
    this.#opened = opened
    this.language = languageOf(context, opened, beginning)
    this.isForeign = opened.language !== 'en' && opened.language !== 'tr'
    this.#say = phrasesOf(this.language)
  }

  /** Whether the guest's question was answered by what is recorded. */
  get isAnswered(): boolean {
    return this.#isAnswered
  }

  /** Notes what the reply itself tells. */
  hear({ isReferring }: CheckedSentence): void {
    this.#isReferred ||= isReferring
  }

  /** Notes of which dishes a reference has told all that the guest asks, and whether of all dishes asked of. */
  noteReferences(dishes: readonly GuestDish[], isAnswer: boolean): void {
    this.#told = dishes
    this.#isAnswered ||= isAnswer
  }

  /**
   * The answer to the guest's question, in the place of the first sentence that is not understood.
   * @param isOfCooking whether that tells how a dish is made
   */
  inPlace(dishes: readonly GuestDish[] = [], isOfCooking = false): readonly string[] {
    const { asksOfFood, topic } = this.#opened
    // Who asks of no food is told nothing of it.
    if (!asksOfFood && topic.asked.dishes.length === 0) return []
    const { foods, diet } = topic.asked
    // Of the whole menu nothing is told where the reply speaks of a dish or two.
    const isOfThese =
      topic.asked.dishes.length === 0 && dishes.length > 0 && dishes.length <= mostDishes
    const isOfMenu = !isOfThese || (foods.length === 0 && diet === undefined)
    const answered = this.#isAnswered || !isOfMenu ? [] : this.#answer(isOfCooking)
    const told = [...this.#blocks].join('\n')
    const others = dishes.filter((dish) => !told.includes(dish.name))
    if (others.length === 0 || others.length > mostDishes) return answered
    const scope = { dishes: others, reach: 'all' as const }
    const claims: Claim[] = [
      ...(foods.length > 0 ? [{ kind: 'free' as const, foods, scope }] : []),
      ...(diet ? [{ kind: 'diet' as const, diet, isDenied: false, scope }] : []),
    ]
    return [...answered, ...this.take(renderCorrection(claims, this.language, topic))]
  }

  /**
   * What is recorded of wrong claims: by the answer to the question, where they are about that.
   * @param isOfCooking whether they stand in a sentence on how a dish is made
   */
  ofClaims(claims: readonly Claim[], topic: Topic, isOfCooking: boolean): readonly string[] {
    // Where nobody speaks of health, what the menu says of a dish is told, and not food by food.
    if (!topic.isOfHealth && !claims.some(isOfHealth)) {
      const others = claims.filter((claim) => !('foods' in claim))
      const ofFood = claims.filter((claim) => 'foods' in claim)
      const dishes = [...new Set(ofFood.flatMap(({ scope }) => scope.dishes))]
      const some = dishes.length > mostDishes ? [] : dishes
      const told = [
        ...renderCorrection(others, this.language, topic),
        ...renderDishes(some, this.language, isOfCooking),
      ]
      return told.length === 0 ? this.inPlace([], isOfCooking) : this.take(told)
    }
    const isAnswer = claims.some((claim) => this.#isAsked(claim))
    const answered = isAnswer && !this.#isAnswered ? this.#answer() : []
    const others = claims.filter((claim) => !this.#isAsked(claim))
    const open = others.filter((claim) => !this.#isBeside(claim) && !this.#isTold(claim))
    if (open.length === 0 && others.length > 0 && answered.length === 0) return this.inPlace()
    return [...answered, ...this.take(renderCorrection(open, this.language, topic))]
  }

  /** The answer, for a reply of which nothing is left. */
  inEnd(): readonly string[] {
    if (this.#isAnswered) return []
    return [this.#answer().join('\n')].filter((text) => text !== '')
  }

  /** What every reply about health ends with, unless it sends the guest to the staff by itself. */
  closing(): readonly string[] {
    if (this.#staff === undefined || this.#isReferred) return []
    return [this.#staff === 'allergy' ? this.#say.allergyStaff : this.#say.dietStaff]
  }

  /** Those lines that have not been told; what every reply ends with waits for its end. */
  take(lines: readonly string[]): readonly string[] {
    const { allergyStaff, dietStaff } = this.#say
    const open = lines.flatMap((line) => line.split('\n'))
    if (open.includes(allergyStaff)) this.#staff = 'allergy'
    else if (open.includes(dietStaff)) this.#staff ??= 'diet'
    const fresh = inBlocks(open).filter((block) => {
      if (block === allergyStaff || block === dietStaff || this.#blocks.has(block)) return false
      if (block.trim() !== '') this.#blocks.add(block)
      return true
    })
    return fresh.join('\n').trim() === '' ? [] : fresh.join('\n').trim().split('\n')
  }

  #answer(isOfCooking = false): readonly string[] {
    this.#isAnswered = true
    const { isOfHealth: isAskedOf, topic } = this.#opened
    const { dishes, foods } = topic.asked
    const told = answer({ ...this.#context, locale: this.language })
    // "Is hamsi on?" calls a dish by a food, and asks nothing of what may be eaten.
    const isNamed = !isAskedOf && foods.length === 0 && told.includes(this.#say.allergyStaff)
    return isNamed && dishes.length > 0 && dishes.length <= mostDishes
      ? this.take(renderDishes(dishes, this.language, isOfCooking))
      : this.take([told])
  }

  /** Whether what is recorded of a claim would be a list, or a detail, that nobody asked for. */
  #isBeside(claim: Claim): boolean {
    const { asked } = this.#opened.topic
    const { dishes, reach } = claim.scope
    if (claim.kind === 'diet')
      return dishes.length === 0 && asked.diet !== claim.diet && reach !== 'menu'
    if (claim.kind !== 'free' && claim.kind !== 'contains' && claim.kind !== 'unknown') return false
    const facts = new Set(asked.foods.flatMap((food) => food.facts))
    const isAsked = claim.foods.some((food) => food.facts.some((fact) => facts.has(fact)))
    const isPlain = claim.foods.every((food) => food.facts.length === 0)
    const isOfAnswer =
      this.#isAnswered && dishes.every((dish) => asked.dishes.includes(dish)) && isPlain
    return (dishes.length === 0 && !isAsked) || isOfAnswer
  }

  /** Whether a reference has told what is recorded of a claim. */
  #isTold(claim: Claim): boolean {
    const { asked, avoided } = this.#opened.topic
    const facts = new Set([...asked.foods, ...avoided].flatMap((food) => food.facts))
    const { dishes } = claim.scope
    if (dishes.length === 0 || !dishes.every((dish) => this.#told.includes(dish))) return false
    if (claim.kind === 'diet') return claim.diet === asked.diet
    return (
      'foods' in claim &&
      claim.foods.every(
        (food) => food.facts.length > 0 && food.facts.every((one) => facts.has(one)),
      )
    )
  }

  /** Whether a claim is about what the guest asks. */
  #isAsked(claim: Claim): boolean {
    const { asked } = this.#opened.topic
    const { dishes } = claim.scope
    if (!this.#opened.asksOfFood || dishes.length === 0) return false
    if (!dishes.every((dish) => asked.dishes.includes(dish))) return false
    if (claim.kind === 'diet') return claim.diet === asked.diet
    if (!('foods' in claim)) return false
    const facts = new Set(asked.foods.flatMap((food) => food.facts))
    const concepts = new Set(asked.foods.map(({ concept }) => concept))
    return (
      asked.foods.length > 0 &&
      claim.foods.every((food) =>
        food.facts.length > 0
          ? food.facts.every((fact) => facts.has(fact))
          : concepts.has(food.concept),
      )
    )
  }
}

/** Whether a claim is one of health, whatever was asked: that a dish harms nobody. */
const isOfHealth = (claim: Claim) =>
  claim.kind === 'safe' ||
  claim.kind === 'diet' ||
  ((claim.kind === 'free' || claim.kind === 'unknown') &&
    claim.foods.some(({ facts }) => facts.length > 0))

/** Lines, each list with its heading: an entry without it would be one of another. */
function inBlocks(lines: readonly string[]): string[] {
  const blocks: string[] = []
  for (const line of lines) {
    const before = blocks.at(-1)
    if (before !== undefined && (/^\s*•/.test(line) || before.endsWith(':'))) {
      blocks[blocks.length - 1] = `${before}\n${line}`
    } else blocks.push(line)
  }
  return blocks
}

function languageOf({ question, locale }: GateContext, { language }: OpenedTopic, reply: string) {
  const { en, tr } = countCommonWords(question)
  if (en !== tr && (language === 'en' || language === 'tr')) return language
  if (language !== 'en' && language !== 'tr') return 'en'
  return questionLanguage(reply, questionLanguage(question, locale))
}
