import { ArrowDown, ArrowUp, CircleAlert } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { furtherField } from '#app/domain/restaurants/schemas.ts'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { useSortableTranslate } from '#app/i18n/sortable.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { withMoved } from '#app/ui/sortable/order.ts'

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
  const list = useRef<HTMLUListElement>(null)
  const moved = useRef<string>(undefined)
  const errorId = useId()
  const byId = new Map(menus.map((menu) => [menu.id, menu]))
  const ids = [...new Set([...order, ...byId.keys()])].filter((id) => byId.has(id))
  useLayoutEffect(() => {
    // A row that moves loses the focus; at an end, its button is off, so the other one takes it.
    const buttons = moved.current === undefined ? [] : moveButtons(list.current, moved.current)
    buttons.find(({ disabled }) => !disabled)?.focus()
    moved.current = undefined
  }, [order])

  const move = (id: string, name: string, by: 1 | -1) => {
    const from = ids.indexOf(id)
    setOrder(withMoved(ids, from, from + by))
    setStatus(translateOrder('sortable_moved', { name, place: from + by + 1, count: ids.length }))
    moved.current = `${by} ${id}`
  }
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-semibold">{translate('further_menus')}</legend>
      <p className="text-sm text-pretty text-ink-soft">{translate('further_menus_hint')}</p>
      <input type="hidden" name="hasFurther" value="on" />
      <ul ref={list} className="mt-2 divide-y divide-line rounded-card border border-edge">
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
                  <IconButton
                    icon={ArrowUp}
                    label={translateOrder('sortable_up', { name })}
                    data-move={`-1 ${id}`}
                    disabled={index === 0}
                    onClick={() => move(id, name, -1)}
                  />
                  <IconButton
                    icon={ArrowDown}
                    label={translateOrder('sortable_down', { name })}
                    data-move={`1 ${id}`}
                    disabled={index === ids.length - 1}
                    onClick={() => move(id, name, 1)}
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

/** The buttons of a row, first the one that was pressed. @param pressed its `data-move` */
function moveButtons(list: HTMLElement | null, pressed: string): HTMLButtonElement[] {
  const all = [...(list?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? [])]
  const [, id = ''] = pressed.split(' ')
  const ofRow = all.filter(({ dataset }) => dataset['move']?.endsWith(` ${id}`))
  return ofRow.toSorted((one) => (one.dataset['move'] === pressed ? -1 : 1))
}
