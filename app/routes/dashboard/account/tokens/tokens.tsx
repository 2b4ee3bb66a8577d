import { href } from 'react-router'
import { createToken } from '#app/domain/tokens/create-token.ts'
import { listTokens } from '#app/domain/tokens/list-tokens.ts'
import { revokeToken } from '#app/domain/tokens/revoke-token.ts'
import { tokenChoiceSchema } from '#app/domain/tokens/schemas.ts'
import { confirmed } from '#app/handlers/confirmed-form.ts'
import { formAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/tokens'
import { TokensPage } from './tokens-page.tsx'

export const handle = appHandle({
  policy: { permission: 'manageTokens' },
  parent: { path: href('/dashboard/account'), breadcrumb: 'account' },
  breadcrumb: 'apiTokens',
})

export async function loader({ context }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member, owner, factors } = sessionOf(context)
    const tokens = await listTokens(member)
    return { tokens, email: owner.email, timeZone: owner.timeZone, factors }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => {
    const session = sessionOf(route.context)
    const { member } = session
    return {
      create: confirmed(
        session,
        onForm(rawFormSchema, async (form) => ({
          done: 'create',
          secret: await createToken(member, form),
        })),
      ),
      revoke: onForm(tokenChoiceSchema, async ({ tokenId }) => ({
        done: 'revoke',
        name: await revokeToken(member, tokenId),
      })),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function TokensRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <TokensPage {...loaderData} result={actionData} />
}
