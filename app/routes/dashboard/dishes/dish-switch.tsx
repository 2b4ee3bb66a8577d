import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { useDishSwitch } from '../use-dish-switch.tsx'
import type { PlacedDish } from './page-dishes.ts'

/** Shows a dish to guests or hides it. */
export function ActiveSwitch({ dish: { id, name, isActive } }: { dish: PlacedDish }) {
  const translate = useDishesTranslate()
  const shown = useDishSwitch({ dishId: id, intent: 'active', field: 'isActive', isOn: isActive })
  return (
    <SmallSwitch
      {...shown}
      name={translate('active_of', { name })}
      label={translate(shown.isOn ? 'active' : 'passive')}
      track="group-aria-checked:bg-olive"
      text="text-beet group-aria-checked:text-olive"
    />
  )
}

/** Marks a dish as sold out for today, or as available again. */
export function SoldOutSwitch({ dish: { id, name, isSoldOut } }: { dish: PlacedDish }) {
  const translate = useDishesTranslate()
  const isOn = isSoldOut === true
  const shown = useDishSwitch({ dishId: id, intent: 'soldOut', field: 'isSoldOut', isOn })
  return (
    <SmallSwitch
      {...shown}
      name={translate('sold_out_of', { name })}
      label={translate('sold_out')}
      track="group-aria-checked:bg-beet"
      text="text-ink-soft group-aria-checked:text-beet"
    />
  )
}

interface Props extends ReturnType<typeof useDishSwitch> {
  readonly name: string
  readonly label: string
  /** Classes of the track. */
  readonly track: string
  /** Classes of the label. */
  readonly text: string
}

function SmallSwitch({ Form, fields, isOn, name, label, track, text }: Props) {
  return (
    <Form method="post">
      {fields}
      <button
        type="submit"
        role="switch"
        aria-checked={isOn}
        aria-label={name}
        className="group flex min-h-11 flex-col items-end gap-1 lg:min-h-10 lg:flex-row-reverse lg:items-center lg:gap-2"
      >
        <span
          className={`relative h-6 w-10 rounded-full bg-edge transition-colors before:absolute before:top-1 before:left-1 before:size-4 before:rounded-full before:bg-white before:transition-transform group-aria-checked:before:translate-x-4 group-aria-checked:before:bg-surface ${track}`}
        />
        <span className={`min-w-12 text-right text-xs font-semibold ${text}`}>{label}</span>
      </button>
    </Form>
  )
}
