import { diets, type Diet, type DietaryFact } from './facts.ts'
import { foldedWords } from './fold-text.ts'

// By fact: what stands before "free", before "-siz", and as a tag of its own.
const freeNames: Partial<Record<DietaryFact, readonly [english: string, turkish: string]>> = {
  gluten: ['gluten', 'glutensiz'],
  milk: ['dairy|milk', 'sutsuz|sut urunu icermez'],
  lactose: ['lactose|dairy|milk', 'laktozsuz|sutsuz'],
  eggs: ['egg|eggs', 'yumurtasiz'],
  nuts: ['nut|nuts|tree nut', 'kuruyemissiz|findiksiz ve cevizsiz'],
  peanuts: ['peanut|peanuts', 'yer fistiksiz|yerfistiksiz|fistiksiz'],
  soy: ['soy|soya', 'soyasiz'],
  fish: ['fish', 'baliksiz'],
  crustaceans: ['crustacean|shellfish', 'kabuklusuz'],
  molluscs: ['mollusc|shellfish', 'yumusakcasiz'],
  sesame: ['sesame', 'susamsiz'],
  celery: ['celery', 'kerevizsiz'],
  mustard: ['mustard', 'hardalsiz'],
  sulphites: ['sulphite|sulfite', 'sulfitsiz'],
  lupin: ['lupin', 'lupinsiz'],
  alcohol: ['alcohol', 'alkolsuz'],
  pork: ['pork', 'domuzsuz|domuz eti icermez'],
  meat: ['meat', 'etsiz'],
  gelatine: ['gelatine|gelatin', 'jelatinsiz'],
  honey: ['honey', 'balsiz'],
}

const freePatterns = new Map(
  Object.entries(freeNames).map(([fact, [english, turkish]]) => [
    fact,
    new RegExp(`^(?:(?:${english}) free|no (?:${english})|${turkish})$`),
  ]),
)

// A vegan dish is vegetarian too; the other way round says nothing.
const dietPatterns: Readonly<Record<Diet, RegExp>> = {
  vegetarian: /^(vejetaryen|vejeteryan|vejeteryen|vegetarian|veggie|vegan)$/,
  vegan: /^(vegan|plant based|bitkisel)$/,
  pescatarian: /^(pesketaryen|peskateryen|pescatarian|vejetaryen|vegetarian|vegan)$/,
  halal: /^(helal|helal sertifikali|halal|halal certified)$/,
  kosher: /^(koser|kosher|kaser)$/,
}

/** A tag as it is compared: its folded words alone, without emoji, "100 %" or "suitable for". */
export function foldTag(tag: string): string {
  return foldedWords(tag)
    .filter((word) => !/^\d+$/.test(word))
    .join(' ')
    .replace(/^suitable for (vegan|vegetarian)s?$/, '$1')
}

/** Whether a folded tag says that something is not in a dish, as "glutensiz" does. */
export function isFreeTag(foldedTag: string, fact: DietaryFact): boolean {
  return freePatterns.get(fact)?.test(foldedTag) ?? false
}

/** Whether a folded tag marks a dish as fit for a diet. */
export function isDietTag(foldedTag: string, diet: Diet): boolean {
  return dietPatterns[diet].test(foldedTag)
}

/** Whether a folded tag speaks of a diet or of something left out, and so names no ingredient. */
export function isClaim(foldedTag: string): boolean {
  return (
    diets.some((diet) => isDietTag(foldedTag, diet)) ||
    [...freePatterns.values()].some((pattern) => pattern.test(foldedTag)) ||
    /\b(free|no|icermez|degil|not|without|options?|secenegi)\b|s[iu]z$/.test(foldedTag)
  )
}
