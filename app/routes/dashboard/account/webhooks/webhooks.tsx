import { href } from 'react-router'
import { createWebhook } from '#app/domain/webhooks/create-webhook.ts'
import { listWebhooks } from '#app/domain/webhooks/list-webhooks.ts'
import { formAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { checkWebhookAddress, secretOf } from '#app/services/webhooks/delivery.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/webhooks'
import { WebhooksPage } from './webhooks-page.tsx'

export const handle = appHandle({
  policy: { permission: 'manageWebhooks' },
  parent: { path: href('/dashboard/account'), breadcrumb: 'account' },
  breadcrumb: 'webhooks',
})

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadPage(async () => ({
    webhooks: await listWebhooks(sessionOf(context).member),
    deletedUrl: new URL(request.url).searchParams.get('deleted'),
  }))
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    add: onForm(rawFormSchema, async (form) => {
      const { member } = sessionOf(route.context)
      return {
        done: 'add',
        secret: secretOf(await createWebhook(member, form, checkWebhookAddress)),
      }
    }),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function WebhooksRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhooksPage {...loaderData} result={actionData} />
}
