import { z } from 'zod'
import { name, rowChoice, versionRead } from '../field-schemas.ts'

export const newCategorySchema = z.object({ name, parentId: rowChoice })

export const categorySchema = newCategorySchema.extend({ updatedAt: versionRead })
