import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { UndoHint } from '../../deleted/undo-hint.tsx'
import { pictureIntents, type PictureFormProps } from './picture-form.tsx'

/** The delete button of a picture, with its confirmation. */
export function DeletePicture({ picture, fetcher }: Pick<PictureFormProps, 'picture' | 'fetcher'>) {
  const translate = useRestaurantsTranslate()
  const isLogo = picture === 'logo'
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} className="noscript:hidden">
        <Trash2 size={17} aria-hidden="true" />
        {translate(isLogo ? 'delete' : 'cover_delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={translate(isLogo ? 'delete_logo_question' : 'delete_cover_question')}
        body={
          <>
            {translate(isLogo ? 'delete_logo_body' : 'delete_cover_body')}
            <UndoHint />
          </>
        }
        confirmLabel={translate('delete_logo_confirm')}
        cancelLabel={translate('cancel')}
        danger
        onConfirm={() => {
          setAsking(false)
          void fetcher.submit({ intent: pictureIntents[picture].delete }, { method: 'post' })
        }}
      />
    </>
  )
}
