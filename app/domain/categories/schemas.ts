import { z } from 'zod'
import { formKey, name, rowChoice, versionRead } from '../field-schemas.ts'
import { checkService, serviceFields } from '../service-hours/schemas.ts'

const fields = z.object({ name, parentId: rowChoice, ...serviceFields })

export const newCategorySchema = fields.extend({ key: formKey }).superRefine(checkService)

const edited = fields.extend({ updatedAt: versionRead })
export const categorySchema = edited.superRefine(checkService)

const choice = { categoryId: z.string('category_not_found') }

/** The category that a form refers to. */
export const categoryChoiceSchema = z.object(choice)

/** A category and its new values. */
export const chosenCategorySchema = edited.extend(choice).superRefine(checkService)
