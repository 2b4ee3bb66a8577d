import type { DietaryFact, Diet } from '#app/domain/dietary/facts.ts'

/** Everything the offline assistant can say, in one language. */
export interface Phrases {
  readonly fact: Readonly<Record<DietaryFact, string>>
  readonly diet: Readonly<Record<Diet, string>>
  readonly staff: string
  readonly allergyStaff: string
  readonly contains: (dish: string, fact: string, reasons: string) => string
  readonly mentioned: (dish: string, fact: string, sentences: string) => string
  readonly markedFree: (dish: string, fact: string, tag: string) => string
  readonly factUnknown: (dish: string, fact: string, ingredients: string) => string
  readonly noIngredients: (dish: string) => string
  readonly hasIngredient: (dish: string, ingredient: string) => string
  readonly ingredients: (dish: string, ingredients: string) => string
  readonly calories: (dish: string, calories: number) => string
  readonly noCalories: (dish: string) => string
  readonly price: (dish: string, price: string) => string
  readonly noPrice: (dish: string) => string
  readonly cooking: (dish: string, words: string) => string
  readonly noCooking: (dish: string) => string
  readonly dietMarked: (dish: string, diet: string) => string
  readonly dietAgainst: (dish: string, diet: string, reasons: string) => string
  readonly dietContradiction: (dish: string, diet: string, reasons: string) => string
  readonly dietUnknown: (dish: string, diet: string) => string
  readonly dishesWith: (fact: string) => string
  readonly noDishesWith: (fact: string) => string
  readonly dishesMarkedFree: (fact: string) => string
  readonly restUnknown: string
  readonly dietDishes: (diet: string) => string
  readonly noDietDishes: (diet: string) => string
  readonly heading: (name: string) => string
  readonly overview: string
  readonly overviewHint: string
  readonly cheapest: string
  readonly dearest: string
  readonly lightest: string
  readonly tag: (dish: string, tags: string) => string
  readonly noTag: (dish: string) => string
  readonly tagged: string
  readonly noneTagged: string
  readonly recommend: string
  readonly recommendDiet: (diet: string) => string
  readonly withinBudget: (budget: string, people: number) => string
  readonly total: (total: string, people: number) => string
  readonly tooSmallBudget: (budget: string, cheapest: string) => string
  readonly pictures: string
  readonly noPictures: (dishes: string) => string
  readonly notOnMenu: string
  readonly which: string
  readonly greeting: (restaurant: string) => string
  readonly thanks: string
  readonly unknown: string
}
