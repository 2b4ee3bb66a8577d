import { factsContainedIn, isDishConcept } from '../../dietary/lexicon.ts'
import { dishTerms, foodTerms } from '../../dietary/lexicon/all-terms.ts'
import { breadTerms, pastaTerms } from '../../dietary/lexicon/breads-and-pasta.ts'
import { cheeseTerms } from '../../dietary/lexicon/cheeses.ts'
import { dairyTerms } from '../../dietary/lexicon/dairy.ts'
import { withFamily } from '../../dietary/lexicon/families.ts'
import { grainTerms } from '../../dietary/lexicon/flours-and-grains.ts'
import { implies } from './implied-foods.ts'

// Groups of concepts that a translator may use for each other.
const sameAs: readonly string[] = [
  'meze snack side',
  'dessert pudding cake sweet_dish',
  'drink soft_drink',
  'cold_drink soft_drink',
  'main dish_of_the_day',
  'kebab shish grill doner gyros shawarma souvlaki cop_sis tavuk_sis ciger_sis',
  'stew saute goulash tagine shrimp_casserole ratatouille',
  'lahmacun pizza pide flatbread',
  'manti ravioli dumpling tortellini cerkez_manti khinkali gyoza ravioli_pasta',
  'pastry_dish pie strudel spring_roll quiche spanakopita tiropita puff_pastry pastry filo dough',
  'meatball burger patty',
  'gozleme pancake flatbread',
  'sarma dolma',
  'simit bagel pretzel simit_bread',
  'lokma doughnut tulumba',
  'rice_pudding milk_pudding pudding muhallebi custard',
  'tzatziki raita',
  'cake sponge muffin pie brownie chocolate_cake',
  'biscuit cookie cracker shortbread wafer digestive petit_beurre amaretti',
  'lettuce mesclun iceberg rocket salad wild_greens greens',
  'pepper chili kapia charliston paprika red_pepper_flake aleppo black_pepper',
  'cucumber gherkin pickle',
  'tomato_paste tomato_sauce ketchup tomato',
  'cream clotted_cream creme_fraiche sour_cream chantilly half_and_half',
  'bread flatbread lavash pita toast bun pide focaccia baguette sourdough naan village_bread tortilla ciabatta crostini corek corek_plain',
  'filo puff_pastry pastry dough batter battered brick_pastry shortcrust pizza_dough choux',
  'pasta noodles vermicelli orzo eriste spaghetti penne macaroni fusilli linguine tagliatelle',
  'minced_meat beef_mince meatball bolognese patty',
  'minced_meat lamb_mince meatball bolognese patty',
  'beef veal steak tenderloin sirloin ribeye roast_beef',
  'lamb mutton lamb_shank lamb_chop rack_of_lamb lamb_shoulder',
  'sausage sucuk merguez',
  'roe caviar tarama fish_egg',
  'shrimp scampi norway_lobster',
  'squid baby_squid',
  'cherry sour_cherry maraschino_cherry',
  'raisin grape currant',
  'syrup sugar grape_molasses',
  'lemonade soda lemon_soda',
  'fries potato baby_potato potato_wedge potato_crisps',
  'bean green_bean kidney_bean broad_bean borlotti cannellini butter_bean black_eyed_pea',
  'pumpkin squash walnut_squash',
  'onion spring_onion red_onion shallot',
  'herbs parsley dill',
  'spice seasoning',
  'starch corn_starch flour',
  'pilaf rice fried_rice',
  'omelette scrambled_eggs sunny_egg egg spanish_omelette',
  'smoked_meat pastirma roast_beef',
  'wine red_wine house_wine red_grape_wine',
  'wine white_wine house_wine white_grape_wine',
  'alcohol spirits alcoholic_drink',
  'stock meat_stock bouillon chicken_stock vegetable_stock',
  'strained_yogurt labneh yogurt cream_cheese',
  'lor cottage_cheese curd ricotta fromage_blanc',
  'white_cheese feta village_cheese cheese',
  'tree_nuts nuts',
  'dressing sauce vinaigrette',
  'jam compote fruit_puree jelly',
  'berry forest_fruit',
  'sesame tahini',
  'halva semolina_halva flour_halva',
  'gelato ice_cream semifreddo sorbet',
  'butter ghee',
  'mustard dijon wholegrain_mustard',
  'coffee espresso filter_coffee turkish_coffee',
  'tea green_tea fruit_tea herbal_tea',
  'wrap tortilla lavash',
  'breadcrumbs breaded panko rusk',
  'wheat bulgur pearled_wheat keskek freekeh flour',
  'purslane cress lettuce',
  'milk whole_milk',
  'chickpea hummus',
  'sulphite dried_apricot',
  'apricot dried_apricot',
  'fig dried_fig',
  'vegan_cheese cheese',
  'vegan_sausage sausage',
  'vegan_butter butter margarine',
  'vegan_cream cream',
  'vegan_mayonnaise mayonnaise',
  'vegan_chicken chicken',
  'virgin_cocktail cocktail mocktail',
  'breakfast english_breakfast serpme_kahvalti',
  'curry green_curry massaman korma tikka_masala butter_chicken vindaloo madras_curry curry_paste',
  'caramel toffee dulce_de_leche',
  'schnitzel cutlet',
  'bulgur bulgur_pilav',
  'sunflower_oil sunflower_seed',
  'soy soy_sauce tamari',
  'peanut peanut_oil',
  'sesame sesame_oil',
  'bean kuru_fasulye cannellini',
  'non_alcoholic_beer beer',
]

