import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import type { ListedWebhook } from '#app/domain/webhooks/list-webhooks.ts'
import { useTranslate } from '#app/i18n/app.ts'
import { useWebhooksTranslate } from '#app/i18n/webhooks.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { anyFailure, failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { CopyField } from '#app/ui/copy-field.tsx'
import { useEventNames } from './use-event-names.ts'
import { WebhookForm } from './webhook-form.tsx'

interface Props {
  readonly webhooks: readonly ListedWebhook[]
  /** The address of the webhook that was just deleted. */
  readonly deletedUrl: string | null
  /** The page's action data. */
  readonly result: unknown
}

/** The webhooks of a team. */
export function WebhooksPage({ webhooks, deletedUrl, result }: Props) {
  const translate = useWebhooksTranslate()
  const problem = anyFailure(result)?.problem
  const { secret }: { secret?: unknown } = Object(result)
  return (
    <div className="flex flex-col gap-6">
      <PageHeading title={useTranslate()('webhooks')} description={translate('description')} />
      {problem && <Notice tone="bad">{problem.message}</Notice>}
      {deletedUrl !== null && result === undefined && (
        <Notice tone="good">
          <span className="wrap-anywhere">{translate('deleted', { url: deletedUrl })}</span>
        </Notice>
      )}
      {typeof secret === 'string' && <NewSecret key={secret} secret={secret} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card title={translate('existing')}>
          {webhooks.length === 0 ? (
            <p className="text-ink-soft">{translate('none')}</p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )}
        </Card>
        {/* Emptied once a webhook was added. */}
        <WebhookForm
          key={typeof secret === 'string' ? secret : 'form'}
          failure={failureOf(result, 'add')}
        />
      </div>
    </div>
  )
}

/** The key of a webhook that an action has just created: it is shown only in its response. */
function NewSecret({ secret }: { readonly secret: string }) {
  const translate = useWebhooksTranslate()
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={section} tabIndex={-1} className="rounded-card outline-none">
      <Card title={translate('secret_title')} description={translate('secret_description')}>
        <CopyField label={translate('secret_label')} text={secret} />
      </Card>
    </div>
  )
}

function WebhookRow({ webhook: { id, url, events, isDisabled } }: { webhook: ListedWebhook }) {
  const translate = useWebhooksTranslate()
  const names = useEventNames()
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium wrap-anywhere">{url}</p>
        {isDisabled && <p className="text-sm font-medium text-beet">{translate('disabled')}</p>}
        <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
          {events.map((type) => (
            <li key={type}>{names[type]}</li>
          ))}
        </ul>
      </div>
      <ButtonLink
        tone="quiet"
        to={href('/dashboard/account/webhooks/:webhookId', { webhookId: id })}
        aria-label={translate('open_named', { host: new URL(url).host })}
      >
        {translate('open')}
      </ButtonLink>
    </li>
  )
}
