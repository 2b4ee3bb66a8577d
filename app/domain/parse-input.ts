import type { z } from 'zod'
import { InvalidFieldsError, type FieldError } from './errors.ts'

type Issue = z.core.$ZodIssue

/**
 * Parses form input by a schema whose messages are error keys. Drops fields that aren't in the
 * schema, so that nothing else reaches a table.
 * @throws {InvalidFieldsError} with the first violated rule of each field
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  // Input that isn't a form at all has no field to report.
  const fieldIssues = parsed.error.issues.filter(({ path }) => path.length > 0)
  // `fromEntries` keeps the last entry of each field, so the first rule comes last.
  const entries = fieldIssues
    .toReversed()
    .map((issue) => [String(issue.path[0]), asFieldError(issue)])
  throw new InvalidFieldsError(Object.fromEntries(entries))
}

/** Creates the error for one field that is rejected after its schema has been applied. */
export function invalidField(
  field: string,
  messageKey: string,
  values: FieldError['values'] = {},
): InvalidFieldsError {
  return new InvalidFieldsError({ [field]: { messageKey, values } })
}

function asFieldError(issue: Issue): FieldError {
  return { messageKey: issue.message, values: placeholderValues(issue) }
}

/** Returns the values for the placeholders of an issue's message. */
export function placeholderValues(issue: Issue): FieldError['values'] {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return issue.code === 'custom' ? (issue.params ?? {}) : {}
}
