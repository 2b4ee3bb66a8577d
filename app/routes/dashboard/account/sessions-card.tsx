import { Monitor } from 'lucide-react'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { failureOf } from '#app/ui/form-failure.ts'
import { Notice } from '#app/ui/notice.tsx'
import { useToast } from '#app/ui/use-toast.ts'
import { useDone } from '#app/ui/use-done.ts'
import { Form } from '#app/ui/team-forms.tsx'

export interface SessionRow {
  readonly id: string
  readonly createdAt: Date
  readonly ipAddress: string | null
  readonly browser: string
  readonly isCurrent: boolean
}

interface Props {
  readonly sessions: readonly SessionRow[]
  readonly timeZone: string
  readonly result: unknown
}

export function SessionsCard({ sessions, timeZone, result }: Props) {
  const translate = useAccountTranslate()
  const toast = useToast()
  const failure = failureOf(result, 'endSession') ?? failureOf(result, 'endOthers')
  useDone(result, 'session', () => toast({ title: translate('session_ended') }))
  return (
    <Card title={translate('sessions')} description={translate('sessions_description')}>
      {failure?.problem && <Notice tone="bad">{failure.problem.message}</Notice>}
      <ul className="flex flex-col divide-y divide-line">
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} timeZone={timeZone} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="endOthers" />
          <Button type="submit" tone="quiet">
            {translate('end_others')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

function SessionItem({ session, timeZone }: { session: SessionRow; timeZone: string }) {
  const translate = useAccountTranslate()
  const locale = useLocale()
  const browser = session.browser || translate('unknown_browser')
  const date = session.createdAt.toLocaleString(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  })
  return (
    <li className="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <Monitor size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{browser}</p>
        <p className="text-sm text-ink-soft">
          {translate('session_since', { date })}
          {session.ipAddress && ` · ${translate('session_from', { address: session.ipAddress })}`}
        </p>
      </div>
      {session.isCurrent ? (
        <span className="rounded-full bg-olive-wash px-3 py-1 text-sm font-medium text-olive">
          {translate('this_session')}
        </span>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="endSession" />
          <input type="hidden" name="sessionId" value={session.id} />
          <Button
            type="submit"
            tone="quiet"
            aria-label={translate('end_session_of', { browser, date })}
          >
            {translate('end_session')}
          </Button>
        </Form>
      )}
    </li>
  )
}
