import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Caller } from '#app/auth/caller.ts'
import { InvalidFields } from '#app/domain/errors.ts'
import { parseInput } from '#app/domain/parse-input.ts'
import { fieldErrors } from '#app/i18n/field-errors.ts'
import { callerOf } from '#app/middleware/caller.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import type { FormFailure } from '#app/ui/form-failure.ts'
import { asProblem, Unreadable, type Problem } from './problem.ts'

interface ActionArguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** One of a page's forms: its rules, and what is done when they hold. */
interface FormHandler<Done> {
  (form: Readonly<Record<string, string>>, caller: Caller): Promise<Done>
}

/**
 * Pairs a schema, whose messages are keys of `errors`, with what is done with its data.
 * Given apart from `formAction` so that each pair keeps its own type.
 */
export function onForm<Schema extends z.ZodType, Done>(
  schema: Schema,
  run: (form: z.infer<Schema>, caller: Caller) => Promise<Done>,
): FormHandler<Done> {
  return async (form, caller) => run(parseInput(schema, form), caller)
}

/**
 * The action of a page with one or more forms, told apart by their field `intent`. A form
 * that is not taken comes back as `FormFailure`, with the status that says why; only we can
 * mend what goes to the log, and even then what was typed comes back.
 */
export async function formAction<Handlers extends Readonly<Record<string, FormHandler<unknown>>>>(
  { request, context }: ActionArguments,
  handlersFor: () => Handlers,
): Promise<DoneBy<Handlers> | ReturnType<typeof data<FormFailure>>> {
  const caller = callerOf(request, context)
  let form: Record<string, string> = {}
  try {
    form = await readFields(request)
    return await handlerOf(handlersFor(), form['intent'])(form, caller)
  } catch (error) {
    if (error instanceof Response) throw error
    const problem = asProblem(error, caller.locale)
    const { status, headers } = problem
    if (status >= 500) context.get(settingsContext).log.error({ error }, 'a form failed')
    const failure: FormFailure = {
      intent: form['intent'] ?? '',
      values: withoutPasswords(form),
      ...whatIsWrong(error, problem, caller),
    }
    return data(failure, { status, headers })
  }
}

type DoneBy<Handlers extends Readonly<Record<string, FormHandler<unknown>>>> = Awaited<
  ReturnType<Handlers[keyof Handlers]>
>

/** The values of `handlers` are its handlers, which TypeScript's `Object.entries` forgets. */
function handlerOf<Handlers extends Readonly<Record<string, FormHandler<unknown>>>>(
  handlers: Handlers,
  intent: string | undefined,
): FormHandler<DoneBy<Handlers>> {
  const handler = new Map(Object.entries(handlers)).get(intent ?? '')
  if (!handler) throw new Unreadable(400, 'form_unreadable')
  // oxlint-disable-next-line typescript/consistent-type-assertions -- as said above
  return handler as FormHandler<DoneBy<Handlers>>
}

function whatIsWrong(error: unknown, { code, message }: Problem, { locale }: Caller) {
  if (error instanceof InvalidFields) return { errors: fieldErrors(error, locale) }
  return { errors: {}, problem: { code, message } }
}

async function readFields(request: Request): Promise<Record<string, string>> {
  const form = await request.formData().catch(() => {
    throw new Unreadable(400, 'form_unreadable')
  })
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string') fields[name] = value
  return fields
}

function withoutPasswords(form: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => !/password/i.test(name)))
}
