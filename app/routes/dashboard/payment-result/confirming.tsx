import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Button } from '#app/ui/button.tsx'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Form } from '#app/ui/team-forms.tsx'
import { subscriptionPath } from '../../pricing/account-paths.ts'
import { ResultCard } from './result-card.tsx'
import { usePollPayment } from './use-poll-payment.ts'

/** The page until Stripe confirms the payment. It polls; without JavaScript, a button checks again. */
export function Confirming() {
  const translate = useBillingTranslate()
  const isLate = usePollPayment()
  return (
    <ResultCard
      mark={<Spinner size={32} />}
      tone="plain"
      title={translate('confirming')}
      text={translate(isLate ? 'confirming_late' : 'confirming_text')}
    >
      {isLate && (
        <ButtonLink tone="quiet" to={subscriptionPath}>
          {translate('my_account')}
        </ButtonLink>
      )}
      <noscript>
        <Form method="post">
          <input type="hidden" name="intent" value="verify" />
          <Button type="submit">{translate('look_again')}</Button>
        </Form>
      </noscript>
    </ResultCard>
  )
}