const synonymsOf = new Map<string, Set<string>>()
for (const line of sameAs) {
  const concepts = line.split(' ')
  for (const concept of concepts) {
    const synonyms = synonymsOf.get(concept) ?? new Set()
    for (const other of concepts) synonyms.add(other)
    synonymsOf.set(concept, synonyms)
  }
}

const all = [...foodTerms, ...dishTerms].map(([concept]) => concept)
const parents = new Map<string, Set<string>>()
for (const concept of all) {
  for (const narrower of withFamily(concept)) {
    if (narrower === concept) continue
    const general = parents.get(narrower) ?? new Set()
    parents.set(narrower, general.add(concept))
  }
}

/** Concepts that are general words for all foods with a fact. */
const generals = new Map(
  Object.entries({
    meat: 'meat',
    poultry: 'poultry',
    pork: 'pork',
    fish: 'fish',
    crustaceans: 'crustacean shellfish seafood seafood_cocktail',
    molluscs: 'mollusc shellfish seafood seafood_cocktail',
    nuts: 'nuts tree_nuts',
    alcohol: 'alcohol alcoholic_drink',
    soy: 'soy',
    mustard: 'mustard',
    celery: 'celery',
    sesame: 'sesame',
    lupin: 'lupin',
    gelatine: 'gelatine',
    honey: 'honey',
    eggs: 'egg',
  }).map(([fact, concepts]) => [fact, concepts.split(' ')]),
)

/** Whether one concept is a general word for another. */
function isGeneralFor(general: string, concept: string): boolean {
  if (parents.get(concept)?.has(general)) return true
  if (isDishConcept(concept)) return false
  return factsContainedIn(concept).some((fact) => generals.get(fact)?.includes(general))
}

const familyOf = new Map(
  [cheeseTerms, dairyTerms, [...breadTerms, ...pastaTerms, ...grainTerms]].flatMap((lines, index) =>
    lines.map(([concept]) => [concept, index] as const),
  ),
)

/** Whether two foods are of the same kind, such as two cheeses, and have the same facts. */
export function areAlike(one: string, other: string): boolean {
  const family = familyOf.get(one)
  return family !== undefined && family === familyOf.get(other) && hasSameFacts(one, other)
}

const hasSameFacts = (one: string, other: string) => {
  const [facts, others] = [factsContainedIn(one), factsContainedIn(other)]
  return facts.length === others.length && facts.every((fact) => others.includes(fact))
}

/**
 * How a translation's concept renders an original's:
 * - `equal`: it is the same
 * - `same`: it is another word for it, or nearly
 * - `general`: it is a more general word
 * - `narrow`: it is a more specific one
 * - `implied`: the original is a dish that is made of it
 */
export type Relation = 'equal' | 'same' | 'general' | 'narrow' | 'implied'

// "Fıstık" is the pistachio or the peanut; on menus, it means the pistachio.
const equals = ['fistik pistachio', 'cerkez_manti manti'].map((pair) => pair.split(' '))

const areEqual = (one: string, other: string) =>
  one === other || equals.some((pair) => pair.includes(one) && pair.includes(other))

/** Returns how a translation's concept renders an original's, without comparing their facts; undefined if not at all. */
export function relate(source: string, translated: string): Relation | undefined {
  if (areEqual(source, translated)) return 'equal'
  if (synonymsOf.get(source)?.has(translated)) return 'same'
  if (isGeneralFor(translated, source)) return 'general'
  if (isGeneralFor(source, translated)) return 'narrow'
  return implies(source, translated) ? 'implied' : undefined
}
