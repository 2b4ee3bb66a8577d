import { href } from 'react-router'
import { hasSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import { formAction } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { useActivityTranslate } from '#app/i18n/activity.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { exportForm } from '../export/export-access.ts'
import { ConfirmPanel } from '../second-factor/confirm-panel.tsx'
import { ExportForm } from '../export/export-form.tsx'
import type { Route } from './+types/download'

export const handle = appHandle({
  policy: { permission: 'seeActivity' },
  breadcrumb: 'download',
  parent: { path: '/dashboard/activity', breadcrumb: 'activity' },
})

export async function loader({ context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { owner, factors } = sessionOf(context)
    return { email: owner.email, factors }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    export: exportForm(sessionOf(route.context), href('/dashboard/activity/export')),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

/** Asks for the password before the activity is downloaded. */
export default function DownloadPage({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useActivityTranslate()
  const { email, factors } = loaderData
  const isOn = hasSecondFactor(factors)
  const choice = { hasApp: factors.hasApp, hasPasskeys: factors.passkeyCount > 0 }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading title={translate('download_title')} description={translate('download_text')} />
      {isOn && <ConfirmPanel choice={choice} result={actionData} />}
      <Card>
        <ExportForm
          email={email}
          label={translate('download')}
          asksPassword={!isOn}
          result={actionData}
        />
      </Card>
      <ButtonLink tone="quiet" to={href('/dashboard/activity')} className="self-start">
        {translate('download_back')}
      </ButtonLink>
    </div>
  )
}
