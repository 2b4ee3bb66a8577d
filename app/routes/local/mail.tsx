import { href } from 'react-router'
import type { ReactNode } from 'react'
import { requireLocal } from '#app/handlers/local-pages.ts'
import { loadPage } from '#app/http/load-page.ts'
import { framingPolicy } from '#app/http/content-security-policy.ts'
import { mailboxTranslator } from '#app/i18n/mailbox.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { readMailboxMail } from '#app/services/mail/index.server.ts'
import { MailboxPage } from './mailbox-page.tsx'
import { SentTime } from './sent-time.tsx'
import { textParts } from './text-parts.ts'
import type { Route } from './+types/mail'

/** Shows one mail of the local outbox. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const settings = context.get(settingsContext)
  const mail = await loadPage(async () => {
    requireLocal(request, context, 'hasMailbox')
    return readMailboxMail(params.id)
  })
  const { id, from, recipient, subject, sentAt } = mail
  return {
    locale: context.get(localeContext),
    mail: { id, from, recipient, subject, sentAt },
    textWithLinks: textParts(mail.text.trim(), new URL(settings.appUrl).origin),
  }
}

export const headers: Route.HeadersFunction = () => ({
  'Cache-Control': 'no-store',
  'Content-Security-Policy': framingPolicy,
})

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return []
  const { locale, mail } = loaderData
  return [{ title: mail.subject || mailboxTranslator(locale)('noSubject') }]
}

export default function MailRoute({ loaderData }: Route.ComponentProps) {
  const { locale, mail, textWithLinks } = loaderData
  const translate = mailboxTranslator(locale)
  return (
    <MailboxPage path={href('/local/mail/:id', { id: mail.id })} translate={translate}>
      <a href={href('/local/mail')} className="inline-block py-1 text-paprika underline">
        {translate('back')}
      </a>
      <h1 className="mt-4 font-display text-3xl font-semibold">
        {mail.subject || translate('noSubject')}
      </h1>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Header name={translate('from')}>{mail.from}</Header>
        <Header name={translate('to')}>{mail.recipient}</Header>
        <Header name={translate('sent')}>
          <SentTime at={mail.sentAt} locale={locale} />
        </Header>
        <Header name={translate('messageId')}>{mail.id}</Header>
      </dl>
      <h2 className="mt-8 mb-2 font-semibold">{translate('textPart')}</h2>
      <p className="rounded-card border border-line bg-surface p-4 whitespace-pre-wrap">
        {textWithLinks.map(({ text, link }, index) =>
          link ? (
            <a key={index} href={link} className="text-paprika underline">
              {text}
            </a>
          ) : (
            text
          ),
        )}
      </p>
      <h2 className="mt-8 font-semibold">{translate('htmlPart')}</h2>
      <p className="mb-2 text-ink-soft">{translate('htmlPartHint')}</p>
      <iframe
        sandbox=""
        src={href('/local/mail/:id/html', { id: mail.id })}
        title={translate('htmlPart')}
        className="h-160 w-full rounded-card border border-line"
      />
    </MailboxPage>
  )
}

function Header({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
