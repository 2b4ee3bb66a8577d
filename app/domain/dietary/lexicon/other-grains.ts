/*
 * Gluten-free flours and foods, and products that contain wheat unless made from these: "lentil
 * penne", "karabuğday ekmeği", "cornflour batter". In a two-word name, a flour before bread or
 * pasta is what that is made from. Any other food is so only before pasta: a chickpea pita is
 * filled with chickpeas, and corn tempura is fried corn.
 */

const otherFlours = new Set(
  (
    'rice_flour corn_flour chickpea_flour lentil_flour pea_flour bean_flour lupin_flour buckwheat teff fonio millet sorghum ' +
    'amaranth almond_flour hazelnut_flour walnut_flour chestnut_flour coconut_flour ' +
    'banana_flour soy_flour gluten_free_flour'
  ).split(' '),
)

// Flours only when directly before a bread; as an ingredient, each may also be a thickener or a
// garnish.
const flourInNames = new Set(
  'lupin quinoa potato_starch tapioca arrowroot linseed_flour'.split(' '),
)

const pastaGrains = new Set([
  'rice',
  'brown_rice',
  'corn',
  'chickpea',
  'lentil',
  'red_lentil',
  'green_lentil',
  'black_lentil',
])

const pastas = new Set(
  'pasta spaghetti penne fusilli farfalle linguine tagliatelle macaroni vermicelli'.split(' '),
)

const breads = new Set(
  (
    'flour bread bun toast sourdough raisin_bread banana_bread garlic_bread flatbread lavash pita naan garlic_naan ' +
    'chapati paratha tortilla pizza_dough dough batter battered puff_pastry pastry shortcrust tempura breadcrumbs breaded pancake noodles'
  ).split(' '),
)

/** Whether a concept is a gluten-free flour from which bread can be made. */
export const isOtherFlour = (concept: string): boolean => otherFlours.has(concept)

/** Whether a concept is made from wheat unless stated otherwise. */
export const isMadeOfFlour = (concept: string): boolean =>
  breads.has(concept) || pastas.has(concept)

/**
 * Whether a concept is made from the one directly before it instead of wheat.
 */
export function isMadeOf(concept: string, before: string): boolean {
  return (
    (isMadeOfFlour(concept) && (otherFlours.has(before) || flourInNames.has(before))) ||
    (pastas.has(concept) && pastaGrains.has(before))
  )
}
