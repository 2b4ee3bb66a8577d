import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useDishesTranslate, type DishesKey } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { DishRow } from './dish-row.ts'
import { valuesOf, type DishValues } from './dish-values.ts'

interface Props {
  readonly dish: DishRow
  readonly menu: { readonly currency: string }
  /** What the form holds. */
  readonly typed: DishValues
  /** Lets the form replace this version. */
  readonly acceptVersion: (version: string | undefined) => void
}

const labels: Readonly<Record<string, DishesKey>> = {
  name: 'dish_name',
  ingredients: 'ingredients',
  aiInstructions: 'ai_instructions',
  description: 'dish_description',
  tags: 'tags',
  calories: 'calories',
  price: 'price',
}

/** Another window was faster: shows what is saved there, beside what was typed here. */
export function StaleNotice({ dish, menu, typed, acceptVersion }: Props) {
  const translate = useDishesTranslate()
  const { revalidate } = useRevalidator()
  const [isShown, setShown] = useState(false)
  const saved = valuesOf(dish, menu.currency)
  const differing = Object.entries(labels).filter(
    ([field]) => plain(saved[field]) !== plain(typed[field]),
  )
  const version = saved['updatedAt']
  useEffect(() => {
    if (isShown) acceptVersion(version)
  }, [isShown, version, acceptVersion])
  return (
    <Notice tone="bad" title={translate('stale_title')}>
      <p>{translate('stale_body')}</p>
      {isShown ? (
        <dl className="mt-2 grid gap-1.5 text-sm" aria-label={translate('stale_now')}>
          {differing.map(([field, key]) => (
            <div key={field}>
              <dt className="font-semibold">{translate(key, { currency: menu.currency })}</dt>
              <dd>{saved[field]}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Button
          tone="quiet"
          className="mt-3"
          onClick={() => {
            void revalidate().then(() => setShown(true))
          }}
        >
          {translate('stale_show')}
        </Button>
      )}
    </Notice>
  )
}

/** A text without what tells lists apart that are written in two ways. */
function plain(text = ''): string {
  return text.replaceAll(/[\s,]+/g, ' ').trim()
}
