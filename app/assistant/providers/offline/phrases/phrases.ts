import type { Diet, DietaryFact } from '#app/domain/dietary/facts.ts'
import type { TagSense } from '../intents.ts'

/** Everything the offline assistant can say, in one language. */
export interface Phrases {
  readonly fact: Readonly<Record<DietaryFact, string>>
  readonly diet: Readonly<Record<Diet, string>>
  readonly sense: Readonly<Record<TagSense['key'], string>>

  // What every reply about health ends with.
  readonly allergyStaff: string
  readonly dietStaff: string

  // Of one dish and one allergen, food or diet.
  readonly contains: (dish: string, fact: string, reasons: string) => string
  /** Of several, each with what it is read from. */
  readonly containsAll: (dish: string, facts: readonly string[]) => string
  readonly contradicts: (tag: string) => string
  readonly despiteTag: (tag: string) => string
  readonly foodItself: (food: string) => string
  readonly usual: (dish: string, fact: string) => string
  readonly mayHold: (dish: string, fact: string, words: string) => string
  readonly doubtsFree: (dish: string, fact: string, tag: string, words: string) => string
  readonly mentioned: (dish: string, fact: string, clauses: string) => string
  readonly markedFree: (dish: string, fact: string, tag: string) => string
  readonly saysContains: (dish: string, fact: string) => string
  readonly saysMayContain: (dish: string, fact: string) => string
  readonly saysFree: (dish: string, fact: string) => string
  readonly factUnknown: (dish: string, fact: string, ingredients: string) => string
  // After all allergens that are known of a dish, or none.
  readonly othersUnknown: string
  readonly noneKnown: string
  readonly noIngredients: (dish: string) => string
  readonly foodUnknown: (dish: string, food: string, ingredients: string) => string
  readonly veganIsNoPromise: (dish: string, tag: string) => string
  /** Between the names of two diets. */
  readonly or: string
  readonly andSo: (diets: string, diet: string) => string
  readonly dietMarked: (dish: string, diet: string) => string
  readonly dietAgainst: (dish: string, diet: string, reasons: string) => string
  readonly dietContradiction: (dish: string, diet: string, reasons: string) => string
  readonly dietDenied: (dish: string, diet: string) => string
  readonly dietUnknown: (dish: string, diet: string) => string

  // Of one dish.
  readonly ingredients: (dish: string, ingredients: string) => string
  readonly calories: (dish: string, calories: number) => string
  readonly noCalories: (dish: string) => string
  readonly price: (dish: string, price: string) => string
  readonly noPrice: (dish: string) => string
  readonly cooking: (dish: string, words: string) => string
  readonly noCooking: (dish: string) => string
  readonly tagged: (dish: string, tag: string) => string
  readonly notTagged: (dish: string, sense: string) => string
  readonly chiliRecorded: (words: string) => string
  readonly notThat: string
  readonly pairing: (dish: string) => string

  // Across the menu.
  readonly dishesWith: (fact: string) => string
  readonly noDishesWith: (fact: string) => string
  readonly dishesMarkedFree: (fact: string) => string
  readonly noDishesMarkedFree: (fact: string) => string
  readonly dishesPerhapsWith: (fact: string) => string
  readonly restUnknown: string
  readonly allUnknown: string
  readonly dietDishes: (diet: string) => string
  readonly noDietDishes: (diet: string) => string
  readonly dietDoubtful: (diet: string) => string
  readonly senseDishes: (sense: string) => string
  readonly noSenseDishes: (sense: string) => string
  readonly notMarkedSpicy: string
  readonly heading: (name: string) => string
  readonly withoutRecorded: (fact: string) => string
  readonly only: (headings: string) => string
  readonly found: string
  readonly overview: string
  readonly overviewHint: string
  readonly cheapest: string
  readonly dearest: string
  readonly lightest: string
  readonly heaviest: string
  readonly withinCalories: (most: number) => string
  readonly noneWithinCalories: (most: number) => string
  readonly noCaloriesAtAll: string
  readonly noPrices: string
  readonly andMore: (count: number) => string

  // Recommendations.
  readonly recommend: string
  readonly recommendDiet: (diet: string) => string
  readonly withinBudget: (budget: string, people: number, diet: string | undefined) => string
  readonly eachWithin: (budget: string, diet: string | undefined) => string
  readonly total: (total: string, people: number) => string
  readonly tooSmallBudget: (budget: string, cheapest: string) => string
  readonly noneFits: string
  readonly onlyMarkedFree: (fact: string) => string
  readonly onlySense: (sense: string) => string
  readonly leftOut: (foods: string) => string
  readonly foreignCurrency: (currency: string) => string

  // Pictures, and what is not there.
  readonly pictures: string
  readonly noPictures: (dishes: string) => string
  readonly notOnMenu: string
  readonly near: string
  readonly whichDish: string
  readonly moreMatches: (count: number) => string

  // Talk.
  readonly greeting: (restaurant: string) => string
  readonly thanks: string
  readonly help: string
  readonly doubt: string
  readonly unknown: string
  readonly medical: string
  readonly unknownAllergen: string
  readonly staff: string
}
