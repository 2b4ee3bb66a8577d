import { useState } from 'react'
import { useDishesTranslate } from '#app/i18n/dishes.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import type { ListedDish } from './dish-row.ts'

interface Props {
  /** The dish that is asked about, if one is. */
  readonly dish: ListedDish | undefined
  readonly close: () => void
  readonly confirm: (dishId: string) => void
}

export function DeleteDialog({ dish, close, confirm }: Props) {
  const translate = useDishesTranslate()
  // Its name stays while the dialog fades.
  const [asked, setAsked] = useState(dish)
  if (dish && dish !== asked) setAsked(dish)
  return (
    <ConfirmDialog
      open={dish !== undefined}
      onOpenChange={close}
      title={translate('delete_question', { name: asked?.name ?? '' })}
      body={translate('delete_body')}
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
