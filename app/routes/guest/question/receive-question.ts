import type { Asker } from '#app/domain/conversations/ask-question.ts'
import { hashGuestSecret, newGuestSecret } from '#app/domain/conversations/guest-secret.ts'
import { questionSchema, type Question } from '#app/domain/conversations/schemas.ts'
import type { GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import type { MenuLanguage } from '#app/domain/guest-menu/menu-language.ts'
import { getMenuTexts } from '#app/domain/guest-page/get-menu-texts.ts'
import { findTable, namedTable } from '#app/domain/tables/table-names.ts'
import type { MenuTexts } from '#app/domain/translations/menu-texts.ts'
import { openChat } from '#app/domain/guest-page/chat-gate.ts'
import type { JsonRequest } from '#app/handlers/json-route.ts'
import { readGuestSecret } from '#app/http/guest-cookie.ts'
import { readJson } from '#app/http/read-json.ts'
import { getVisiblePage } from '../get-visible-page.ts'

/** A valid question to a restaurant whose chat is open. */
export interface ReceivedQuestion {
  readonly question: Question
  readonly asker: Asker
  /** The guest's table; undefined if unknown. */
  readonly table: string | undefined
  /** The guest's secret, for the cookie; new for a new guest. */
  readonly secret: string
  readonly menu: GuestMenu
  /** The language in which the menu is written, if its owner has chosen it. */
  readonly menuLanguage: MenuLanguage | null
  /** Returns the menu's texts in a language. */
  readonly textsIn: (language: MenuLanguage) => Promise<MenuTexts>
  /** Until then no model answers, because the owner's overage ceiling is reached. */
  readonly noModelUntil: Date | null
}

/**
 * The first step of a question: reads and validates it, and finds the guest and the menu.
 * @throws {RejectedRequestError} {NotFoundError} {ForbiddenError}
 */
export async function receiveQuestion(
  chat: JsonRequest<{ readonly restaurant: string }>,
): Promise<ReceivedQuestion> {
  const question = await readJson(chat.request, questionSchema)
  const page = await getVisiblePage(chat, chat.params.restaurant)
  const menu = openChat(page)
  const secret = readGuestSecret(chat.request, chat.appUrl) ?? newGuestSecret()
  const { id: restaurantId, ownerId, tables } = page.restaurant
  const asker = { restaurantId, ownerId, guestHash: hashGuestSecret(secret, restaurantId) }
  return {
    question,
    asker,
    // In the query and not in the body: a process of the previous version ignores it there.
    table: findTable(tables, namedTable(new URL(chat.request.url).searchParams)),
    secret,
    menu,
    menuLanguage: page.languages.original,
    textsIn: (language) => getMenuTexts(page, language),
    noModelUntil: page.noModelUntil,
  }
}
