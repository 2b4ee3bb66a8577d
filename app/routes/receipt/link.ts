import { z } from 'zod'
import { isCut, parseBlocks } from '#app/assistant/render/blocks.ts'
import { receiptKey } from '#app/auth/receipt-key.ts'
import { hashGuestSecret } from '#app/domain/conversations/guest-secret.ts'
import { InvalidInputError, NotFoundError } from '#app/domain/errors.ts'
import { findAnswer } from '#app/domain/receipts/find-answer.ts'
import { signReceipt } from '#app/domain/receipts/receipt.ts'
import { jsonRoute, type JsonRequest } from '#app/handlers/json-route.ts'
import { readGuestSecret } from '#app/http/guest-cookie.ts'
import { readJson } from '#app/http/read-json.ts'
import { isGuestLocale } from '#app/i18n/locales.ts'
import { getVisiblePage } from '../guest/get-visible-page.ts'

export const action = jsonRoute({ POST: signAnswer })
export const loader = action

const bodySchema = z.strictObject({ message: z.string() })

/** Signs a reply of the guest's own conversation, and returns the link that holds it. */
async function signAnswer(chat: JsonRequest<{ readonly restaurant: string }>): Promise<Response> {
  const { message } = await readJson(chat.request, bodySchema)
  const { restaurant } = await getVisiblePage(chat, chat.params.restaurant)
  const secret = readGuestSecret(chat.request, chat.appUrl)
  if (!secret) throw new NotFoundError('answer_gone')
  const guestHash = hashGuestSecret(secret, restaurant.id)
  const { blocks, ...answer } = await findAnswer(
    { restaurantId: restaurant.id, guestHash },
    message,
  )
  const parsed = parseBlocks(blocks)
  // Whoever keeps an answer must read every dish that it is about.
  if (parsed.some(isCut)) throw new InvalidInputError('receipt_too_long')
  // A sentence in another language may come first.
  const language = parsed.at(-1)?.lang
  const code = signReceipt(
    {
      ...answer,
      restaurantId: restaurant.id,
      restaurantName: restaurant.name,
      language: isGuestLocale(language) ? language : chat.locale,
    },
    receiptKey(),
  )
  // By the id, as the readable name may change.
  const url = `${chat.appUrl}/${restaurant.id}/receipt#${code}`
  return Response.json({ url }, { headers: { 'Cache-Control': 'no-store' } })
}
