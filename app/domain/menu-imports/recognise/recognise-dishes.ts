import { finishInSlices } from '../../in-slices.ts'
import { isUnclear, sourceLayoutOf } from '../layout.ts'
import type { ImportSource } from '../source.ts'
import { withIngredients } from './find-ingredients.ts'
import type { ColumnRole } from './column-roles.ts'
import { readTable } from './read-table.ts'
import { readMenuText } from './read-text.ts'
import type { ReadDish, MenuReading } from './reading.ts'
import { splitLanguages } from './two-languages.ts'

export interface RecognitionOptions {
  /** What the columns of a table contain; guessed if omitted. */
  readonly columns?: readonly ColumnRole[]
  /** The language in which the menu is written; null if unknown. */
  readonly language?: string | null
  /** Stops the reading. */
  readonly signal?: AbortSignal | undefined
}

/** Finds the dishes in what was read from a file. Works in slices. */
export function recogniseDishes(
  source: ImportSource,
  options: RecognitionOptions = {},
): Promise<MenuReading> {
  return finishInSlices(recogniseInSteps(source, options), options.signal)
}

function* recogniseInSteps(
  source: ImportSource,
  { columns, language = null }: RecognitionOptions,
): Generator<void, MenuReading> {
  const reading =
    source.kind === 'table' ? yield* readTable(source, columns) : yield* readMenuText(source)
  const layout = sourceLayoutOf(source)
  const dishes: ReadDish[] = []
  for (const dish of yield* splitLanguages(reading.dishes, language)) {
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
