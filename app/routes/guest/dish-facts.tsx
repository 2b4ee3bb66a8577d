import { Fragment } from 'react'
import type { DishState } from '#app/domain/dietary/dish-state.ts'
import type { StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { GuestMessageKey, GuestTranslate } from '#app/i18n/guest.ts'
import { FactIcon } from '#app/ui/fact-icon.tsx'
import { isDiet } from './filter-code.ts'

interface Props {
  readonly states: ReadonlyMap<StatedFact, DishState>
  readonly translate: GuestTranslate
}

/** Lists what a dish contains, may contain, and is free of as stated by the owner. */
export function DishFacts({ states, translate }: Props) {
  const factsWith = (wanted: (fact: StatedFact, state: DishState) => boolean) =>
    [...states].filter(([fact, state]) => wanted(fact, state)).map(([fact]) => fact)
  const lines: readonly (readonly [GuestMessageKey, readonly StatedFact[]])[] = [
    ['contains', factsWith((fact, { state }) => state === 'contains' && !isDiet(fact))],
    ['mayContain', factsWith((fact, { state }) => state === 'may_contain' && !isDiet(fact))],
    // Facts from tags are already shown as tags.
    ['freeOf', factsWith((fact, state) => isStatedFree(state) && !isDiet(fact))],
    ['suitable', factsWith((fact, state) => isStatedFree(state) && isDiet(fact))],
  ]
  return lines.map(
    ([key, facts]) =>
      facts.length > 0 && (
        <p key={key}>
          <b>{translate(key)}</b>
          {facts.map((fact, index) => (
            <Fragment key={fact}>
              {index === 0 ? ' ' : ', '}
              {/* No icon after "free of": at a glance, an icon of milk means milk. */}
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

/** Prevents a line break between icon and name. */
function NamedFact({ fact, translate }: { fact: StatedFact; translate: GuestTranslate }) {
  return (
    <span className="inline-block">
      <FactIcon fact={fact} isOnPage />
      {translate(`fact_${fact}`)}
    </span>
  )
}
