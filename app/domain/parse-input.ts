import type { z } from 'zod'
import { InvalidFields, type FieldError } from './errors.ts'

type Issue = z.core.$ZodIssue

/**
 * Reads what a form sent by a schema whose messages are error keys. What the schema does
 * not name is left out, so that nothing but its fields ever reaches a table.
 * @throws {InvalidFields} with the first rule that each field breaks
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  // An input that is no form at all has no field to blame.
  const ofFields = parsed.error.issues.filter(({ path }) => path.length > 0)
  // Of several entries of one field the last one holds: so the first rule comes last.
  const entries = ofFields.toReversed().map((issue) => [fieldOf(issue), asFieldError(issue)])
  throw new InvalidFields(Object.fromEntries(entries))
}

/** Turns down one field for a reason that only the database knows. */
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
