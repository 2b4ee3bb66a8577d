import { ExternalLink } from 'lucide-react'
import { Form } from 'react-router'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Button } from '#app/ui/button.tsx'
import { useSendsOnce } from '#app/ui/use-sends-once.ts'
import { needsCard, type Standing } from './shown-billing.ts'
import { useIsSending } from './use-is-sending.ts'

/** To Stripe's own pages: the card, the invoices. */
export function PortalForm({ standing }: { standing: Standing }) {
  const translate = useBillingTranslate()
  const isSending = useIsSending('portal')
  const sendsOnce = useSendsOnce()
  const isUrgent = needsCard(standing)
  return (
    <Form
      method="post"
      preventScrollReset
      className="grid max-sm:grow"
      onSubmit={(event) => {
        if (!sendsOnce()) event.preventDefault()
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
