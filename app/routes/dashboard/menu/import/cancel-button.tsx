import { useState } from 'react'
import { useImportsTranslate } from '#app/i18n/imports.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Form, useSubmit } from '#app/ui/team-forms.tsx'
import { UndoHint } from '../../deleted/undo-hint.tsx'

/** Deletes the draft, after asking; without JavaScript at once. */
export function CancelButton() {
  const translate = useImportsTranslate()
  const submit = useSubmit()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        setIsOpen(true)
      }}
    >
      <input type="hidden" name="intent" value="cancel" />
      <Button type="submit" tone="quiet">
        {translate('cancel')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={translate('cancel_sure')}
        body={
          <>
            <p>{translate('cancel_body')}</p>
            <UndoHint />
          </>
        }
        confirmLabel={translate('cancel')}
        cancelLabel={translate('cancel_keep')}
        onConfirm={() => void submit({ intent: 'cancel' }, { method: 'post' })}
        danger
      />
    </Form>
  )
}
