import { useRef, useState, type SubmitEvent } from 'react'
import { useTeamTranslate } from '#app/i18n/team.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import type { ListedMember } from './listed.ts'

/** Removes a member, after a question. Without JavaScript, the form is sent at once. */
export function RemoveForm({ id, name }: Pick<ListedMember, 'id' | 'name'>) {
  const translate = useTeamTranslate()
  const [isOpen, setOpen] = useState(false)
  const isConfirmed = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  return (
    <>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        onSubmit={(event: SubmitEvent) => {
          if (isConfirmed.current) {
            isConfirmed.current = false
            return
          }
          event.preventDefault()
          setOpen(true)
        }}
      >
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="memberId" value={id} />
        <Button type="submit" tone="quiet" aria-label={translate('remove_named', { name })}>
          {translate('remove')}
        </Button>
      </Form>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={translate('remove_question', { name })}
        body={translate('remove_body', { name })}
        confirmLabel={translate('remove')}
        cancelLabel={translate('cancel')}
        danger
        onConfirm={() => {
          setOpen(false)
          isConfirmed.current = true
          form.current?.requestSubmit()
        }}
      />
    </>
  )
}
