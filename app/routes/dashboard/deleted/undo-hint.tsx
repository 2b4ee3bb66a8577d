import { undoDays } from '#app/domain/undo-days.ts'
import { useDeletedTranslate } from '#app/i18n/deleted.ts'

/** The sentence in a confirmation dialog that says for how many days a deletion can be undone. */
export function UndoHint() {
  const translate = useDeletedTranslate()
  return <p className="mt-2">{translate('can_undo', { days: undoDays })}</p>
}
