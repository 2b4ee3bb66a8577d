import { findConcept, readDiet, readDishFact } from '#app/domain/dietary/dish-facts.ts'
import { excludedBy, type DietaryFact } from '#app/domain/dietary/facts.ts'
import { conceptName } from '#app/domain/dietary/lexicon.ts'
import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Locale } from '#app/i18n/locales.ts'
import type { Phrases } from '../phrases/phrases.ts'
import type { Question } from '../question.ts'
import { aboutIngredients } from './details-of-dish.ts'
import { lines } from './lists.ts'

/** What is recorded of all that a question asks about one dish. Never a promise. */
export function aboutFactsAndFoods(dish: GuestDish, question: Question, say: Phrases): string {
  const { facts, foods, language } = question
  // A dish without ingredients says so once, and not once an allergen.
  const said = new Set(aboutFacts(dish, facts, say))
  const itself = foods
    .filter((food) => !question.plainFoods.includes(food) && !isNamed(dish, food))
    .map((food) => conceptName(food, language))
  if (facts.length > 0) {
    const isFound = facts.some((fact) => readDishFact(dish, fact).status === 'contains')
    const more = isFound && !question.isAllergy && itself.length > 0
    return lines(
      ...said,
      more ? say.foodItself(itself.join(', ')) : undefined,
      ...question.plainFoods.map((food) => aboutFood(dish, food, language, say)),
    )
  }
  return lines(...foods.map((food) => aboutFood(dish, food, language, say)))
}

// Who asks for more than these wants to know what is recorded.
export const mostFacts = 6

/**
 * What is recorded of several allergens: what the dish holds on one line, what nobody recorded on
 * the last. Of many, the ingredients and those of which anything is recorded.
 */
export function aboutFacts(dish: GuestDish, facts: readonly DietaryFact[], say: Phrases): string[] {
  const unknown = facts.filter((fact) => readDishFact(dish, fact).status === 'not_recorded')
  const known = facts.filter((fact) => !unknown.includes(fact))
  const plain = known.filter((fact) => isPlainlyHeld(dish, fact))
  const others = known.filter((fact) => !plain.includes(fact))
  const told = [
    ...(plain.length > 1
      ? [say.containsAll(dish.name, plain.map(withReasons))]
      : plain.map(single)),
    ...others.map(single),
  ]
  if (facts.length <= mostFacts) {
    return unknown.length > 0 ? [...told, aboutUnknown(dish, unknown, say)] : told
  }
  const rest = told.length > 0 ? say.othersUnknown : say.noneKnown
  return [aboutIngredients(dish, say), ...told, ...(dish.ingredients.length > 0 ? [rest] : [])]

  function single(fact: DietaryFact): string {
    return aboutFact(dish, fact, say)
  }
  function withReasons(fact: DietaryFact): string {
    return `${say.fact[fact]} (${readDishFact(dish, fact).reasons.join(', ')})`
  }
}

/** Whether recorded words say that it is in the dish, and no mark says otherwise. */
function isPlainlyHeld(dish: GuestDish, fact: DietaryFact): boolean {
  const { status, reasons, contradictedTag } = readDishFact(dish, fact)
  return status === 'contains' && reasons.length > 0 && contradictedTag === undefined
}

/** That nobody recorded whether a dish is free of these. */
function aboutUnknown(dish: GuestDish, facts: readonly DietaryFact[], say: Phrases): string {
  const names = facts.map((fact) => say.fact[fact]).join(' / ')
  return lines(
    dish.ingredients.length === 0
      ? say.noIngredients(dish.name)
      : say.factUnknown(dish.name, names, dish.ingredients.join(', ')),
    veganNote(dish, facts, say),
  )
}

/** What is recorded of an allergen in a dish; "free" only in the owner's own words. */
export function aboutFact(dish: GuestDish, fact: DietaryFact, say: Phrases): string {
  const name = say.fact[fact]
  const { status, reasons, contradictedTag, confirmed } = readDishFact(dish, fact)
  const contradiction = contradictedTag === undefined ? '' : say.contradicts(contradictedTag)
  const isBare = confirmed !== undefined && reasons.length === 0
  switch (status) {
    case 'contains':
      return lines(
        isBare
          ? say.saysContains(dish.name, name)
          : say.contains(dish.name, name, reasons.join(', ')),
        contradiction,
      )
    case 'mentioned':
      return lines(
        isBare
          ? say.saysMayContain(dish.name, name)
          : say.mentioned(dish.name, name, reasons.join('; ')),
        contradiction,
      )
    case 'usual':
      if (contradictedTag !== undefined) {
        return say.doubtsFree(dish.name, name, contradictedTag, reasons.join(', '))
      }
      return reasons.includes(dish.name)
        ? say.usual(dish.name, name)
        : say.mayHold(dish.name, name, reasons.join(', '))
    case 'marked_free':
      return confirmed
        ? say.saysFree(dish.name, name)
        : say.markedFree(dish.name, name, reasons.join(', '))
    case 'not_recorded':
      return aboutUnknown(dish, [fact], say)
  }
}

function veganNote(
  dish: GuestDish,
  facts: readonly DietaryFact[],
  say: Phrases,
): string | undefined {
  if (!facts.some((fact) => excludedBy.vegan.includes(fact) || fact === 'lactose')) return undefined
  const { tag, against } = readDiet(dish, 'vegan')
  return tag !== undefined && against.length === 0
    ? say.veganIsNoPromise(dish.name, tag)
    : undefined
}

function isNamed(dish: GuestDish, food: string): boolean {
  return findConcept(dish, food) !== undefined
}

/** Whether a dish is recorded with an ingredient that is no allergen. */
export function aboutFood(dish: GuestDish, food: string, language: Locale, say: Phrases): string {
  const name = conceptName(food, language)
  const words = findConcept(dish, food)
  if (words !== undefined) return say.contains(dish.name, name, words)
  return dish.ingredients.length === 0
    ? say.noIngredients(dish.name)
    : say.foodUnknown(dish.name, name, dish.ingredients.join(', '))
}
