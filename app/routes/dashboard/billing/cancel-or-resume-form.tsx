import { useRef, useState } from 'react'
import type { SubscriptionView } from '#app/domain/billing/get-billing.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { isDone } from '#app/ui/use-done.ts'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useSubmitOnce } from '#app/ui/use-submit-once.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { missingConfirmation } from '../second-factor/missing-confirmation.ts'
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
 * Cancels the subscription after a confirmation, or resumes it. Both are one button, so that the
 * focus stays on it when the action changes. Without JavaScript there is no confirmation, as
 * cancelling can be undone.
 */
export function CancelOrResumeForm({ subscription, status, timeZone, result }: Props) {
  const translate = useBillingTranslate()
  const formatDate = useLongDate(timeZone)
  const formRef = useRef<HTMLFormElement>(null)
  const isConfirmed = useRef(false)
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const submitOnce = useSubmitOnce()
  const intent = subscription.cancelAtPeriodEnd ? 'resume' : 'cancel'
  const isSending = useIsSending(intent)
  useResultToast(result)
  const date = formatDate(subscription.currentPeriodEnd)
  return (
    <>
      <Form
        ref={formRef}
        method="post"
        preventScrollReset
        className="grid max-sm:grow"
        onSubmit={(event) => {
          const needsConfirmation = intent === 'cancel' && !isConfirmed.current
          if (needsConfirmation) setIsDialogOpen(true)
          if (needsConfirmation || !submitOnce()) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="subscriptionId" value={subscription.subscriptionId} />
        <Button type="submit" tone={intent === 'resume' ? 'primary' : 'quiet'} busy={isSending}>
          {translate(intent)}
        </Button>
      </Form>
      <ConfirmDialog
        open={isDialogOpen}
        onOpenChange={setIsDialogOpen}
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
          // requestSubmit() calls onSubmit before it returns.
          isConfirmed.current = true
          formRef.current?.requestSubmit()
          isConfirmed.current = false
          setIsDialogOpen(false)
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
    if (failureOf(result, 'cancel') && !missingConfirmation(result))
      toast({ title: translate('cancel_failed'), tone: 'bad' })
  })
}
