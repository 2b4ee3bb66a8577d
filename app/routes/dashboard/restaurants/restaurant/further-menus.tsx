import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { furtherField } from '#app/domain/restaurants/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { withMoved } from '#app/ui/sortable/order.ts'
import { MoveButtons } from '#app/ui/sortable/row-handle.tsx'

export interface MenuOption {
  readonly id: string
  readonly name: string
  readonly currency: string
}

interface Props {
  /** All menus but the first that the restaurant shows. */
  readonly menus: readonly MenuOption[]
  /** The ids of those that it shows, in order. */
  readonly chosen: readonly string[]
  readonly error: string | undefined
}

/** The menus that a restaurant shows after the first, in the order of their tabs. */
export function FurtherMenus({ menus, chosen, error }: Props) {
  const translate = useRestaurantsTranslate()
  const translateOrder = useSortableTranslate()
  const [order, setOrder] = useState(chosen)
  const [status, setStatus] = useState('')
  const errorId = useId()
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  const ids = [...new Set([...order, ...byId.keys()])].filter((id) => byId.has(id))
  const moveBy = (name: string, from: number, by: number) => {
    setOrder(withMoved(ids, from, from + by))
    setStatus(translateOrder('sortable_moved', { name, place: from + by + 1, count: ids.length }))
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{translate('further_menus')}</legend>
      <p className="text-sm text-pretty text-ink-soft">{translate('further_menus_hint')}</p>
      <input type="hidden" name="hasFurther" value="on" />
      <ul className="mt-2 divide-y divide-line rounded-card border border-edge">
        {ids.map((id, index) => {
          const menu = byId.get(id)
          if (!menu) return null
          const { name, currency } = menu
          return (
            <li key={id} className="flex items-center gap-1 pe-1">
              <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 py-1.5">
                <input
                  type="checkbox"
                  name={furtherField(id)}
                  defaultChecked={chosen.includes(id)}
                  aria-invalid={error !== undefined && index === 0 ? true : undefined}
                  aria-describedby={error === undefined ? undefined : errorId}
                  className="size-5 shrink-0 accent-paprika"
                />
                <span className="min-w-0">
                  {name} <span className="text-sm text-ink-soft">{currency}</span>
                </span>
              </label>
              {ids.length > 1 && (
                <span className="flex shrink-0 noscript:hidden">
                  <MoveButtons
                    name={name}
                    isFirst={index === 0}
                    isLast={index === ids.length - 1}
                    moveBy={(by) => moveBy(name, index, by)}
                  />
                </span>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {status}
      </p>
      {error !== undefined && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-beet">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  )
}
