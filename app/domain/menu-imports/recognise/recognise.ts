import { finishInSlices } from '../../in-slices.ts'
import { isUnclear, layoutOf } from '../layout.ts'
import type { ImportSource } from '../source.ts'
import { withIngredients } from './find-ingredients.ts'
import type { ColumnRole } from './column-roles.ts'
import { readTable } from './read-table.ts'
import { readText } from './read-text.ts'
import type { ReadDish, Reading } from './reading.ts'

/**
 * Finds the dishes in what was read from a file. Works in slices.
 * @param columns what the columns of a table contain; guessed if omitted
 */
export function recognise(source: ImportSource, columns?: readonly ColumnRole[]): Promise<Reading> {
  return finishInSlices(steps(source, columns))
}

function* steps(
  source: ImportSource,
  columns: readonly ColumnRole[] | undefined,
): Generator<void, Reading> {
  const reading =
    source.kind === 'table' ? yield* readTable(source, columns) : yield* readText(source)
  const layout = layoutOf(source)
  const dishes: ReadDish[] = []
  for (const dish of reading.dishes) {
    const isDoubtful =
      layout?.arePictures === true &&
      source.kind === 'text' &&
      Object.values(dish.values).some(({ at }) => isUnclear(layout, source.text, at))
    const doubts = isDoubtful ? [...dish.doubts, 'unclear' as const] : dish.doubts
    dishes.push({ ...dish, values: withIngredients(dish.values), doubts })
    yield
  }
  return { ...reading, dishes }
}
