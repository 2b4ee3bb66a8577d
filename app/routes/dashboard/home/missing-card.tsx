import { useId } from 'react'
import type { Setup } from '#app/domain/setup/list-setups.ts'
import { useHomeTranslate } from '#app/i18n/home.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { setupStepPath } from '../setup/setup-step-path.ts'
import { stepTexts } from '../setup/step-texts.ts'

/**
 * The next setup step of each restaurant, once guests can read a menu of the account. Leaves out
 * passive restaurants, which aren't meant for guests yet, and the subscription, which has a notice.
 */
export function MissingCard({ setups }: { setups: readonly Setup[] }) {
  const translate = useHomeTranslate()
  const id = useId()
  const rows = setups.flatMap((setup) => {
    const { restaurant, steps } = setup
    const step = steps.find(({ key, isDone }) => !isDone && key !== 'subscription')
    return restaurant?.isActive && step ? [{ setup, restaurant, key: step.key }] : []
  })
  if (rows.length === 0) return null
  return (
    <Card title={translate('missing')}>
      <ul className="flex flex-col gap-4">
        {rows.map(({ setup, restaurant, key }) => {
          const [title, text] = stepTexts[key]
          const textId = `${id}-${restaurant.id}`
          return (
            <li key={restaurant.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <div id={textId} className="min-w-48 flex-1">
                <h3 className="font-semibold">{restaurant.name}</h3>
                <p className="text-ink-soft text-pretty">{translate(text)}</p>
              </div>
              <ButtonLink tone="quiet" to={setupStepPath(setup, key)} aria-describedby={textId}>
                {translate(title)}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
