import { legalTranslator, type LegalKey } from '#app/i18n/legal.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { formatMoney } from '#app/domain/money/format-money.ts'
import type { PlanView } from '../pricing/plan-view.ts'
import { LegalPage, Paragraphs, type LegalSection } from './legal-page.tsx'

interface Props {
  readonly locale: Locale
  /** The host of the public URL. */
  readonly host: string
  /** The plans on sale. */
  readonly plans: readonly PlanView[]
  /** Whether payments are real, rather than tests with the local Stripe. */
  readonly hasRealPayments: boolean
}

/** Explains what Chefin does and doesn't do, what it costs, and how to cancel. */
export function TermsPage({ locale, host, plans, hasRealPayments }: Props) {
  const translate = legalTranslator(locale)
  const planTexts = plans.flatMap((plan) => {
    const format = (minor: number) => formatMoney(minor, plan.currency, locale)
    return [
      translate('plan_line', {
        plan: plan.title,
        price: format(plan.price),
        limit: plan.ai_message_limit,
        overage: format(plan.overagePrice),
      }),
      ...(plan.trialDays === undefined ? [] : [translate('trial_line', { days: plan.trialDays })]),
    ]
  })
  return (
    <LegalPage
      heading={translate('terms_heading')}
      intro={translate('terms_intro', { host })}
      translate={translate}
      sections={[
        section('service', 'service_heading', translate('service_1'), translate('service_2')),
        section(
          'assistant',
          'assistant_heading',
          translate('assistant_1'),
          translate('assistant_2'),
          translate('assistant_3'),
        ),
        section('account', 'account_heading', translate('account_1'), translate('account_2')),
        section(
          'plans',
          'plans_heading',
          ...(planTexts.length > 0 ? planTexts : [translate('plans_none')]),
          translate('plans_1'),
          ...(hasRealPayments ? [] : [translate('plans_test')]),
        ),
        section(
          'cancelling',
          'cancel_heading',
          translate('cancel_1'),
          translate('cancel_2'),
          translate('cancel_3'),
        ),
        section('limits', 'limits_heading', translate('limits_1'), translate('limits_2')),
      ]}
    />
  )
}

function section(id: string, heading: LegalKey, ...texts: string[]): LegalSection {
  return { id, heading, body: <Paragraphs texts={texts} /> }
}
