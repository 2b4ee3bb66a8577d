import { href } from 'react-router'
import { useAccountTranslate } from '#app/i18n/account.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { AuthPage, TextLink } from './auth-page.tsx'

/** Explains that a link in an email has expired or was already used. */
export default function ConfirmPage() {
  const translate = useAccountTranslate()
  return (
    <AuthPage heading={translate('confirm_title')} summary={translate('confirm_summary')}>
      <Notice tone="bad" title={translate('link_invalid')}>
        {translate('link_hint')}
      </Notice>
      <ButtonLink to={href('/auth/login')}>{translate('login')}</ButtonLink>
      <TextLink to={href('/auth/passwordReset')}>{translate('forgot_password_link')}</TextLink>
    </AuthPage>
  )
}
