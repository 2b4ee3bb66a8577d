import { diets, type Diet, type DietaryFact } from '../guest-menu/facts.ts'
import { foldedWords } from './fold-text.ts'

// By fact: the words before "free"; those before "içermez"; and complete tags.
const freeNames: Partial<
  Record<DietaryFact, readonly [english: string, turkish: string, whole: string]>
> = {
  gluten: ['gluten', 'gluten', 'glutensiz'],
  milk: ['dairy|milk', 'sut|sut urunu|sut urunleri', 'sutsuz|sut urunsuz'],
  lactose: ['lactose|dairy|milk', 'laktoz|sut|sut urunu', 'laktozsuz|sutsuz|sut urunsuz'],
  eggs: ['egg|eggs', 'yumurta', 'yumurtasiz'],
  nuts: [
    'nut|nuts|tree nut',
    'kuruyemis|kuru yemis|findik ve ceviz',
    'kuruyemissiz|kuru yemissiz|findiksiz ve cevizsiz',
  ],
  peanuts: [
    'peanut|peanuts',
    'yer fistigi|yerfistigi|fistik',
    'yer fistiksiz|yerfistiksiz|fistiksiz',
  ],
  soy: ['soy|soya', 'soya', 'soyasiz'],
  fish: ['fish', 'balik', 'baliksiz'],
  crustaceans: ['crustacean|shellfish', 'kabuklu|kabuklu deniz urunu', 'kabuklusuz'],
  molluscs: ['mollusc|shellfish', 'yumusakca', 'yumusakcasiz'],
  sesame: ['sesame', 'susam', 'susamsiz'],
  celery: ['celery', 'kereviz', 'kerevizsiz'],
  mustard: ['mustard', 'hardal', 'hardalsiz'],
  sulphites: ['sulphite|sulfite', 'sulfit', 'sulfitsiz'],
  lupin: ['lupin', 'lupin', 'lupinsiz'],
  alcohol: ['alcohol', 'alkol', 'alkolsuz'],
  pork: ['pork', 'domuz|domuz eti|domuz urunu|domuz urunleri', 'domuzsuz'],
  meat: ['meat', 'et', 'etsiz'],
  gelatine: ['gelatine|gelatin', 'jelatin', 'jelatinsiz'],
  honey: ['honey', 'bal', 'balsiz'],
}

// Complete tags in German, French, Spanish, Italian, Dutch, Russian and Ukrainian, folded.
const foreignFreeTags: Partial<Record<string, string>> = {
  gluten:
    'glutenfrei|ohne gluten|sans gluten|sin gluten|senza glutine|glutenvrij|без глютена|без глютену',
  milk: 'milchfrei|ohne milch|sans lait|sin leche|senza latte|melkvrij|zonder melk|без молока',
  lactose:
    'laktosefrei|ohne laktose|sans lactose|sin lactosa|senza lattosio|lactosevrij|без лактозы|без лактози',
  eggs: 'eifrei|ohne ei|ohne eier|sans oeuf|sin huevo|senza uova|zonder ei',
  nuts: 'nussfrei|ohne nusse|sans fruits a coque|sin frutos secos|senza frutta a guscio|notenvrij',
  alcohol:
    'alkoholfrei|ohne alkohol|sans alcool|sin alcohol|senza alcol|analcolico|alcoholvrij|без алкоголя',
  pork: 'ohne schwein|ohne schweinefleisch|sans porc|sin cerdo|senza maiale|без свинины',
}

const freePatterns = new Map(
  Object.entries(freeNames).map(([fact, [english, turkish, whole]]) => [
    fact,
    new RegExp(
      `^(?:(?:${english}) free|no (?:${english})|free (?:of|from) (?:${english})|` +
        `(?:${turkish}) (?:icermez|icermeyen|yok|yoktur)|${whole}` +
        `${foreignFreeTags[fact] ? `|${foreignFreeTags[fact]}` : ''})$`,
    ),
  ]),
)

// A vegan dish is vegetarian too, but not the other way round.
const dietPatterns: Readonly<Record<Diet, RegExp>> = {
  vegetarian:
    /^(vejetaryen|vejeteryan|vejeteryen|vegetarian|veggie|vegan|vegetarisch|vegetarien|vegetarienne|vegetariano|vegetariana|vegano|vegana)$/,
  vegan: /^(vegan|plant based|bitkisel|vegano|vegana|vegetalien|vegetalienne)$/,
  pescatarian: /^(pesketaryen|peskateryen|pescatarian|vejetaryen|vegetarian|vegan)$/,
  halal: /^(helal|helal sertifikali|halal|halal certified)$/,
  kosher: /^(koser|kosher|kaser)$/,
}

/** Normalises a tag for comparison: its folded words, without emoji, "100 %" or "suitable for". */
export function foldTag(tag: string): string {
  return foldedWords(tag)
    .filter((word) => !/^\d+$/.test(word))
    .join(' ')
    .replace(/^suitable for (vegan|vegetarian)s?$/, '$1')
}

/** Whether a folded tag marks a dish as free of a fact, such as "glutensiz". */
export function isFreeTag(foldedTag: string, fact: DietaryFact): boolean {
  return freePatterns.get(fact)?.test(foldedTag) ?? false
}

/** Whether a folded tag marks a dish as suitable for a diet. */
export function isDietTag(foldedTag: string, diet: Diet): boolean {
  return dietPatterns[diet].test(foldedTag)
}

/** Whether a folded tag is about a diet or something left out, and not an ingredient. */
export function isClaim(foldedTag: string): boolean {
  return (
    diets.some((diet) => isDietTag(foldedTag, diet)) ||
    [...freePatterns.values()].some((pattern) => pattern.test(foldedTag)) ||
    /^(ohne|sans|sin|senza|zonder|без) |(frei|vrij)$/.test(foldedTag) ||
    /\b(free|no|icermez|icermeyen|degil|not|without|options?|secenegi)\b|s[iu]z$/.test(foldedTag)
  )
}
