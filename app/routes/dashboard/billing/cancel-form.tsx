import { useRef, useState } from 'react'
import { Form } from 'react-router'
import type { SubscriptionView } from '#app/domain/billing/find-billing.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { isDone } from '#app/ui/use-done.ts'
import { useEveryResult } from '#app/ui/use-every-result.ts'
import { useSendsOnce } from '#app/ui/use-sends-once.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { needsCard, type Standing } from './shown-billing.ts'
import { useIsSending } from './use-is-sending.ts'
import { useLongDate } from './use-long-date.ts'

interface Props {
  readonly subscription: SubscriptionView
  readonly standing: Standing
  readonly timeZone: string
  readonly result: unknown
}

/**
 * Cancels, after a question, or takes that back. It is one button for both, so that whoever has
 * pressed it keeps the focus. Without a script it asks nothing: what it does can be undone.
 */
export function CancelForm({ subscription, standing, timeZone, result }: Props) {
  const translate = useBillingTranslate()
  const dateOf = useLongDate(timeZone)
  const form = useRef<HTMLFormElement>(null)
  const isSure = useRef(false)
  const [isAsking, setAsking] = useState(false)
  const sendsOnce = useSendsOnce()
  const intent = subscription.cancelAtPeriodEnd ? 'resume' : 'cancel'
  const isSending = useIsSending(intent)
  useNews(result)
  const date = dateOf(subscription.currentPeriodEnd)
  return (
    <>
      <Form
        ref={form}
        method="post"
        preventScrollReset
        className="grid max-sm:grow"
        onSubmit={(event) => {
          const asksFirst = intent === 'cancel' && !isSure.current
          if (asksFirst) setAsking(true)
          if (asksFirst || !sendsOnce()) event.preventDefault()
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
          needsCard(standing)
            ? translate('ends_on_text', { date })
            : `${translate('keep_access', { date })} ${translate('keep_access_text')}`
        }
        confirmLabel={translate('cancel_sure')}
        cancelLabel={translate('keep')}
        danger
        onConfirm={() => {
          isSure.current = true
          form.current?.requestSubmit()
          isSure.current = false
          setAsking(false)
        }}
      />
    </>
  )
}

function useNews(result: unknown): void {
  const translate = useBillingTranslate()
  const toast = useToast()
  useEveryResult(result, () => {
    if (isDone(result, 'cancel')) toast({ title: translate('canceled') })
    if (isDone(result, 'resume')) toast({ title: translate('resumed') })
    if (failureOf(result, 'cancel')) toast({ title: translate('cancel_failed'), tone: 'bad' })
  })
}
