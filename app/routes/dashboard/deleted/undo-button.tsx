import { href } from 'react-router'
import type { DeletedKind } from '#app/domain/deleted/kinds.ts'
import { useDeletedTranslate } from '#app/i18n/deleted.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { useUndo } from './undo-provider.tsx'

interface Props {
  readonly kind: DeletedKind
  readonly id: string
}

/** Undoes a deletion. Without JavaScript, the page of recently deleted items reports the result. */
export function UndoButton({ kind, id }: Props) {
  const translate = useDeletedTranslate()
  const undo = useUndo()
  return (
    <Form
      method="post"
      action={href('/dashboard/recentlyDeleted')}
      onSubmit={(event) => {
        event.preventDefault()
        undo({ kind, id })
      }}
    >
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" tone="quiet">
        {translate('undo')}
      </Button>
    </Form>
  )
}
