import { useRef, useState, type SubmitEvent } from 'react'
import { Form } from '#app/ui/team-forms.tsx'
import type { ListedDelivery, ListedWebhook } from '#app/domain/webhooks/list-webhooks.ts'
import { useWebhooksTranslate } from '#app/i18n/webhooks.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { anyFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { isDone } from '#app/ui/use-done.ts'
import { DeliveryRow } from './delivery-row.tsx'
import { useEventNames } from './use-event-names.ts'

interface Props {
  readonly webhook: ListedWebhook
  readonly host: string
  readonly deliveries: readonly ListedDelivery[]
  readonly timeZone: string
  /** The page's action data. */
  readonly result: unknown
}

/** A webhook with its last messages. */
export function WebhookPage({ webhook, host, deliveries, timeZone, result }: Props) {
  const translate = useWebhooksTranslate()
  const names = useEventNames()
  const problem = anyFailure(result)?.problem
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={host} />
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {isDone(result, 'test') && <Notice tone="good">{translate('tested')}</Notice>}
      {isDone(result, 'resend') && <Notice tone="good">{translate('resent')}</Notice>}
      {isDone(result, 'enable') && <Notice tone="good">{translate('enabled')}</Notice>}
      {webhook.isDisabled && (
        <Notice tone="bad" title={translate('disabled')}>
          {translate('disabled_text')}
        </Notice>
      )}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card title={translate('address')}>
          <div>
            <p className="font-mono text-sm wrap-anywhere">{webhook.url}</p>
            <ul className="mt-3 list-disc pl-5">
              {webhook.events.map((type) => (
                <li key={type}>{names[type]}</li>
              ))}
            </ul>
          </div>
          <div className="flex flex-wrap gap-3">
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value={webhook.isDisabled ? 'enable' : 'test'} />
              <SubmitButton>{translate(webhook.isDisabled ? 'enable' : 'test')}</SubmitButton>
            </Form>
            <DeleteForm />
          </div>
        </Card>
        <Card title={translate('messages')} description={translate('messages_description')}>
          {deliveries.length === 0 ? (
            <p className="text-ink-soft">{translate('no_messages')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  timeZone={timeZone}
                  mayResend={!webhook.isDisabled}
                />
              ))}
            </ul>
          )}
        </Card>
      </div>
    </div>
  )
}

/** Deletes the webhook, after a question. Without JavaScript, the form is sent at once. */
function DeleteForm() {
  const translate = useWebhooksTranslate()
  const [isOpen, setOpen] = useState(false)
  const isConfirmed = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  return (
    <>
      <Form
        ref={form}
        method="post"
        onSubmit={(event: SubmitEvent) => {
          if (isConfirmed.current) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <input type="hidden" name="intent" value="delete" />
        <Button type="submit" tone="quiet">
          {translate('delete')}
        </Button>
      </Form>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={translate('delete_question')}
        body={translate('delete_body')}
        confirmLabel={translate('delete')}
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
