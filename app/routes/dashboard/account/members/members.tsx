import { href } from 'react-router'
import { readableEmail } from '#app/domain/accounts/readable-email.server.ts'
import { emailsPerAddress } from '#app/domain/accounts/limits.ts'
import { listRestaurants } from '#app/domain/restaurants/list-restaurants.ts'
import { changeRole } from '#app/domain/team/change-role.ts'
import { invite, resendInvitation, withdrawInvitation } from '#app/domain/team/invite.ts'
import { listMembers } from '#app/domain/team/list-members.ts'
import { removeMember } from '#app/domain/team/remove-member.ts'
import { invitationChoiceSchema, memberChoiceSchema } from '#app/domain/team/schemas.ts'
import { confirmedWithFactor } from '#app/handlers/confirmed-form.ts'
import { formAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { consumeLimits } from '#app/services/limits/index.server.ts'
import { wakeMailDelivery } from '#app/services/mail/delivery.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/members'
import { MembersPage } from './members-page.tsx'

export const handle = appHandle({
  policy: { permission: 'manageMembers' },
  parent: { path: href('/dashboard/account'), breadcrumb: 'account' },
  breadcrumb: 'team',
})

export async function loader({ context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member, owner, factors } = sessionOf(context)
    const [{ members, invitations }, restaurants] = await Promise.all([
      listMembers(member),
      listRestaurants(member),
    ])
    return {
      members: members.map(({ accountId, email, ...listed }) => ({
        ...listed,
        email: readableEmail(email),
        isYou: accountId === member.accountId,
      })),
      invitations: invitations.map(({ email, ...invitation }) => ({
        ...invitation,
        email: readableEmail(email),
      })),
      restaurants: restaurants.map(({ id, name }) => ({ id, name })),
      timeZone: owner.timeZone,
      factors,
    }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => {
    const session = sessionOf(route.context)
    const { member } = session
    const limitEmails = () =>
      consumeLimits({ limit: emailsPerAddress, subject: `team ${member.ownerId}` })
    return {
      invite: confirmedWithFactor(
        session,
        onForm(rawFormSchema, async (form, { appUrl, locale }) => {
          await limitEmails()
          await invite(member, form, { appUrl, locale })
          wakeMailDelivery()
          return { done: 'invite', email: form['email'] ?? '' }
        }),
      ),
      resend: confirmedWithFactor(
        session,
        onForm(invitationChoiceSchema, async ({ invitationId }, { appUrl, locale }) => {
          await limitEmails()
          const email = await resendInvitation(member, invitationId, { appUrl, locale })
          wakeMailDelivery()
          return { done: 'invite', email }
        }),
      ),
      withdraw: confirmedWithFactor(
        session,
        onForm(invitationChoiceSchema, async ({ invitationId }) => {
          await withdrawInvitation(member, invitationId)
          return { done: 'withdraw' }
        }),
      ),
      role: confirmedWithFactor(
        session,
        onForm(rawFormSchema, async (form) => {
          await changeRole(member, form)
          return { done: 'role' }
        }),
      ),
      remove: confirmedWithFactor(
        session,
        onForm(memberChoiceSchema, async ({ memberId }) => {
          const name = await removeMember(member, memberId)
          wakeMailDelivery()
          return { done: 'remove', name }
        }),
      ),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function MembersRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MembersPage {...loaderData} result={actionData} />
}
