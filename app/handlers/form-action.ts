import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { Caller } from '#app/auth/caller.ts'
import {
  ForbiddenError,
  InvalidInputError,
  InvalidFieldsError,
  SignedOutError,
} from '#app/domain/errors.ts'
import { parseInput, invalidField } from '#app/domain/parse-input.ts'
import { pageFieldErrors } from '#app/i18n/page-errors.ts'
import { callerOf } from '#app/middleware/caller.ts'
import { sessionOf } from '#app/middleware/owner.ts'
import { assertSameTeam } from './assert-same-team.ts'
import { settingsContext } from '#app/middleware/settings.ts'
import { withoutPasswords, type FormFailure, type Interrupted } from '#app/ui/form-failure.ts'
import { teamField } from '#app/ui/team-field.ts'
import { countEdit } from './count-edit.ts'
import { asProblem, RejectedRequestError, type Problem } from '#app/http/problem.ts'
import { readForm, type SentForm } from '#app/http/read-form.ts'
import { readUpload, uploadIntent } from '#app/http/upload.ts'

interface ActionArguments {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

/** Validates and handles one of a page's forms. */
export interface FormHandler<Done> {
  (form: SentForm, caller: Caller): Promise<Done>
}

/** Accepts any text fields, for a domain function that validates the form itself. */
export const rawFormSchema = z.record(z.string(), z.string())

/**
 * Pairs a schema, whose messages are keys of `errors`, with a handler of its data. Separate from
 * `formAction`, so that each pair has its own type.
 */
export function onForm<Schema extends z.ZodType, Done>(
  schema: Schema,
  run: (form: z.infer<Schema>, caller: Caller) => Promise<Done>,
): FormHandler<Done> {
  return async ({ fields }, caller) => run(parseInput(schema, fields), caller)
}

/**
 * Like `onForm` for a form with a file: `<Form method="post" encType="multipart/form-data"
 * action="?upload=INTENT">` on one of the pages that `upload.ts` lists, with the file in the
 * field `file`. Errors about the file become errors of that field.
 * @param run receives the file's bytes, empty if none was chosen, and its name
 */
export function onUpload<Schema extends z.ZodType, Done>(
  schema: Schema,
  run: (
    form: z.infer<Schema>,
    bytes: Uint8Array,
    caller: Caller,
    fileName: string,
  ) => Promise<Done>,
): FormHandler<Done> {
  return async ({ fields, file, fileName = '' }, caller) => {
    const form = parseInput(schema, fields)
    try {
      return await run(form, file ?? new Uint8Array(), caller, fileName)
    } catch (error) {
      if (!(error instanceof InvalidInputError && aboutFile.test(error.messageKey))) throw error
      throw invalidField('file', error.messageKey, error.values)
    }
  }
}

const aboutFile = /^(?:image|translation_file|import_file|import_pdf|import_picture|transfer_file)_/

/**
 * Handles the action of a page with one or more forms, distinguished by their field `intent`.
 * Returns a rejected form as a `FormFailure` with its input and the error's status. Server errors
 * are also logged. A form of another team's page is rejected.
 * Without JavaScript and without a session, the page can't be rendered again: then an `Interrupted` is
 * thrown, for the error page.
 * @param assertAllowed throws if no form is accepted now
 */
export async function formAction<Handlers extends Readonly<Record<string, FormHandler<unknown>>>>(
  { request, context }: ActionArguments,
  handlersFor: () => Handlers,
  assertAllowed?: () => Promise<void>,
): Promise<DoneBy<Handlers> | ReturnType<typeof data<FormFailure>>> {
  const caller = callerOf(request, context)
  const upload = uploadIntent(request)
  let fields: SentForm['fields'] = upload === undefined ? {} : { intent: upload }
  let team: SentForm['fields'] = {}
  try {
    // Check the session before reading a large body.
    const ownerId = upload === undefined ? undefined : sessionOf(context).member.ownerId
    const form = await readSentForm(request, ownerId)
    const { [teamField]: teamId, ...sent } = form.fields
    fields = { ...sent, ...fields }
    if (teamId !== undefined) team = { [teamField]: teamId }
    assertSameTeam(context, teamId)
    await assertAllowed?.()
    return await findHandler(handlersFor(), fields['intent'])({ ...form, fields }, caller)
  } catch (error) {
    if (error instanceof Response) throw error
    const problem = asProblem(error, caller.locale)
    const { status, headers } = problem
    if (status >= 500) context.get(settingsContext).log.error({ error }, 'a form failed')
    if (isWithoutSession(error) && isDocument(request) && upload === undefined) {
      throw data(interruptedBy(error, problem.message, { ...fields, ...team }), { status, headers })
    }
    const failure: FormFailure = {
      intent: fields['intent'] ?? '',
      values: withoutPasswords(fields),
      ...errorMessages(error, problem, caller),
    }
    return data(failure, { status, headers })
  }
}

/** Whether the sender has no session that opens the dashboard: then its pages can't be rendered either. */
const isWithoutSession = (error: unknown): boolean =>
  error instanceof SignedOutError ||
  (error instanceof ForbiddenError && error.messageKey === 'factor_missing')

/** Whether a browser without JavaScript sent a form of the dashboard; scripts submit to `.data`. */
function isDocument({ url }: Request): boolean {
  const { pathname } = new URL(url)
  return pathname.startsWith('/dashboard') && !pathname.endsWith('.data')
}

/** Whoever was removed from the team has nothing to send it again. */
function interruptedBy(error: unknown, message: string, sent: SentForm['fields']): Interrupted {
  const isSignedOut = error instanceof SignedOutError
  const isRemoved = isSignedOut && error.removedFrom !== undefined
  return { message, isSignedOut, sent: isRemoved ? undefined : withoutPasswords(sent) }
}

/**
 * Like `formAction`, for a page that changes what guests see, which is limited per owner and hour.
 */
export function editAction<Handlers extends Readonly<Record<string, FormHandler<unknown>>>>(
  route: ActionArguments,
  handlersFor: () => Handlers,
): ReturnType<typeof formAction<Handlers>> {
  return formAction(route, handlersFor, () => countEdit(sessionOf(route.context).member.ownerId))
}

type DoneBy<Handlers extends Readonly<Record<string, FormHandler<unknown>>>> = Awaited<
  ReturnType<Handlers[keyof Handlers]>
>

/** Finds the handler of an intent. `Object.entries` loses the types of the handlers. */
function findHandler<Handlers extends Readonly<Record<string, FormHandler<unknown>>>>(
  handlers: Handlers,
  intent: string | undefined,
): FormHandler<DoneBy<Handlers>> {
  const handler = new Map(Object.entries(handlers)).get(intent ?? '')
  if (!handler) throw new RejectedRequestError(400, 'form_unreadable')
  // oxlint-disable-next-line typescript/consistent-type-assertions -- see above
  return handler as FormHandler<DoneBy<Handlers>>
}

function errorMessages(error: unknown, { code, message }: Problem, { locale }: Caller) {
  if (error instanceof InvalidFieldsError) return { errors: pageFieldErrors(error, locale) }
  // Only the file can make the form too large.
  if (/^(?:image|translation_file|import_file|transfer_file)_too_large$/.test(code)) {
    return { errors: { file: message } }
  }
  return { errors: {}, problem: { code, message } }
}

async function readSentForm(request: Request, uploader: string | undefined): Promise<SentForm> {
  return uploader === undefined ? readForm(request) : readUpload(request, uploader)
}
