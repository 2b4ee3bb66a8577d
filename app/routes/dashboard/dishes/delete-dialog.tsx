import { useState } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { UndoHint } from '../deleted/undo-hint.tsx'
import type { PlacedDish } from './page-dishes.ts'

interface Props {
  /** The dish to be deleted; undefined closes the dialog. */
  readonly dish: PlacedDish | undefined
  readonly close: () => void
  readonly confirm: (dishId: string) => void
}

export function DeleteDialog({ dish, close, confirm }: Props) {
  const translate = useDishesTranslate()
  // The last dish, so that its name stays visible while the dialog fades out.
  const [shown, setShown] = useState(dish)
  if (dish && dish !== shown) setShown(dish)
  return (
    <ConfirmDialog
      open={dish !== undefined}
      onOpenChange={close}
      title={translate('delete_question', { name: shown?.name ?? '' })}
      body={
        <>
          <p>{translate('delete_body')}</p>
          <UndoHint />
        </>
      }
      confirmLabel={translate('delete_confirm')}
      cancelLabel={translate('cancel')}
      danger
      onConfirm={() => {
        if (dish) confirm(dish.id)
        close()
      }}
    />
  )
}
