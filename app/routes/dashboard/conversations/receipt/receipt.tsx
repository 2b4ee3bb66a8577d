import { z } from 'zod'
import { receiptKey } from '#app/auth/receipt-key.ts'
import { checkReceipt } from '#app/domain/receipts/check-receipt.ts'
import { formAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/receipt'
import { conversationsPath } from '../conversation-paths.ts'
import { ReceiptPage } from './receipt-page.tsx'

export const handle = appHandle({
  policy: { permission: 'seeConversations' },
  breadcrumb: 'checkReceipt',
  parent: { path: conversationsPath, breadcrumb: 'conversations' },
})

export const loader = ({ context }: Route.LoaderArgs) =>
  loadPage(async () => ({ timeZone: sessionOf(context).owner.timeZone }))

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return formAction(route, () => ({
    check: onForm(z.object({ link: z.string('form_unreadable') }), async ({ link }) => ({
      link,
      receipt: await checkReceipt(sessionOf(route.context).member, link, receiptKey()),
    })),
  }))
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function ReceiptRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiptPage timeZone={loaderData.timeZone} result={actionData} />
}
