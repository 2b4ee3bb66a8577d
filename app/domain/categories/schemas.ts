import { z } from 'zod'
import { name, rowChoice, versionRead } from '../field-schemas.ts'

export const newCategorySchema = z.object({ name, parentId: rowChoice })

export const categorySchema = newCategorySchema.extend({ updatedAt: versionRead })

const choice = { categoryId: z.string('category_not_found') }

/** Which category of a list a form is about. */
export const categoryChoice = z.object(choice)

/** The same together with its new values. */
export const chosenCategorySchema = categorySchema.extend(choice)
