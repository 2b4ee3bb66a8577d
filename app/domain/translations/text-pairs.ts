import type { DishTexts } from './subjects.ts'

/** Pairs each of a dish's texts with the text that guests see instead. */
export function textPairs(
  dish: DishTexts,
  shown: DishTexts,
): (readonly [original: string, shown: string])[] {
  const shownTexts = allTexts(shown)
  return allTexts(dish).map((text, index) => [text, shownTexts[index] ?? text])
}

/** Lists a dish's texts in a fixed order. */
function allTexts({
  name,
  description,
  ingredients,
  tags,
  sizes,
  optionGroups = [],
}: DishTexts): string[] {
  const options = optionGroups.flatMap((group) => group.options)
  return [
    name,
    description,
    ...ingredients,
    ...tags,
    ...options.flatMap((option) => [option.name, ...option.ingredients]),
    ...sizes.map((size) => size.name),
    ...optionGroups.map((group) => group.name),
  ]
}
