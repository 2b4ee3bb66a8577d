import { useState } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import type { PlacedDish } from './page-dishes.ts'

interface Props {
  /** The dish to be moved; undefined closes the dialog. */
  readonly dish: PlacedDish | undefined
  /** The number of dishes in its category. */
  readonly total: number
  readonly close: () => void
  readonly move: (dishId: string, place: number) => void
}

/** Asks for a dish's new place, as dragging can't reach places outside the shown rows. */
export function MoveDialog({ dish, total, close, move }: Props) {
  const translate = useDishesTranslate()
  // The last dish, so that the text stays while the dialog fades out.
  const [shown, setShown] = useState({ dish, total })
  const [place, setPlace] = useState('')
  if (dish && dish !== shown.dish) {
    setShown({ dish, total })
    setPlace(String(dish.place))
  }
  const isValid = /^\d+$/.test(place) && Number(place) >= 1 && Number(place) <= shown.total
  const confirm = () => {
    if (!dish || !isValid) return
    if (Number(place) !== dish.place) move(dish.id, Number(place))
    close()
  }
  return (
    <ConfirmDialog
      open={dish !== undefined}
      onOpenChange={close}
      title={translate('move_title', { name: shown.dish?.name ?? '' })}
      body={translate('move_body', { place: shown.dish?.place ?? 1, count: shown.total })}
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
          error={isValid ? undefined : translate('move_invalid', { count: shown.total })}
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
          <Button type="button" tone="quiet" onClick={() => setPlace(String(shown.total))}>
            {translate('move_last')}
          </Button>
        </div>
      </form>
    </ConfirmDialog>
  )
}
