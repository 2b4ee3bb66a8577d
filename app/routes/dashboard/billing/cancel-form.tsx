import { useRef, useState } from 'react'
import { Form } from 'react-router'
import type { SubscriptionView } from '#app/domain/billing/find-billing.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { isDone } from '#app/ui/use-done.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useSubmitOnce } from '#app/ui/use-submit-once.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { needsCard, type SubscriptionStatus } from './subscription-status.ts'
import { useIsSending } from './use-is-sending.ts'
import { useLongDate } from './use-long-date.ts'

interface Props {
  readonly subscription: SubscriptionView
  readonly status: SubscriptionStatus
  readonly timeZone: string
  readonly result: unknown
}

/**
 * Cancels the subscription after a confirmation, or resumes it. Both use the same button, which
 * keeps the focus. Without JavaScript there is no confirmation, as cancelling can be undone.
 */
export function CancelForm({ subscription, status, timeZone, result }: Props) {
  const translate = useBillingTranslate()
  const dateOf = useLongDate(timeZone)
  const form = useRef<HTMLFormElement>(null)
  const isConfirmed = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const submitOnce = useSubmitOnce()
  const intent = subscription.cancelAtPeriodEnd ? 'resume' : 'cancel'
  const isSending = useIsSending(intent)
  useResultToast(result)
  const date = dateOf(subscription.currentPeriodEnd)
  return (
    <>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        className="grid max-sm:grow"
        onSubmit={(event) => {
          const asksFirst = intent === 'cancel' && !isConfirmed.current
          if (asksFirst) setAsking(true)
          if (asksFirst || !submitOnce()) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="subscriptionId" value={subscription.subscriptionId} />
        <Button type="submit" tone={intent === 'resume' ? 'primary' : 'quiet'} busy={isSending}>
          {translate(intent)}
        </Button>
      </Form>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={translate('cancel_question')}
        body={
          needsCard(status)
            ? translate('ends_on_text', { date })
            : `${translate('keep_access', { date })} ${translate('keep_access_text')}`
        }
        confirmLabel={translate('cancel_sure')}
        cancelLabel={translate('keep')}
        danger
        onConfirm={() => {
          isConfirmed.current = true
          form.current?.requestSubmit()
          isConfirmed.current = false
          setAsking(false)
        }}
      />
    </>
  )
}

function useResultToast(result: unknown): void {
  const translate = useBillingTranslate()
  const toast = useToast()
  useOnResult(result, () => {
    if (isDone(result, 'cancel')) toast({ title: translate('canceled') })
    if (isDone(result, 'resume')) toast({ title: translate('resumed') })
    if (failureOf(result, 'cancel')) toast({ title: translate('cancel_failed'), tone: 'bad' })
  })
}
