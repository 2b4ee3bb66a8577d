import { Fragment } from 'react'
import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/dietary/statements.ts'
import type { GuestMessageKey, GuestTranslate } from '#app/i18n/guest.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { isDiet } from './filter-code.ts'

interface Props {
  readonly states: ReadonlyMap<StatedFact, DishState>
  readonly translate: GuestTranslate
}

/** What a dish contains, may contain, and is free of where the owner has said so. */
export function DishFacts({ states, translate }: Props) {
  const factsWith = (wanted: (fact: StatedFact, state: DishState) => boolean) =>
    [...states].filter(([fact, state]) => wanted(fact, state)).map(([fact]) => fact)
  const lines: readonly (readonly [GuestMessageKey, readonly StatedFact[]])[] = [
    ['contains', factsWith((fact, { state }) => state === 'contains' && !isDiet(fact))],
    ['mayContain', factsWith((fact, { state }) => state === 'may_contain' && !isDiet(fact))],
    // A tag stands among the tags already.
    ['freeOf', factsWith((fact, state) => isStatedFree(state) && !isDiet(fact))],
    ['suitable', factsWith((fact, state) => isStatedFree(state) && isDiet(fact))],
  ]
  return lines.map(
    ([key, facts]) =>
      facts.length > 0 && (
        <p key={key}>
          <b>{translate(key)}</b>
          {facts.map((fact, place) => (
            <Fragment key={fact}>
              {place === 0 ? ' ' : ', '}
              {/* At a glance the icon of milk says milk, whatever word stands before it. */}
              {key === 'freeOf' ? (
                translate(`fact_${fact}`)
              ) : (
                <NamedFact {...{ fact, translate }} />
              )}
            </Fragment>
          ))}
        </p>
      ),
  )
}

const isStatedFree = ({ state, reason }: DishState) =>
  state === 'free' && reason.kind === 'confirmed'

/** No line ends between the icon and its name. */
function NamedFact({ fact, translate }: { fact: StatedFact; translate: GuestTranslate }) {
  return (
    <span className="inline-block">
      <FactIcon fact={fact} isOnPage />
      {translate(`fact_${fact}`)}
    </span>
  )
}
