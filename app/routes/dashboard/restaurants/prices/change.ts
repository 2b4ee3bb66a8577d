import { changeRestaurantPrices } from '#app/domain/restaurant-prices/change-restaurant-prices.ts'
import { previewRestaurantPrices } from '#app/domain/restaurant-prices/preview-restaurant-prices.ts'
import { countEdit } from '#app/handlers/count-edit.ts'
import { formAction, onForm, rawFormSchema } from '#app/handlers/form-action.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { sendForm } from '#app/ui/send-form.ts'
import { appHandle } from '#app/ui/app-handle.ts'
import type { Route } from './+types/change'

export const handle = appHandle({ policy: { permission: 'editMenus' } })

/** Previews a change of all prices of a restaurant, and makes it once its owner has confirmed it. */
export function action(route: Route.ActionArgs) {
  const { restaurantId } = route.params
  return formAction(route, () => {
    const { member } = sessionOf(route.context)
    return {
      previewPrices: onForm(rawFormSchema, async (form, { locale }) => ({
        done: 'previewPrices',
        preview: await previewRestaurantPrices(member, restaurantId, form, locale),
      })),
      changePrices: onForm(rawFormSchema, async (form, { locale }) => {
        await countEdit(member.ownerId)
        const changed = await changeRestaurantPrices(member, restaurantId, form, locale)
        return 'preview' in changed ? { done: 'pricesOutdated', ...changed } : changed
      }),
    }
  })
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}
