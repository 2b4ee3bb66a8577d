import { z } from 'zod'

/**
 * Converts a type to the JSON Schema that the OpenAPI file contains. Records whose keys are known list
 * them as properties, from which other programs generate types.
 */
export const asSchema = (type: z.ZodType) => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, {
    override({ jsonSchema }) {
      const { propertyNames, additionalProperties } = jsonSchema
      const names = typeof propertyNames === 'object' ? propertyNames.enum : undefined
      if (!names || additionalProperties === undefined) return
      jsonSchema.properties = Object.fromEntries(
        names.map((name) => [String(name), additionalProperties]),
      )
      delete jsonSchema.propertyNames
      delete jsonSchema.additionalProperties
    },
  })
  return schema
}
