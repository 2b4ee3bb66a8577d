import type { GuestDish } from '../guest-menu/guest-menu.ts'
import { factInText } from './dish-facts.ts'
import { parseTagCached } from './cached-parsing.ts'
import { coveredFacts } from './covered-facts.ts'
import { asDish, type DishTexts } from './dish-texts.ts'
import { deriveState } from './state-without-options.ts'
import { foldText } from './fold-text.ts'
import type { OptionFact, StatedState } from '../guest-menu/statements.ts'

/**
 * Whether an owner's statement is still valid after its dish's text has changed. The rules err on
 * the safe side:
 * - An ingredient that is new, or worded differently, voids every `free`: a known one may contain
 *   traces, an unknown one anything. That includes salt, because we don't know which salt it is.
 * - A name, description, tag or note that now mentions the fact voids its `free`.
 * - Removing an ingredient that supports `contains` or `may_contain` voids it.
 * - Changes of order, case or accents have no effect, and removals don't void `free`.
 */
export function isStillValid(
  { fact, state }: { readonly fact: OptionFact; readonly state: StatedState },
  before: DishTexts,
  after: DishTexts,
): boolean {
  if (changesOnlyTags(before, after) && !tagsConcern(fact, before.tags, after.tags)) return true
  if (state === 'free') {
    return addedIngredients(before, after).length === 0 && !mentionsMore(fact, before, after)
  }
  const removedIngredients = new Set(addedIngredients(after, before))
  return !reasonsFor(fact, before).some((words) => removedIngredients.has(words))
}

const changesOnlyTags = (before: DishTexts, after: DishTexts): boolean =>
  before.name === after.name &&
  before.description === after.description &&
  before.aiInstructions === after.aiInstructions &&
  before.ingredients === after.ingredients

/**
 * Whether new tags mention a fact, or removed ones say anything about food: a removed tag can have
 * overridden another text. Most tags don't, and reading all texts of all dishes takes seconds.
 */
function tagsConcern(
  fact: OptionFact,
  before: readonly string[],
  after: readonly string[],
): boolean {
  const relatedFacts = coveredFacts(fact)
  return (
    after.some(
      (tag) =>
        !before.includes(tag) &&
        parseTagCached(tag).facts.some((mentionedFact) => relatedFacts.includes(mentionedFact)),
    ) || before.some((tag) => !after.includes(tag) && !parseTagCached(tag).isSilent)
  )
}

/** Returns the ingredients of the second dish, as written, that the first one doesn't have. */
function addedIngredients(first: DishTexts, second: DishTexts): string[] {
  if (first.ingredients === second.ingredients) return []
  const existing = new Set(first.ingredients.map(normaliseIngredient))
  return second.ingredients.filter((ingredient) => !existing.has(normaliseIngredient(ingredient)))
}

const normaliseIngredient = (ingredient: string) =>
  foldText(ingredient).replaceAll(/\s+/g, ' ').trim()

const weight = { not_recorded: 0, free: 0, may_contain: 1, contains: 2 } as const

/** Whether the text, with or without the name, supports a fact more strongly than before. */
function mentionsMore(fact: OptionFact, before: DishTexts, after: DishTexts): boolean {
  const isStronger = (dishAfter: GuestDish, dishBefore: GuestDish) => {
    const weightAfter = weight[deriveState(dishAfter, fact).state]
    return weightAfter > 0 && weightAfter > weight[deriveState(dishBefore, fact).state]
  }
  const [old, current] = [judgedDishes(before), judgedDishes(after)]
  return isStronger(current.named, old.named) || isStronger(current.nameless, old.nameless)
}

interface JudgedDishes {
  readonly named: GuestDish
  readonly nameless: GuestDish
}

// All statements about a dish are judged by the same texts, whose evidence is cached by dish.
const judgedByTexts = new WeakMap<DishTexts, JudgedDishes>()

/** Returns a dish with only these texts, and one without the name. */
function judgedDishes(texts: DishTexts): JudgedDishes {
  const cached = judgedByTexts.get(texts)
  if (cached) return cached
  const dishOfTexts = asDish(texts)
  const dishes = { named: dishOfTexts, nameless: { ...dishOfTexts, name: '' } }
  judgedByTexts.set(texts, dishes)
  return dishes
}

/** Returns the passages according to which a dish contains, or may contain, a fact. */
function reasonsFor(fact: OptionFact, texts: DishTexts): readonly string[] {
  const dish = asDish(texts)
  return coveredFacts(fact).flatMap((coveredFact) => {
    const { status, reasons } = factInText(dish, coveredFact)
    return status === 'marked_free' ? [] : reasons
  })
}
