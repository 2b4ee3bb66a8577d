import type { GuestDish } from '#app/domain/menus/guest-menu.ts'
import type { Amounts, Figure } from '../reading/claim.ts'

/** What a figure is compared with. */
export interface Recorded {
  /** What is recorded of a dish, in the unit of the figure; null when nothing is. */
  readonly of: (dish: GuestDish) => number | null
  /** Figures that the guest named, such as a budget. */
  readonly asked: readonly number[]
}

export type Standing = 'true' | 'wrong' | 'unrecorded'

// Beyond these the sums of a few would be anything.
const mostSummed = 8

/** Whether figures are what is recorded of the dishes beside them. */
export function checkFigures(
  { figures, isTotal, times }: Amounts,
  dishes: readonly GuestDish[],
  recorded: Recorded,
): Standing {
  const own = figures.filter((figure) => !isAsked(figure, recorded))
  if (own.length === 0) return checkBounds(figures, dishes, recorded)
  const known = dishes.map(recorded.of)
  if (dishes.length === 0 || known.every((value) => value === null)) return 'unrecorded'
  const values = known.filter((value) => value !== null)
  const isInOrder =
    own.length === dishes.length && own.every((figure, place) => fits(figure, known[place] ?? null))
  if (isInOrder) return 'true'
  if (own.length === dishes.length && !isTotal && times.length === 0) return 'wrong'
  const isSum = isTotal || own.length > dishes.length || times.length > 0
  const sums = isSum ? sumsOf(values, times) : new Set<number>()
  const isKnown = (figure: Figure) =>
    values.some((value) => fits(figure, value)) ||
    figure.values.some((value) => sums.has(rounded(value)) || isRest(value, sums, recorded.asked))
  return own.every(isKnown) ? 'true' : 'wrong'
}

/** A limit that the guest has set, with a dish beside it that has to keep it. */
function checkBounds(
  figures: readonly Figure[],
  dishes: readonly GuestDish[],
  { of }: Recorded,
): Standing {
  const isKept = figures.every(({ values, sense }) =>
    dishes.every((dish) => {
      const value = of(dish)
      if (value === null || sense === 'exact') return true
      return values.some((bound) => (sense === 'under' ? value <= bound : value >= bound))
    }),
  )
  return isKept ? 'true' : 'wrong'
}

const isAsked = ({ values, sense }: Figure, { asked }: Recorded) =>
  sense !== 'exact' && values.some((value) => asked.includes(value))

function fits({ values, sense }: Figure, recorded: number | null): boolean {
  if (recorded === null) return false
  return values.some((value) => {
    if (rounded(value) === rounded(recorded)) return true
    if (sense === 'under') return recorded <= value
    return sense === 'over' && recorded >= value
  })
}

const rounded = (value: number) => Math.round(value * 1_000) / 1_000

/** What several of these come to, each once or all of them for so many people. */
function sumsOf(values: readonly number[], counts: readonly number[]): Set<number> {
  const some = values.slice(-mostSummed)
  const sums = new Set<number>()
  for (let choice = 1; choice < 2 ** some.length; choice++) {
    const sum = some.reduce((all, value, place) => ((choice >> place) & 1 ? all + value : all), 0)
    for (const times of [1, ...counts]) sums.add(rounded(sum * times))
  }
  return sums
}

/** What is left of a guest's money. */
const isRest = (value: number, sums: ReadonlySet<number>, asked: readonly number[]) =>
  asked.some((budget) => sums.has(rounded(budget - value)))
