import { href } from 'react-router'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { Notice } from './notice.tsx'

/** Links to the local mailbox while no mail server is configured. */
export function MailboxNotice() {
  const translate = useAccountTranslate()
  return (
    <Notice>
      {translate('local_mail')}{' '}
      <a href={href('/local/mail')} className="font-semibold underline underline-offset-4">
        {translate('open_mailbox')}
      </a>
    </Notice>
  )
}
