import type { z } from 'zod'

type Form = Readonly<Record<string, unknown>>

/** Reads the fields of a form whose number is known only from the form. */
export class FieldParser {
  private readonly invalid = new Set<string>()

  readonly form: Form
  private readonly context: z.RefinementCtx<Form>

  constructor(form: Form, context: z.RefinementCtx<Form>) {
    this.form = form
    this.context = context
  }

  /**
   * Reads a field; reports its first error and returns undefined if it has one.
   * @param value by default the field's
   */
  read<Value>(
    field: string,
    schema: z.ZodType<Value>,
    value: unknown = this.form[field],
  ): Value | undefined {
    const { success, data, error } = schema.safeParse(value)
    if (success) return data
    const [issue] = error.issues
    this.report(field, issue?.message ?? 'form_malformed', issue && paramsOf(issue))
    return undefined
  }

  /** Reports an error of a field that has none yet. */
  report(field: string, message: string, params: Readonly<Record<string, unknown>> = {}): void {
    if (this.invalid.has(field)) return
    this.invalid.add(field)
    this.context.addIssue({ code: 'custom', path: [field], message, params: { ...params } })
  }
}

function paramsOf(issue: z.core.$ZodIssue) {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return issue.code === 'custom' ? issue.params : undefined
}
