import { CloudAlert, Compass, DoorClosed } from 'lucide-react'
import { lazy } from 'react'
import { href, isRouteErrorResponse, useLocation } from 'react-router'
import { useTranslate } from '#app/i18n/app.ts'
import { errorTranslator, isCommonErrorKey } from '#app/i18n/errors.ts'
import { useLocale } from '#app/i18n/locale-context.ts'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'
import { asInterrupted } from './form-failure.ts'
import { PageTitle } from './page-title.tsx'

// Pages with scripts hardly ever need it.
const InterruptedForm = lazy(() => import('./interrupted-form.tsx'))

interface Props {
  readonly error: unknown
  /** The link target if the page doesn't exist. */
  readonly startPath: string
}

/** Replaces a page of the app that doesn't exist or failed. */
export function RouteProblem({ error, startPath }: Props) {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const interrupted = isRouteErrorResponse(error) ? asInterrupted(error.data) : undefined
  if (interrupted) return <InterruptedForm {...interrupted} />
  if (status === 401) return <SignedOut />
  if (status === 403) return <Forbidden reason={isRouteErrorResponse(error) ? error.data : null} />
  const isMissing = status === 404
  const title = translate(isMissing ? 'pageNotFound' : 'pageFailed')
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EmptyState
        as="h1"
        icon={isMissing ? Compass : CloudAlert}
        title={title}
        text={translate(isMissing ? 'pageNotFoundHint' : 'pageFailedHint')}
        action={
          isMissing ? (
            <ButtonLink to={startPath}>{translate('backToStart')}</ButtonLink>
          ) : (
            <ButtonLink to={`${pathname}${search}`} reloadDocument>
              {translate('tryAgain')}
            </ButtonLink>
          )
        }
      />
    </>
  )
}

/** Says who may open the page. */
function Forbidden({ reason }: { reason: unknown }) {
  const translate = useTranslate()
  const locale = useLocale()
  const key = typeof reason === 'string' && isCommonErrorKey(reason) ? reason : 'not_your_role'
  return (
    <>
      <PageTitle>{translate('notYourRole')}</PageTitle>
      <EmptyState
        as="h1"
        icon={DoorClosed}
        title={translate('notYourRole')}
        text={errorTranslator(locale)(key)}
        action={<ButtonLink to={href('/dashboard')}>{translate('backToStart')}</ButtonLink>}
      />
    </>
  )
}

function SignedOut() {
  const translate = useTranslate()
  const { pathname, search } = useLocation()
  const back = encodeURIComponent(pathname + search)
  return (
    <>
      <PageTitle>{translate('signedOut')}</PageTitle>
      <EmptyState
        as="h1"
        icon={DoorClosed}
        title={translate('signedOut')}
        text={translate('signedOutHint')}
        action={
          <ButtonLink to={`${href('/auth/login')}?back=${back}`}>{translate('login')}</ButtonLink>
        }
      />
    </>
  )
}
