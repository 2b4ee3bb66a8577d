import { findSession } from '#app/auth/find-session.ts'
import { isConfirmed } from '#app/auth/second-factor/confirm.ts'
import { findAppToSetUp } from '#app/auth/second-factor/manage.ts'
import { offersPasskeys } from '#app/auth/second-factor/passkeys.ts'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import { isSampleAccount } from '#app/domain/accounts/sample-account.ts'
import { SignedOutError } from '#app/domain/errors.ts'
import { findApp } from '#app/domain/second-factor/app.ts'
import { hasSecondFactor, mustHaveSecondFactor } from '#app/domain/second-factor/factor-state.ts'
import { findRequirement } from '#app/domain/second-factor/find-factor-state.ts'
import { may } from '#app/domain/permissions.ts'
import { listPasskeys } from '#app/domain/second-factor/passkeys.ts'
import { formAction } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { callerOf } from '#app/middleware/caller.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import { drawPlainCode } from '../../qr-code.server.ts'
import type { Route } from './+types/second-factor'
import { factorForms } from './factor-forms.ts'
import { FactorPage } from './factor-page.tsx'

export const handle = appHandle({
  policy: { permission: 'see' },
  breadcrumb: 'secondFactor',
  parent: { path: '/dashboard/account', breadcrumb: 'account' },
})

/** Loads what the owner may change, but only once they have confirmed who they are. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return loadPage(async () => {
    // Without JavaScript, the form before this may have confirmed the session, or changed its factors.
    const session = await findSession(callerOf(request, context).headers)
    if (!session) throw new SignedOutError()
    const { owner, member, factors } = session
    const { appUrl } = context.get(settingsContext)
    const page = {
      email: readableEmail(owner.email),
      timeZone: owner.timeZone,
      isOn: hasSecondFactor(factors),
      isMissing: mustHaveSecondFactor(factors) && !hasSecondFactor(factors),
      choice: { hasApp: factors.hasApp, hasPasskeys: factors.passkeyCount > 0 },
    }
    if (await isSampleAccount(owner.id)) return { ...page, isSample: true, factors: undefined }
    if (!isConfirmed(session)) return { ...page, isSample: false, factors: undefined }
    const [app, passkeys, newApp, isTeamRequired] = await Promise.all([
      findApp(owner.id),
      listPasskeys(owner.id),
      findAppToSetUp(session),
      findRequirement(member.ownerId),
    ])
    return {
      ...page,
      isSample: false,
      factors: {
        app,
        passkeys,
        newApp: newApp && { key: newApp.text, code: drawPlainCode(newApp.uri, 'M') },
        codesLeft: factors.codesLeft,
        isRequired: factors.isRequired,
        teamRequirement: may(member, 'manageMembers') ? isTeamRequired : undefined,
        offersPasskeys: offersPasskeys(appUrl),
      },
    }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => factorForms(sessionOf(route.context)))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function FactorRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FactorPage {...loaderData} result={actionData} />
}
