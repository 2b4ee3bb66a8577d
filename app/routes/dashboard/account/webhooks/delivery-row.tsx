import { Form } from '#app/ui/team-forms.tsx'
import type { ListedDelivery } from '#app/domain/webhooks/list-webhooks.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { useWebhooksTranslate } from '#app/i18n/webhooks.ts'
import { Button } from '#app/ui/button.tsx'
import { formatDay, formatTime, Timestamp } from '../../conversations/timestamp.tsx'
import { useEventNames } from './use-event-names.ts'

interface Props {
  readonly delivery: ListedDelivery
  readonly timeZone: string
  readonly mayResend: boolean
}

/** A message: what it was about, when, and whether it arrived. */
export function DeliveryRow({ delivery, timeZone, mayResend }: Props) {
  const translate = useWebhooksTranslate()
  const names: Readonly<Record<string, string>> = useEventNames()
  const { id, type, createdAt, attempts, nextAttemptAt, error } = delivery
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{names[type] ?? type}</p>
        <p className="text-sm text-ink-soft">
          <Timestamp at={createdAt.toISOString()} timeZone={timeZone} />
          {attempts > 1 && ` · ${translate('attempts', { count: attempts })}`}
        </p>
        <p className={`text-sm wrap-anywhere ${error === null ? 'text-ink-soft' : 'text-beet'}`}>
          <State delivery={delivery} timeZone={timeZone} />
        </p>
      </div>
      {mayResend && nextAttemptAt === null && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="resend" />
          <input type="hidden" name="deliveryId" value={id} />
          <Button type="submit" tone="quiet">
            {translate('resend')}
          </Button>
        </Form>
      )}
    </li>
  )
}

function State({ delivery, timeZone }: Omit<Props, 'mayResend'>) {
  const translate = useWebhooksTranslate()
  const locale = useLocale()
  const { deliveredAt, nextAttemptAt, status, error } = delivery
  const reason = useReason(delivery)
  if (deliveredAt) return translate('delivered', { status: status ?? '' })
  if (error === null) return translate('waiting')
  if (!nextAttemptAt) return translate('given_up', { reason })
  const at = nextAttemptAt.toISOString()
  const moment = `${formatDay(at, timeZone, locale)}, ${formatTime(at, timeZone, locale)}`
  return translate('retrying', { reason, moment })
}

/** Why the last attempt failed, in words. */
function useReason({ status, error }: ListedDelivery): string {
  const translate = useWebhooksTranslate()
  if (error === 'disabled') return translate('reason_disabled')
  if (status !== null && status >= 300 && status < 400) {
    return translate('reason_redirect', { status })
  }
  if (status !== null) return translate('reason_status', { status })
  const code = error ?? ''
  if (code === 'TIMEOUT') return translate('reason_timeout')
  if (code === 'PRIVATE_ADDRESS') return translate('reason_private')
  if (code === 'ENOTFOUND') return translate('reason_not_found')
  if (code === 'ECONNREFUSED') return translate('reason_refused')
  if (/CERT|TLS|SSL|SIGNATURE|ALTNAME/.test(code)) return translate('reason_certificate')
  return translate('reason_other', { code })
}
