import { z } from 'zod'

/** Converts a type to the JSON Schema that the OpenAPI file contains. */
export const asSchema = (type: z.ZodType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(type)
  return schema
}
