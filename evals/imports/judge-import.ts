import type { ExpectedDish, ImportedDish } from './read-example.ts'

/** The differences between a draft and what a careful person enters, and the work to correct them. */
export interface ImportVerdict {
  readonly right: number
  readonly wrong: number
  /** How many of the wrong dishes have another name. */
  readonly wrongName: number
  /** How many of these have no doubt that would make the owner look. */
  readonly unnoticedName: number
  /** How many of the wrong dishes have a price, or a size's name, that the dish doesn't have. */
  readonly wrongPrice: number
  /** How many of these have no doubt that would make the owner look. */
  readonly unnoticedPrice: number
  readonly missing: number
  readonly invented: number
  /** How many of these have no doubt. */
  readonly unnoticedInvented: number
  /** Fields to type, those of missing dishes included. */
  readonly typed: number
  /** The number of clicks from the menu's import page until the menu is published. */
  readonly clicks: number
  readonly faults: readonly string[]
}

export function judgeImport(
  expected: readonly ExpectedDish[],
  imported: readonly ImportedDish[],
  hasDoubts: boolean,
): ImportVerdict {
  const pairs = pair(expected, imported)
  const paired = new Set(pairs.values())
  const inventedDishes = imported.filter((dish) => !paired.has(dish))
  const faults: string[] = inventedDishes.map((dish) => `invented: ${asText(dish)}`)
  let right = 0
  let wrongName = 0
  let unnoticedName = 0
  let wrongPrice = 0
  let unnoticedPrice = 0
  let missing = 0
  let fieldsToType = 0
  for (const dish of expected) {
    const importedDish = pairs.get(dish)
    const wrongNames = importedDish ? wrongFields(dish, importedDish) : []
    if (!importedDish) {
      missing++
      // Its name and category too.
      fieldsToType += 2 + dish.prices.length + (dish.description ? 1 : 0)
      faults.push(`missing: ${dish.name}`)
    } else if (wrongNames.length === 0) {
      right++
    } else {
      fieldsToType += wrongNames.length
      if (wrongNames.includes('name')) {
        wrongName++
        if (!importedDish.hasDoubts) unnoticedName++
      }
      if (wrongNames.includes('price') || wrongNames.includes('size')) {
        wrongPrice++
        if (!importedDish.hasDoubts) unnoticedPrice++
      }
      faults.push(`${dish.name}: wrong ${wrongNames.join(', ')}: ${asText(importedDish)}`)
    }
  }
  const wrong = pairs.size - right
  // Choose the file, read it, save what is wrong, leave out what is invented, add what is missing.
  const clicks = 2 + wrong + 2 * inventedDishes.length + 2 * missing + (hasDoubts ? 1 : 0) + 1
  return {
    right,
    wrong,
    wrongName,
    unnoticedName,
    wrongPrice,
    unnoticedPrice,
    missing,
    invented: inventedDishes.length,
    unnoticedInvented: inventedDishes.filter((dish) => !dish.hasDoubts).length,
    typed: fieldsToType,
    clicks,
    faults,
  }
}

/**
 * Pairs dishes of the same name, then those of which one name contains the other, and then those whose
 * names differ in a third of the letters at most, as a picture may be misread.
 */
function pair(
  expected: readonly ExpectedDish[],
  imported: readonly ImportedDish[],
): Map<ExpectedDish, ImportedDish> {
  const pairs = new Map<ExpectedDish, ImportedDish>()
  const free = new Set(imported)
  const comparisons = [
    (one: string, other: string) => one === other,
    (one: string, other: string) =>
      one !== '' && other !== '' && (one.includes(other) || other.includes(one)),
    (one: string, other: string) => distance(one, other) <= one.length / 3,
  ]
  for (const isAlike of comparisons) {
    for (const dish of expected) {
      if (pairs.has(dish)) continue
      const importedDish = [...free].find(({ name }) => isAlike(dish.name, name))
      if (!importedDish) continue
      pairs.set(dish, importedDish)
      free.delete(importedDish)
    }
  }
  return pairs
}

/** Returns how many letters must be added, removed or replaced to make one text the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries()) {
      const replacementCost = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1)
      next.push(Math.min(replacementCost, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

type WrongField = 'name' | 'category' | 'description' | 'size' | 'price'

function wrongFields(expected: ExpectedDish, imported: ImportedDish): WrongField[] {
  const { prices } = expected
  // A draft has no field for a name in another language; it describes the dish, unless something else does.
  const description = expected.description || (expected.nameInOtherLanguage ?? '')
  const length = Math.max(prices.length, imported.prices.length)
  return [
    ...(expected.name === imported.name ? [] : (['name'] as const)),
    ...(expected.category === imported.category ? [] : (['category'] as const)),
    ...(description === imported.description ? [] : (['description'] as const)),
    ...Array.from({ length }, (_, row) => [
      ...(prices[row]?.price === imported.prices[row]?.price ? [] : (['price'] as const)),
      // A dish of one size needs no name for it.
      ...(length === 1 || prices[row]?.size === imported.prices[row]?.size
        ? []
        : (['size'] as const)),
    ]).flat(),
  ]
}

const asText = ({ category, name, description, prices }: ImportedDish) =>
  [category, name, description, ...prices.map(({ size, price }) => `${size} ${price}`)]
    .map((text) => text.trim())
    .join(' | ')
