import type { DietaryFact } from '../guest-menu/facts.ts'

/** One or two words that deny contents of the ingredient next to them. */
export interface Qualifier {
  /** The length in words. */
  readonly length: number
  readonly removes: readonly DietaryFact[]
}

const flesh: readonly DietaryFact[] = ['meat', 'poultry', 'pork', 'gelatine']
const milk: readonly DietaryFact[] = ['milk', 'lactose']
const meatless: readonly DietaryFact[] = [...flesh, 'fish', 'crustaceans', 'molluscs']
const plantOnly: readonly DietaryFact[] = [...milk, 'eggs', 'honey', ...meatless]

const singleWords: readonly (readonly [words: string, removes: readonly DietaryFact[]])[] = [
  ['glutensiz unsuz flourless', ['gluten']],
  // Alcohol-free beer is still brewed from barley.
  ['alkolsuz dealcoholised dealcoholized nonalcoholic virgin', ['alcohol']],
  ['analcolico analcolica безалкогольныи безалкогольное безалкогольнии', ['alcohol']],
  // Lactose-free milk is still milk.
  ['laktozsuz delactosed', ['lactose']],
  ['sutsuz nondairy dairyless', milk],
  ['yumurtasiz eggless', ['eggs']],
  ['soyasiz', ['soy']],
  ['susamsiz', ['sesame']],
  ['hardalsiz', ['mustard']],
  ['kerevizsiz', ['celery']],
  ['sulfitsiz', ['sulphites']],
  ['jelatinsiz', ['gelatine']],
  ['domuzsuz', ['pork']],
  ['vegan bitkisel vegana vegano vegani vegane vegaan', plantOnly],
  ['veganes veganer veganem veganen veganistisch veganistische', plantOnly],
  ['vegetale vegetal vegetalien vegetalienne', plantOnly],
  ['веганскии веганская веганское веганськии веганська', plantOnly],
  ['vegetarian vejetaryen vejeteryan veggie', meatless],
  ['vegetarisch vegetarische vegetarisches vegetarischer', meatless],
  ['vegetarien vegetarienne vegetariana vegetariano', meatless],
  ['meatless etsiz kiymasiz', flesh],
  ['halal helal', ['pork', 'alcohol']],
]
const bySingleWord = new Map(
  singleWords.flatMap(([words, removes]) =>
    words.split(' ').map((word) => [word, removes] as const),
  ),
)

// "Glutenfreies Brot", "lactosevrije melk".
const freeSuffix = /(?:frei(?:e[rsnm]?)?|vrije?)$/
const freeStems: Readonly<Record<string, readonly DietaryFact[]>> = {
  gluten: ['gluten'],
  laktose: ['lactose'],
  lactose: ['lactose'],
  milch: milk,
  melk: milk,
  ei: ['eggs'],
  nuss: ['nuts', 'peanuts'],
  noten: ['nuts', 'peanuts'],
  soja: ['soy'],
  alkohol: ['alcohol'],
  alcohol: ['alcohol'],
  fleisch: flesh,
  vlees: flesh,
}

// "Sin alcohol", "sans gluten".
const withoutWords = new Set('sin sans senza ohne zonder без'.split(' '))
const withoutStems: Readonly<Record<string, readonly DietaryFact[]>> = {
  ...Object.fromEntries(
    'alcohol alcool alcol alkohol алкоголя'.split(' ').map((word) => [word, ['alcohol']]),
  ),
  ...Object.fromEntries('gluten glutine глютена'.split(' ').map((word) => [word, ['gluten']])),
  ...Object.fromEntries(
    'lactosa lactose lattosio laktose лактозы'.split(' ').map((word) => [word, ['lactose']]),
  ),
  ...Object.fromEntries(
    'leche lait latte milch melk молока'.split(' ').map((word) => [word, milk]),
  ),
}

// It follows the noun: "mozzarella vegana", "Brot ohne Gluten".
const postposed = new Set(
  (
    'vegan vegana vegano vegani vegane vegetale vegetal vegetalien vegetalienne analcolico ' +
    'analcolica sin sans senza ohne zonder без'
  ).split(' '),
)

/** Whether a qualifier word may refer to the food before it. */
export const isPostposed = (word: string): boolean => postposed.has(word)

// "Oat-based mozzarella", "yulaf bazlı mozarella": no dairy.
const plants = new Set(
  'oat soy soya almond cashew coconut rice pea nut hemp yulaf badem kaju hindistancevizi pirinc'.split(
    ' ',
  ),
)

// "Wheat-free" doesn't exclude rye.
const freeable: Readonly<Record<string, readonly DietaryFact[]>> = {
  milk,
  gluten: ['gluten'],
  alcohol: ['alcohol'],
  lactose: ['lactose'],
  egg: ['eggs'],
  nuts: ['nuts', 'peanuts'],
  tree_nuts: ['nuts'],
  peanut: ['peanuts'],
  soy: ['soy'],
  sesame: ['sesame'],
  mustard: ['mustard'],
  celery: ['celery'],
  lupin: ['lupin'],
  sulphite: ['sulphites'],
  gelatine: ['gelatine'],
  honey: ['honey'],
  pork: ['pork'],
  meat: flesh,
  fish: ['fish'],
  shellfish: ['crustaceans', 'molluscs'],
  crustacean: ['crustaceans'],
  mollusc: ['molluscs'],
}

/**
 * Returns the facts that "free" after a concept removes: tree nuts and peanuts for "nut-free".
 */
export function removedByFree(concept: string): readonly DietaryFact[] {
  return freeable[concept] ?? []
}

// Words after a "free" that doesn't negate the word before it: "free-range eggs", "free from
// gluten".
const notNegated = new Set(['range', 'run', 'from', 'of', 'roaming', 'refill', 'delivery', 'flow'])

/** Whether a "free" at this position negates the word before it. */
export function isFreeAt(words: readonly string[], position: number): boolean {
  return words[position] === 'free' && !notNegated.has(words[position + 1] ?? '')
}

/** Returns the qualifier at a position among folded words, if there is one. */
export function qualifierAt(words: readonly string[], position: number): Qualifier | undefined {
  const word = words[position] ?? ''
  const next = words[position + 1] ?? ''
  if (word === 'non' && next.startsWith('alcoholic')) return { length: 2, removes: ['alcohol'] }
  const without = withoutWords.has(word) ? withoutStems[next] : undefined
  if (without) return { length: 2, removes: without }
  if (word === 'non' && next === 'dairy') return { length: 2, removes: milk }
  if (word === 'plant' && next === 'based') return { length: 2, removes: plantOnly }
  if ((word === 'based' || word === 'bazli') && plants.has(words[position - 1] ?? '')) {
    return { length: 1, removes: milk }
  }
  const free = freeSuffix.test(word) ? freeStems[word.replace(freeSuffix, '')] : undefined
  const removes = bySingleWord.get(word) ?? free
  return removes && { length: 1, removes }
}

/** Words that introduce another item, to which a qualifier before them doesn't apply. */
export const joiners: ReadonlySet<string> = new Set(
  (
    'and or with without on in of for from plus served topped filled made option options ' +
    've veya ya ile icin yaninda uzerine ustune secenegi'
  ).split(' '),
)
