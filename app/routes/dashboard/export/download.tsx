import { hasSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import { NotFoundError } from '#app/domain/errors.ts'
import { emptySchema } from '#app/domain/accounts/schemas.ts'
import { confirmedWithFactor } from '#app/handlers/confirmed-form.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { useFactorTranslate } from '#app/i18n/factor.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { ConfirmPanel } from '../second-factor/confirm-panel.tsx'
import type { Route } from './+types/download'
import { ExportForm } from './export-form.tsx'
import { pageOfFile } from './menu-files.ts'

export const handle = appHandle({ policy: { permission: 'editMenus' }, breadcrumb: 'download' })

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { owner, factors } = sessionOf(context)
    return { email: owner.email, factors, page: readFile(request).page }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    export: confirmedWithFactor(
      sessionOf(route.context),
      onForm(emptySchema, async () => ({ done: 'export', file: readFile(route.request).file })),
    ),
  }))
}

/** @throws {NotFoundError} if the URL names no file of a menu or of translations */
function readFile({ url }: Request): { readonly file: string; readonly page: string } {
  const file = new URL(url).searchParams.get('file') ?? ''
  const page = pageOfFile(file)
  if (page === undefined) throw new NotFoundError('page_not_found')
  return { file, page }
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

/** Asks for the second factor before a menu or its translations are downloaded. */
export default function DownloadPage({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useFactorTranslate()
  const { email, factors, page } = loaderData
  const choice = { hasApp: factors.hasApp, hasPasskeys: factors.passkeyCount > 0 }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading title={translate('download_title')} description={translate('download_text')} />
      {hasSecondFactor(factors) && <ConfirmPanel choice={choice} result={actionData} />}
      <Card>
        <ExportForm
          email={email}
          label={translate('download')}
          asksPassword={false}
          result={actionData}
        />
      </Card>
      <ButtonLink tone="quiet" to={page} className="self-start">
        {translate('download_back')}
      </ButtonLink>
    </div>
  )
}
