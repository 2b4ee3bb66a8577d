import type { DishOption, OptionGroup } from './option-group.ts'
import type { OptionFact } from './statements.ts'

type OptionChange = Partial<DishOption> & {
  /** The facts that the option itself is free of. */
  readonly free?: readonly OptionFact[]
  /** The facts that the option makes the whole dish free of. */
  readonly removes?: readonly OptionFact[]
}

const confirmedAt = '2026-01-01T00:00:00.000Z'

/** Creates an option whose id is its name. */
export const anOption = (
  name: string,
  { free = [], removes = [], ...change }: OptionChange = {},
): DishOption => ({
  id: name,
  name,
  extraMinor: 0,
  ingredients: [],
  stated: Object.fromEntries([
    ...free.map((fact) => [fact, { state: 'free' as const, confirmedAt }] as const),
    ...removes.map((fact) => [fact, { state: 'removes' as const, confirmedAt }] as const),
  ]),
  ...change,
})

/** Creates a group from which one option is chosen, whose id is its name. */
export const aGroup = (
  name: string,
  options: readonly DishOption[],
  { min = 1, max = 1 }: Partial<Pick<OptionGroup, 'min' | 'max'>> = {},
): OptionGroup => ({ id: name, name, min, max, options })
