import { undoDays } from '#app/domain/undo-days.ts'
import { useDeletedTranslate } from '#app/i18n/deleted.ts'

/** Says in a dialog that a deletion can be undone. */
export function CanUndo() {
  const translate = useDeletedTranslate()
  return <p className="mt-2">{translate('can_undo', { days: undoDays })}</p>
}
