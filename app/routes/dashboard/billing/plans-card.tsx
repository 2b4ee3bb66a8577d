import type { Billing } from '#app/domain/billing/get-billing.ts'
import { useBillingTranslate } from '#app/i18n/billing.ts'
import { Button } from '#app/ui/button.tsx'
import { failureOf, type FormFailure } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useOnResult } from '#app/ui/use-on-result.ts'
import { useSubmitOnce } from '#app/ui/use-submit-once.ts'
import { useToast } from '#app/ui/use-toast.ts'
import { Form } from '#app/ui/team-forms.tsx'
import { PlanCard } from '../../pricing/plan-card.tsx'
import type { PlanView } from '../../pricing/plan-view.ts'
import { hasPlan } from './subscription-status.ts'
import { useIsSending } from './use-is-sending.ts'
import { useReloadOnRestore } from './use-reload-on-restore.ts'

// Spec section 9: longer than the dashboard's other toasts.
const durationMs = 5_000

interface Props {
  readonly plans: readonly PlanView[]
  /** Undefined if it couldn't be loaded; then no plan can be bought. */
  readonly billing: Billing | undefined
  readonly result: unknown
}

export function PlansCard({ plans, billing, result }: Props) {
  const translate = useBillingTranslate()
  const problem = failureOf(result, 'checkout')?.problem
  useReloadOnRestore()
  useCheckoutToast(result)
  return (
    <section id="plans" aria-labelledby="plans-title" className="flex scroll-mt-20 flex-col gap-4">
      <div>
        <h2 id="plans-title" className="text-lg leading-snug font-semibold">
          {translate('plans')}
        </h2>
        <p className="mt-1 text-ink-soft text-pretty">{translate('plans_description')}</p>
      </div>
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {plans.map((plan) => {
        const isCurrent = billing !== undefined && hasPlan(billing, plan)
        return (
          <PlanCard key={plan.id} plan={plan} showsTrial={billing?.mayBuy === true && !isCurrent}>
            {billing && <Buy plan={plan} isCurrent={isCurrent} mayBuy={billing.mayBuy} />}
          </PlanCard>
        )
      })}
    </section>
  )
}

function Buy({ plan, isCurrent, mayBuy }: { plan: PlanView; isCurrent: boolean; mayBuy: boolean }) {
  const translate = useBillingTranslate()
  const isSending = useIsSending('checkout')
  const submitOnce = useSubmitOnce()
  if (isCurrent) {
    return (
      <Button tone="quiet" disabled>
        {translate('current_plan')}
      </Button>
    )
  }
  if (!mayBuy) return <p className="text-ink-soft">{translate('other_plan')}</p>
  const idle = translate(plan.trialDays === undefined ? 'subscribe' : 'start_trial')
  return (
    <Form
      method="post"
      preventScrollReset
      onSubmit={(event) => {
        if (!submitOnce()) event.preventDefault()
      }}
      className="grid"
    >
      <input type="hidden" name="intent" value="checkout" />
      <input type="hidden" name="planId" value={plan.id} />
      <Button type="submit" busy={isSending}>
        {isSending ? translate('processing') : idle}
      </Button>
    </Form>
  )
}

/** Spec section 8. Errors that a retry can't fix appear only in the card. */
function useCheckoutToast(result: unknown): void {
  const translate = useBillingTranslate()
  const toast = useToast()
  useOnResult(result, () => {
    const key = toastKeyOf(failureOf(result, 'checkout')?.problem)
    if (key) toast({ title: translate(key), tone: 'bad', durationMs })
  })
}

function toastKeyOf(
  problem: FormFailure['problem'],
): 'payment_failed' | 'error_occurred' | undefined {
  switch (problem?.code) {
    case 'payments_away':
    case 'payments_refused':
      return 'payment_failed'
    case 'unexpected':
    case 'unavailable':
    case 'offline':
      return 'error_occurred'
    default:
      return undefined
  }
}
