import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/dietary/statements.ts'
import type { GuestMessageKey, GuestTranslate } from '#app/i18n/guest.ts'
import { isDiet } from './filter-code.ts'

interface Props {
  readonly states: ReadonlyMap<StatedFact, DishState>
  readonly translate: GuestTranslate
}

/** What a dish contains, may contain, and is free of where the owner has said so. */
export function DishFacts({ states, translate }: Props) {
  const named = (wanted: (fact: StatedFact, state: DishState) => boolean) =>
    [...states]
      .filter(([fact, state]) => wanted(fact, state))
      .map(([fact]) => translate(`fact_${fact}`))
      .join(', ')
  const lines: readonly (readonly [GuestMessageKey, string])[] = [
    ['contains', named((fact, { state }) => state === 'contains' && !isDiet(fact))],
    ['mayContain', named((fact, { state }) => state === 'may_contain' && !isDiet(fact))],
    // A tag stands among the tags already.
    ['freeOf', named((fact, state) => isStatedFree(state) && !isDiet(fact))],
    ['suitable', named((fact, state) => isStatedFree(state) && isDiet(fact))],
  ]
  return lines.map(
    ([key, names]) =>
      names !== '' && (
        <p key={key}>
          <b>{translate(key)}</b> {names}
        </p>
      ),
  )
}

const isStatedFree = ({ state, reason }: DishState) =>
  state === 'free' && reason.kind === 'confirmed'
