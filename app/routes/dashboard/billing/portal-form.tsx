import { ExternalLink } from 'lucide-react'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Button } from '#app/ui/button.tsx'
import { useSubmitOnce } from '#app/ui/use-submit-once.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { needsCard, type SubscriptionStatus } from './subscription-status.ts'
import { useIsSending } from './use-is-sending.ts'

/** Opens Stripe's customer portal, for the payment card and invoices. */
export function PortalForm({ status }: { status: SubscriptionStatus }) {
  const translate = useBillingTranslate()
  const isSending = useIsSending('portal')
  const submitOnce = useSubmitOnce()
  const isUrgent = needsCard(status)
  return (
    <Form
      method="post"
      preventScrollReset
      className="grid max-sm:grow"
      onSubmit={(event) => {
        if (!submitOnce()) event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="portal" />
      <Button type="submit" tone={isUrgent ? 'primary' : 'quiet'} busy={isSending}>
        {translate(isUrgent ? 'portal_card' : 'portal')}
        {!isSending && <ExternalLink size={16} aria-hidden="true" />}
      </Button>
    </Form>
  )
}
