import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { PrintTranslate } from '#app/i18n/print.ts'
import { isDiet } from '../guest/filter-code.ts'

type State = DishState['state']

/** The states that the table's legend explains, each with a fact of the kind that it is about. */
export const explained: readonly (readonly [State, StatedFact])[] = [
  ['contains', 'milk'],
  ['may_contain', 'milk'],
  ['free', 'milk'],
  ['free', 'vegan'],
  ['contains', 'vegan'],
  ['not_recorded', 'milk'],
]

/** A state in the table: its sign, whose shape differs from all others, and its text. */
export function describeState(state: State, fact: StatedFact, translate: PrintTranslate) {
  const { sign, key } = signOf(state, isDiet(fact))
  return { state, sign, text: translate(key) }
}

function signOf(state: State, isOfDiet: boolean) {
  switch (state) {
    case 'contains':
      return isOfDiet
        ? ({ sign: '✗', key: 'unsuitable' } as const)
        : ({ sign: '●', key: 'contains' } as const)
    case 'may_contain':
      return { sign: '○', key: 'mayContain' } as const
    case 'free':
      return { sign: '✓', key: isOfDiet ? 'suitable' : 'freeOf' } as const
    case 'not_recorded':
      return { sign: '?', key: 'notConfirmed' } as const
  }
}
