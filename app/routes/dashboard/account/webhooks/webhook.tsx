import { href, redirect } from 'react-router'
import { z } from 'zod'
import {
  deleteWebhook,
  enableWebhook,
  resendDelivery,
  sendTest,
} from '#app/domain/webhooks/change-webhook.ts'
import { getWebhook } from '#app/domain/webhooks/list-webhooks.ts'
import { deliveryChoiceSchema } from '#app/domain/webhooks/schemas.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { wakeWebhooks } from '#app/services/webhooks/delivery.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/webhook'
import { WebhookPage } from './webhook-page.tsx'

export const handle = appHandle({
  policy: { permission: 'manageWebhooks' },
  parent: { path: href('/dashboard/account/webhooks'), breadcrumb: 'webhooks' },
  breadcrumb: ({ host }: Route.ComponentProps['loaderData']) => host,
})

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadPage(async () => {
    const { member, owner } = sessionOf(context)
    const found = await getWebhook(member, params.webhookId)
    return { ...found, host: new URL(found.webhook.url).host, timeZone: owner.timeZone }
  })
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  const { webhookId } = route.params
  return formAction(route, () => {
    const { member } = sessionOf(route.context)
    return {
      test: onForm(z.object({}), async () => {
        await sendTest(member, webhookId)
        wakeWebhooks()
        return { done: 'test' }
      }),
      resend: onForm(deliveryChoiceSchema, async ({ deliveryId }) => {
        await resendDelivery(member, webhookId, deliveryId)
        wakeWebhooks()
        return { done: 'resend' }
      }),
      enable: onForm(z.object({}), async () => {
        await enableWebhook(member, webhookId)
        return { done: 'enable' }
      }),
      delete: onForm(z.object({}), async (): Promise<{ done: string }> => {
        const deleted = new URLSearchParams({ deleted: await deleteWebhook(member, webhookId) })
        throw redirect(`${href('/dashboard/account/webhooks')}?${deleted}`)
      }),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function WebhookRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <WebhookPage {...loaderData} result={actionData} />
}
