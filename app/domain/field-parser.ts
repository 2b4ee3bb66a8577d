import type { z } from 'zod'
import { placeholderValues } from './parse-input.ts'

type Form = Readonly<Record<string, unknown>>

/** Parses a form with a variable number of fields, such as those of a dish's sizes. */
export class FieldParser {
  private readonly invalid = new Set<string>()

  readonly form: Form
  private readonly context: z.RefinementCtx<Form>

  constructor(form: Form, context: z.RefinementCtx<Form>) {
    this.form = form
    this.context = context
  }

  /**
   * Parses a field. If it is invalid, reports its first error and returns undefined.
   * @param value the value to parse; by default, the one that the form has for the field
   */
  parse<Value>(
    field: string,
    schema: z.ZodType<Value>,
    value: unknown = this.form[field],
  ): Value | undefined {
    const { success, data, error } = schema.safeParse(value)
    if (success) return data
    const [issue] = error.issues
    this.report(field, issue?.message ?? 'form_malformed', issue && placeholderValues(issue))
    return undefined
  }

  /** Reports an error of a field that has none yet. */
  report(field: string, message: string, params: Readonly<Record<string, unknown>> = {}): void {
    if (this.invalid.has(field)) return
    this.invalid.add(field)
    this.context.addIssue({ code: 'custom', path: [field], message, params: { ...params } })
  }
}
