import { useState } from 'react'
import { useNavigation } from 'react-router'
import { useRestaurantsTranslate } from '#app/i18n/restaurants.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useSubmit } from '#app/ui/team-forms.tsx'
import { UndoHint } from '../../deleted/undo-hint.tsx'

interface Props {
  readonly name: string
  readonly conversationCount: number
  readonly result: unknown
}

/** Deletes the restaurant after a confirmation, which needs JavaScript. */
export function DeleteCard({ name, conversationCount, result }: Props) {
  const translate = useRestaurantsTranslate()
  const submit = useSubmit()
  const { formData } = useNavigation()
  const [isAsking, setAsking] = useState(false)
  const failure = failureOf(result, 'delete')
  return (
    <Card title={translate('delete_restaurant')} description={translate('delete_description')}>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <Button tone="danger" className="self-start" onClick={() => setAsking(true)}>
        {translate('delete_restaurant')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={translate('delete_question', { name })}
        body={
          <>
            <p>{translate(bodyFor(conversationCount), { total: conversationCount })}</p>
            <UndoHint />
          </>
        }
        confirmLabel={translate('delete_confirm')}
        cancelLabel={translate('cancel')}
        danger
        busy={formData?.get('intent') === 'delete'}
        onConfirm={async () => {
          await submit({ intent: 'delete' }, { method: 'post' })
          setAsking(false)
        }}
      />
    </Card>
  )
}

function bodyFor(count: number) {
  if (count === 0) return 'delete_body_none'
  return count === 1 ? 'delete_body_one' : 'delete_body_other'
}
