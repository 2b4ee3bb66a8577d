import { previewDish } from '#app/domain/preview/preview-dish.ts'
import { previewRoute } from '../preview/preview-route.ts'
import type { Route } from './+types/dish-preview'

const preview = previewRoute<Route.ActionArgs['params']>({
  of: 'dish',
  read: (ownerId, { menuId }, values, locale) => previewDish(ownerId, menuId, values, locale),
})

export { preview as action, preview as loader }
