import { href } from 'react-router'
import { requireLocal } from '#app/handlers/local-pages.ts'
import { loadPage } from '#app/http/load-page.ts'
import { mailboxTranslator } from '#app/i18n/mailbox.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { listMailbox } from '#app/services/mail/index.server.ts'
import { MailboxPage } from './mailbox-page.tsx'
import { SentTime } from './sent-time.tsx'
import type { Route } from './+types/mail-list'

/** Lists the mails of the local outbox. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const mails = await loadPage(async () => {
    requireLocal(request, context, 'hasMailbox')
    return listMailbox()
  })
  return {
    locale: context.get(localeContext),
    mails: mails.map(({ id, recipient, subject, sentAt }) => ({ id, recipient, subject, sentAt })),
  }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? [{ title: mailboxTranslator(loaderData.locale)('title') }] : []

export default function MailListRoute({ loaderData }: Route.ComponentProps) {
  const { locale, mails } = loaderData
  const translate = mailboxTranslator(locale)
  return (
    <MailboxPage path={href('/local/mail')} translate={translate}>
      <h1 className="font-display text-3xl font-semibold">{translate('title')}</h1>
      <p className="mt-2 text-ink-soft text-pretty">{translate('intro')}</p>
      {mails.length === 0 && (
        <div className="mt-8 rounded-card border border-line bg-surface px-6 py-12 text-center">
          <p className="font-display text-xl">{translate('empty')}</p>
          <p className="mt-2 text-ink-soft text-pretty">{translate('emptyHint')}</p>
        </div>
      )}
      {mails.length > 0 && (
        <ul className="mt-8 divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {mails.map(({ id, recipient, subject, sentAt }) => (
            <li key={id}>
              <a href={href('/local/mail/:id', { id })} className="block px-4 py-3 hover:bg-sunken">
                <span className="block font-semibold">{subject || translate('noSubject')}</span>
                <span className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
                  <span>{recipient}</span>
                  <SentTime at={sentAt} locale={locale} />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </MailboxPage>
  )
}
