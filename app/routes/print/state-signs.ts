import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { PrintTranslate } from '#app/i18n/print.ts'

type State = DishState['state']

/** The states that the table's legend explains, and whether of a diet. */
export const explained: readonly (readonly [State, boolean])[] = [
  ['contains', false],
  ['may_contain', false],
  ['free', false],
  ['free', true],
  ['contains', true],
  ['not_recorded', false],
]

/** A state in the table: its sign, whose shape differs from all others, and its text. */
export function describeState(state: State, isOfDiet: boolean, translate: PrintTranslate) {
  const { sign, key } = signOf(state, isOfDiet)
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
