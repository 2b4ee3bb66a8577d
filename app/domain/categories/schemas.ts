import { z } from 'zod'
import { formKey, name, rowChoice, versionRead } from '../field-schemas.ts'
import { checkService, serviceFields } from '../service-hours/schemas.ts'

const fields = z.object({ name, parentId: rowChoice, ...serviceFields })
const editedFields = fields.extend({ updatedAt: versionRead })
const categoryId = { categoryId: z.string('category_not_found') }

/** The form that adds a category. */
export const newCategorySchema = fields.extend({ key: formKey }).superRefine(checkService)

/** The new values of a category. */
export const editedCategorySchema = editedFields.superRefine(checkService)

/** The form that edits a category: its id and new values. */
export const categoryEditSchema = editedFields.extend(categoryId).superRefine(checkService)

/** A form about an existing category: its id. */
export const categoryIdSchema = z.object(categoryId)
