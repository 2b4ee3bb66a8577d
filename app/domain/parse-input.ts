import type { z } from 'zod'
import { InvalidFields, type FieldError } from './errors.ts'

type Issue = z.core.$ZodIssue

/**
 * Parses form input by a schema whose messages are error keys. Fields that the schema doesn't name
 * are dropped, so that nothing else reaches a table.
 * @throws {InvalidFields} with the first violated rule of each field
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  // Input that isn't a form at all has no field to report.
  const ofFields = parsed.error.issues.filter(({ path }) => path.length > 0)
  // `fromEntries` keeps the last entry of each field, so the first rule comes last.
  const entries = ofFields.toReversed().map((issue) => [fieldOf(issue), asFieldError(issue)])
  throw new InvalidFields(Object.fromEntries(entries))
}

/** Creates the error for one field, for a reason that only the database knows. */
export function refuseField(
  field: string,
  messageKey: string,
  values: FieldError['values'] = {},
): InvalidFields {
  return new InvalidFields({ [field]: { messageKey, values } })
}

function fieldOf(issue: Issue): string {
  return String(issue.path[0])
}

function asFieldError(issue: Issue): FieldError {
  return { messageKey: issue.message, values: valuesOf(issue) }
}

function valuesOf(issue: Issue): FieldError['values'] {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return issue.code === 'custom' ? (issue.params ?? {}) : {}
}
