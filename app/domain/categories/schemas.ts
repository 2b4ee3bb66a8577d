import { z } from 'zod'
import { formKey, name, rowChoice, versionRead } from '../field-schemas.ts'

const fields = z.object({ name, parentId: rowChoice })

export const newCategorySchema = fields.extend({ key: formKey })

export const categorySchema = fields.extend({ updatedAt: versionRead })

const choice = { categoryId: z.string('category_not_found') }

/** The category that a form refers to. */
export const categoryChoiceSchema = z.object(choice)

/** A category and its new values. */
export const chosenCategorySchema = categorySchema.extend(choice)
