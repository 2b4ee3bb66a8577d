import { href, data } from 'react-router'
import { changePassword } from '#app/auth/change-password.ts'
import { requestEmailChange, resendEmailChange } from '#app/auth/change-email.ts'
import { deleteAccount } from '#app/auth/delete-account.ts'
import { requestHandOver } from '#app/auth/hand-over.ts'
import { isConfirmed } from '#app/auth/second-factor/confirm.ts'
import { signOut } from '#app/auth/sign-out.ts'
import type { OpenSession } from '#app/auth/find-session.ts'
import { findPendingAddress } from '#app/domain/accounts/change-email.ts'
import { endOtherSessions } from '#app/domain/accounts/end-other-sessions.ts'
import { endSession } from '#app/domain/accounts/end-session.ts'
import { listSessions } from '#app/domain/accounts/list-sessions.ts'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import {
  detailsSchema,
  createEmailChangeSchema,
  emptySchema,
  passwordChangeSchema,
  passwordOnlySchema,
  sessionChoiceSchema,
} from '#app/domain/accounts/schemas.ts'
import { updateDetails } from '#app/domain/accounts/update-details.ts'
import { browserName } from '#app/http/browser-name.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { confirmedWithFactor } from '#app/handlers/confirmed-form.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { flashCookie } from '#app/http/flash.ts'
import { withFlash } from '#app/http/with-flash.ts'
import { withdrawHandOver } from '#app/domain/team/hand-over.ts'
import { leaveTeam } from '#app/domain/team/remove-member.ts'
import { may } from '#app/domain/permissions.ts'
import { loadPage } from '#app/http/load-page.ts'
import { redirectWithCookies } from '#app/http/redirect-with-cookies.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import { billingForms } from '../billing/billing-forms.ts'
import { loadBilling } from '../billing/load-billing.ts'
import { exportForm } from '../export/export-access.ts'
import type { Route } from './+types/account'
import { AccountPage } from './account-page.tsx'

export const handle = appHandle({ policy: { permission: 'see' }, breadcrumb: 'account' })

const accountFlashes = ['emailChanged', 'emailTaken', 'linkInvalid', 'checkoutLeft'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const {
    owner,
    factors,
    id: current,
    member,
    teams,
    isConfirmed: isSessionConfirmed,
    sessions,
    pendingAddress,
    billing,
    plans,
  } = await loadPage(async () => {
    const session = sessionOf(context)
    const { id } = session.owner
    const [open, pending, paid] = await Promise.all([
      listSessions(id),
      findPendingAddress(id),
      may(session.member, 'manageBilling')
        ? loadBilling(session.member, context)
        : { billing: undefined, plans: [] },
    ])
    return {
      ...session,
      isConfirmed: isConfirmed(session),
      sessions: open,
      pendingAddress: pending,
      ...paid,
    }
  })
  const { appUrl, hasMailbox } = context.get(settingsContext)
  return withFlash({ request, appUrl }, accountFlashes, {
    owner: { ...owner, email: readableEmail(owner.email) },
    member: { role: member.role, restaurantIds: member.restaurantIds },
    team: { name: teams[0]?.name ?? '', isOwn: member.ownerId === owner.id },
    factors,
    isConfirmed: isSessionConfirmed,
    billing,
    plans,
    pendingAddress: pendingAddress && {
      ...pendingAddress,
      email: readableEmail(pendingAddress.email),
    },
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      browser: browserName(userAgent),
      isCurrent: session.id === current,
    })),
    timeZones: ['UTC', ...Intl.supportedValuesOf('timeZone')],
    hasMailbox,
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { context } = route
  return formAction(route, () => formsOf(sessionOf(context), context))
}

function formsOf(session: OpenSession, context: Route.ActionArgs['context']) {
  const { owner, member } = session
  return {
    ...billingForms(session, context),
    details: onForm(detailsSchema, async (form) => {
      await updateDetails(member, form)
      return { done: 'details' }
    }),
    password: confirmedWithFactor(
      session,
      onForm(passwordChangeSchema, async (form, caller) => {
        const cookies = await changePassword(caller, session, form)
        return data(
          { done: 'password' },
          { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) },
        )
      }),
    ),
    email: confirmedWithFactor(
      session,
      onForm(createEmailChangeSchema(owner.email), async (form, caller) => {
        await requestEmailChange(caller, owner, form)
        return { done: 'email' }
      }),
    ),
    resend: onForm(emptySchema, async (_, caller) => ({
      done: 'resend',
      resentTo: await resendEmailChange(caller, owner),
    })),
    endSession: onForm(sessionChoiceSchema, async ({ sessionId }) => {
      await endSession(owner.id, sessionId)
      return { done: 'session' }
    }),
    endOthers: onForm(emptySchema, async () => {
      await endOtherSessions(owner.id, session.id)
      return { done: 'session' }
    }),
    handOver: confirmedWithFactor(
      session,
      onForm(createEmailChangeSchema(owner.email), async (form, caller) => {
        await requestHandOver(caller, session, form)
        return { done: 'handOver' }
      }),
    ),
    keepAccount: onForm(emptySchema, async () => {
      await withdrawHandOver(member)
      return { done: 'keepAccount' }
    }),
    export: exportForm(session, href('/dashboard/account/export')),
    leave: onForm(emptySchema, async () => {
      await leaveTeam(member)
      throw redirectWithCookies(href('/dashboard'), [])
    }),
    logout: onForm(emptySchema, async (_, caller) => {
      throw redirectWithCookies(href('/auth/login'), await signOut(caller))
    }),
    delete: confirmedWithFactor(
      session,
      onForm(passwordOnlySchema, async ({ password }, caller) => {
        const { cookies, leftImages } = await deleteAccount(caller, owner, password)
        if (leftImages.length > 0) {
          context
            .get(settingsContext)
            .log.error({ leftImages }, 'pictures of a deleted account remain')
        }
        throw redirectWithCookies(href('/auth/login'), [
          ...cookies,
          flashCookie(caller.appUrl, { kind: 'accountDeleted' }),
        ])
      }),
    ),
  }
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function AccountRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountPage {...loaderData} result={actionData} />
}
