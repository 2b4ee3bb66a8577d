import { LogIn, ShieldCheck } from 'lucide-react'
import { href, useLocation } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'
import type { Interrupted } from './form-failure.ts'
import { PageTitle } from './page-title.tsx'

/**
 * Replaces the page of a form that was sent without JavaScript by a person who first has to log in, or to
 * set up a second factor: in another tab, after which the form is sent again as it was typed.
 */
export default function InterruptedForm({ message, isSignedOut, sent }: Interrupted) {
  const translate = useFactorTranslate()
  const translateApp = useTranslate()
  const { pathname, search } = useLocation()
  const hint = translate(isSignedOut ? 'kept_until_login' : 'kept_until_factor')
  return (
    <>
      <PageTitle>{message}</PageTitle>
      <EmptyState
        as="h1"
        icon={isSignedOut ? LogIn : ShieldCheck}
        title={message}
        text={sent && hint}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink
              to={href(isSignedOut ? '/auth/login' : '/dashboard/account/secondFactor')}
              target={sent && '_blank'}
            >
              {isSignedOut ? translateApp('login') : translate('set_up_factor')}
            </ButtonLink>
            {sent && (
              <form method="post" action={`${pathname}${search}`}>
                {Object.entries(sent).map(([name, value]) => (
                  <input key={name} type="hidden" name={name} value={value} />
                ))}
                <Button type="submit" tone="quiet">
                  {translate('send_again')}
                </Button>
              </form>
            )}
          </div>
        }
      />
    </>
  )
}
