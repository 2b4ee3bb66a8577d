import { useSelectionTranslate } from '#app/i18n/selection.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { useCountTexts } from '../../menu/use-count-texts.ts'
import { UndoHint } from '../../deleted/undo-hint.tsx'
import type { LayerProps } from './layer-props.ts'

export function DeleteSelected({ open, close, count, commands }: LayerProps) {
  const translate = useSelectionTranslate()
  const dishes = useCountTexts().dishes(count)
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={translate('delete_title', { dishes })}
      body={
        <>
          <p>{translate('delete_body')}</p>
          <UndoHint />
        </>
      }
      confirmLabel={translate('delete_confirm')}
      cancelLabel={translate('cancel')}
      danger
      busy={commands.isBusy}
      onConfirm={() => commands.send('delete')}
    />
  )
}
