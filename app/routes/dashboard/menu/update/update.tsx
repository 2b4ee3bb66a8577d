import { countDishes, type DishCounts } from '#app/assistant/instructions/preview-instructions.ts'
import { offlinePlanner } from '#app/assistant/planners/offline-planner.ts'
import { AssistantSyncError, syncAssistant } from '#app/assistant/sync-assistant.ts'
import { isSubscribed } from '#app/domain/billing/is-subscribed.ts'
import { getAssistantMenu } from '#app/domain/guest-page/get-assistant-menu.ts'
import { getMenu } from '#app/domain/menus/get-menu.ts'
import { aiVersion, menuVersion } from '#app/domain/menus/menu-versions.ts'
import { saveAiSettings } from '#app/domain/menus/save-ai-settings.ts'
import { aiSettingsSchema, menuSchema } from '#app/domain/menus/schemas.ts'
import { updateMenu } from '#app/domain/menus/update-menu.ts'
import { pageHeaders } from '#app/http/page-headers.ts'
import { editAction, onForm } from '#app/handlers/form-action.ts'
import { loadPage } from '#app/http/load-page.ts'
import { menusTranslator } from '#app/i18n/menus.ts'
import { assistantUpToDateContext } from '#app/middleware/assistant.ts'
import { localeContext } from '#app/middleware/locale.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/update'
import { loadGuestPage } from '../../preview/load-guest-page.server.ts'
import { serviceTexts } from '../category/service-texts.ts'
import { currencyNames } from './currency-names.ts'
import { UpdatePage } from './update-page.tsx'
import type { Member } from '#app/domain/actor.ts'

export const handle = appHandle({
  breadcrumb: ({ title }: Route.ComponentProps['loaderData']) => title,
})

export async function loader({ context, params }: Route.LoaderArgs) {
  const { owner, member } = sessionOf(context)
  const [menu, hasSubscription, guestPage] = await loadPage(() =>
    Promise.all([
      getMenu(member, params.menuId),
      isSubscribed(member),
      loadGuestPage(member, params.menuId),
    ]),
  )
  const { assistant } = context.get(settingsContext)
  const hasModel = assistant.name !== offlinePlanner.name
  const { id, name, currency, service, assistantId, aiContext, aiMenuInstructions } = menu
  const locale = context.get(localeContext)
  return {
    title: menusTranslator(locale)('update'),
    menu: {
      id,
      name,
      currency,
      service: serviceTexts(service),
      assistantId,
      aiContext,
      aiMenuInstructions,
      menuVersion: menuVersion(menu),
      aiVersion: aiVersion(menu),
    },
    guestPage,
    currencies: currencyNames(locale),
    timeZone: owner.timeZone,
    // Only relevant if a model is configured.
    needsSubscription: hasModel && !hasSubscription,
    storedDishes: assistant.assistants && (await countStoredDishes(member, params.menuId)),
  }
}

async function countStoredDishes(member: Member, menuId: string): Promise<DishCounts> {
  const { menu } = await getAssistantMenu(member, menuId)
  return countDishes(menu)
}

export const headers = pageHeaders

export function action(route: Route.ActionArgs) {
  return editAction(route, () => formsOf(route))
}

function formsOf({ params: { menuId }, context }: Route.ActionArgs) {
  const { member } = sessionOf(context)
  const { assistant, log } = context.get(settingsContext)
  return {
    menu: onForm(menuSchema, async (form) => {
      const version = menuVersion(await updateMenu(member, menuId, form))
      return { done: 'menu', version }
    }),
    ai: onForm(aiSettingsSchema, async (form) => {
      const before = await getMenu(member, menuId)
      const version = aiVersion(await saveAiSettings(member, menuId, form))
      // The spec has a separate message for the first settings.
      const isFirst = before.aiContext === '' && before.aiMenuInstructions === ''
      const done = isFirst ? 'assistant' : 'ai'
      context.set(assistantUpToDateContext, true)
      try {
        await syncAssistant(assistant, member, menuId)
        return { done, version }
      } catch (error) {
        // The settings are saved, and the assistant is updated before the next question.
        if (!(error instanceof AssistantSyncError)) throw error
        log.warn({ error, menu: menuId, reason: error.message }, 'an assistant was not updated')
        return { done, version, warning: error.message }
      }
    }),
  }
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}

export default function UpdateRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <UpdatePage key={loaderData.menu.id} {...loaderData} saved={loaderData} result={actionData} />
  )
}
