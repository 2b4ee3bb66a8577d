import { previewDishRows } from '#app/domain/preview/preview-dish-rows.ts'
import { previewRoute } from '../preview/preview-route.ts'
import type { Route } from './+types/dish-rows-preview'

const preview = previewRoute<Route.ActionArgs['params']>({
  of: 'category',
  read: (member, { menuId }, values, locale) => previewDishRows(member, menuId, values, locale),
})

export { preview as action, preview as loader }
