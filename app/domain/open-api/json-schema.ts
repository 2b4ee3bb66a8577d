import { z } from 'zod'

/** How every error is returned as JSON. */
export const problem = z.object({ error: z.object({ code: z.string(), message: z.string() }) })

/** Converts a type to the JSON Schema that the OpenAPI file contains. */
export const asSchema = (type: z.ZodType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(type)
  return schema
}
