import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'

/** The delete button with its confirmation. */
export function DeleteLogo({ fetcher }: { fetcher: FetcherWithComponents<unknown> }) {
  const translate = useRestaurantsTranslate()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} className="noscript:hidden">
        <Trash2 size={17} aria-hidden="true" />
        {translate('delete')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={translate('delete_logo_question')}
        body={translate('delete_logo_body')}
        confirmLabel={translate('delete_logo_confirm')}
        cancelLabel={translate('cancel')}
        danger
        onConfirm={() => {
          setAsking(false)
          void fetcher.submit({ intent: 'deleteLogo' }, { method: 'post' })
        }}
      />
    </>
  )
}
