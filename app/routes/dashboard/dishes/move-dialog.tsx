import { useState } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import type { ListedDish } from './dish-row.ts'

interface Props {
  /** The dish that is to be moved, if one is. */
  readonly dish: ListedDish | undefined
  /** How many dishes stand under its heading. */
  readonly total: number
  readonly close: () => void
  readonly move: (dishId: string, place: number) => void
}

/** Asks for a dish's new place: the way to one that is far away, or out of sight. */
export function MoveDialog({ dish, total, close, move }: Props) {
  const translate = useDishesTranslate()
  // What it asked stays while the dialog fades.
  const [asked, setAsked] = useState({ dish, total })
  const [place, setPlace] = useState('')
  if (dish && dish !== asked.dish) {
    setAsked({ dish, total })
    setPlace(String(dish.place))
  }
  const isPlace = /^\d+$/.test(place) && Number(place) >= 1 && Number(place) <= asked.total
  const confirm = () => {
    if (!dish || !isPlace) return
    if (Number(place) !== dish.place) move(dish.id, Number(place))
    close()
  }
  return (
    <ConfirmDialog
      open={dish !== undefined}
      onOpenChange={close}
      title={translate('move_title', { name: asked.dish?.name ?? '' })}
      body={translate('move_body', { place: asked.dish?.place ?? 1, count: asked.total })}
      confirmLabel={translate('move_confirm')}
      cancelLabel={translate('cancel')}
      onConfirm={confirm}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          confirm()
        }}
        className="flex flex-col gap-3"
      >
        <Field
          label={translate('move_place')}
          error={isPlace ? undefined : translate('move_invalid', { count: asked.total })}
          inputMode="numeric"
          autoComplete="off"
          value={place}
          onChange={({ target }) => setPlace(target.value)}
          onFocus={({ target }) => target.select()}
          className="tabular-nums"
        />
        <div className="flex gap-2">
          <Button type="button" tone="quiet" onClick={() => setPlace('1')}>
            {translate('move_first')}
          </Button>
          <Button type="button" tone="quiet" onClick={() => setPlace(String(asked.total))}>
            {translate('move_last')}
          </Button>
        </div>
      </form>
    </ConfirmDialog>
  )
}
