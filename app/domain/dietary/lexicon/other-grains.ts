/*
 * Flours and foods that hold no gluten, and what is made of wheat unless it is made of these:
 * "lentil penne", "karabuğday ekmeği", "cornflour batter". What stands before a bread or a pasta
 * in a name of two words says what it is made of, if it is a flour; other foods say so of pasta
 * alone, as a chickpea pita is filled with chickpeas and corn tempura is corn.
 */

const otherFlours = new Set(
  (
    'rice_flour corn_flour chickpea_flour lentil_flour lupin_flour buckwheat teff millet sorghum ' +
    'amaranth almond_flour hazelnut_flour walnut_flour chestnut_flour coconut_flour ' +
    'banana_flour soy_flour gluten_free_flour'
  ).split(' '),
)

// Flours right before a bread; among ingredients, as likely a thickener or a garnish.
const flourInNames = new Set(
  'lupin quinoa potato_starch tapioca arrowroot linseed_flour'.split(' '),
)

const pastaGrains = new Set(['rice', 'brown_rice', 'corn', 'chickpea', 'lentil', 'red_lentil'])

const pastas = new Set(
  'pasta spaghetti penne fusilli farfalle linguine tagliatelle macaroni vermicelli'.split(' '),
)

const breads = new Set(
  (
    'flour bread bun toast sourdough raisin_bread garlic_bread flatbread lavash pita naan ' +
    'chapati tortilla pizza_dough dough puff_pastry shortcrust tempura breadcrumbs pancake noodles'
  ).split(' '),
)

/** Whether a concept is a flour that holds no gluten, and of which bread may be made. */
export const isOtherFlour = (concept: string): boolean => otherFlours.has(concept)

/** Whether a concept is made of wheat, unless something says what else. */
export const isMadeOfFlour = (concept: string): boolean =>
  breads.has(concept) || pastas.has(concept)

/** Whether one concept right before another says that the other is made of it, and not of wheat. */
export function isMadeOf(concept: string, before: string): boolean {
  return (
    (isMadeOfFlour(concept) && (otherFlours.has(before) || flourInNames.has(before))) ||
    (pastas.has(concept) && pastaGrains.has(before))
  )
}
