import { previewCategory } from '#app/domain/preview/preview-category.ts'
import { previewRoute } from '../../preview/preview-route.ts'
import type { Route } from './+types/category-preview'

const preview = previewRoute<Route.ActionArgs['params']>({
  of: 'category',
  read: (ownerId, { menuId }, values) => previewCategory(ownerId, menuId, values),
})

export { preview as action, preview as loader }
