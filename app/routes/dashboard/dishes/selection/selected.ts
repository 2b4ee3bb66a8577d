import { formAction } from '#app/handlers/form-action.ts'
import { orderHandle } from '#app/handlers/order-handle.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { sendForm } from '#app/ui/send-form.ts'
import type { Route } from './+types/selected'
import { selectionForms } from './selection-forms.ts'

// A form with the ids of all dishes of a menu is as large as an order.
export const handle = orderHandle

/** Changes the selected dishes of a menu together. */
export function action(route: Route.ActionArgs) {
  return formAction(route, () =>
    selectionForms(
      sessionOf(route.context),
      route.params.menuId,
      route.context.get(settingsContext).log,
    ),
  )
}

export function clientAction(route: Route.ClientActionArgs) {
  return sendForm(route)
}
