import { hasSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { useConversationsTranslate } from '#app/i18n/conversations.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { formAction } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { ButtonLink } from '#app/ui/button-link.tsx'
import { Card } from '#app/ui/card.tsx'
import { PageHeading } from '#app/ui/page-heading.tsx'
import { sendForm } from '#app/ui/send-form.ts'
import { exportForm } from '../export/export-access.ts'
import { ExportForm } from '../export/export-form.tsx'
import { ConfirmPanel } from '../second-factor/confirm-panel.tsx'
import type { Route } from './+types/download'
import { conversationsPath, exportPath } from './conversation-paths.ts'
import { parseView, searchOfView } from './list-view.ts'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({
  policy: { permission: 'seeConversations' },
  breadcrumb: 'download',
  parent: { path: conversationsPath, breadcrumb: 'conversations' },
})

export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { owner, member, factors } = sessionOf(context)
    const search = await filterSearch(member, request)
    return { email: owner.email, factors, search }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => {
    const session = sessionOf(route.context)
    return { export: exportForm(session, `${exportPath}${new URL(route.request.url).search}`) }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

/** Returns the URL query of the list's filter, without invalid fields. */
async function filterSearch(member: Member, request: Request): Promise<string> {
  const restaurants = await listRestaurants(member)
  const ids = restaurants.map(({ id }) => id)
  return searchOfView(parseView(new URL(request.url).searchParams, ids))
}

/** Asks for the password or the second factor before conversations are downloaded. */
export default function DownloadPage({ loaderData, actionData }: Route.ComponentProps) {
  const translate = useConversationsTranslate()
  const { email, factors, search } = loaderData
  const isOn = hasSecondFactor(factors)
  const choice = { hasApp: factors.hasApp, hasPasskeys: factors.passkeyCount > 0 }
  return (
    <div className="flex max-w-2xl flex-col gap-6">
      <PageHeading
        title={translate('export_title')}
        description={translate(search === '' ? 'export_all' : 'export_filtered')}
      />
      {isOn && <ConfirmPanel choice={choice} result={actionData} />}
      <Card>
        <ExportForm
          email={email}
          label={translate('download')}
          asksPassword={!isOn}
          result={actionData}
        />
      </Card>
      <ButtonLink tone="quiet" to={`${conversationsPath}${search}`} className="self-start">
        {translate('export_back')}
      </ButtonLink>
    </div>
  )
}
