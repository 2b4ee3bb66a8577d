import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { PrintTranslate } from '#app/i18n/print.ts'
import { isDiet } from '../guest/filter-code.ts'

type State = DishState['state']

/** The states that the table's legend explains, with a fact of the kind that they are about. */
export const explained: readonly (readonly [State, StatedFact])[] = [
  ['contains', 'milk'],
  ['may_contain', 'milk'],
  ['free', 'milk'],
  ['free', 'vegan'],
  ['contains', 'vegan'],
  ['not_recorded', 'milk'],
]

interface Props {
  readonly state: State
  readonly fact: StatedFact
  readonly translate: PrintTranslate
  /** Whether the state's text is shown beside the sign; otherwise only screen readers get it. */
  readonly isExplained?: boolean
}

/** The sign of a fact's state in the table: shapes that differ without their colours. */
export function StateSign({ state, fact, translate, isExplained = false }: Props) {
  const { sign, key } = describe(state, isDiet(fact))
  const text = translate(key)
  if (isExplained) {
    return (
      <>
        <span aria-hidden="true" className={state}>
          {sign}
        </span>{' '}
        {text}
      </>
    )
  }
  return (
    <span role="img" aria-label={text} className={state}>
      {sign}
    </span>
  )
}

function describe(state: State, isOfDiet: boolean) {
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
