import { useAccountTranslate } from '#app/i18n/account.ts'
import { Notice } from './notice.tsx'

/** Where mail is to be read while no mail server is set up. */
export function MailboxNotice() {
  const translate = useAccountTranslate()
  return (
    <Notice>
      {translate('local_mail')}{' '}
      <a href="/local/mail" className="font-semibold underline underline-offset-4">
        {translate('open_mailbox')}
      </a>
    </Notice>
  )
}
