/** Lists every choice of `min` to `max` options from a group. */
export function combinations<Option>(
  options: readonly Option[],
  min: number,
  max: number,
): Option[][] {
  const all = options.reduce<Option[][]>(
    (sets, option) => [...sets, ...sets.map((set) => [...set, option])],
    [[]],
  )
  return all.filter(({ length }) => length >= min && length <= max)
}

/** Combines each choice from a group with each from the others. */
export const product = <Option>(sets: readonly Option[][][]): Option[][] =>
  sets.reduce<Option[][]>(
    (chosen, set) => chosen.flatMap((before) => set.map((next) => [...before, ...next])),
    [[]],
  )
