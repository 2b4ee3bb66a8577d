import type { z } from 'zod'
import { InvalidInputError } from '#app/domain/errors.ts'
import { isErrorKey } from '#app/i18n/page-errors.ts'
import { RejectedRequestError } from './problem.ts'

/**
 * Reads a JSON body with a schema whose messages are error keys.
 * @throws {RejectedRequestError} 400 if it isn't JSON
 * @throws {InvalidInputError} with the key of the first rule that it violates
 */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await readBody(request))
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  if (issue?.code === 'unrecognized_keys') throw new InvalidInputError('chat_fields_unknown')
  if (issue && isErrorKey(issue.message)) throw new InvalidInputError(issue.message)
  throw new RejectedRequestError(400, 'json_malformed')
}

async function readBody(request: Request): Promise<unknown> {
  try {
    return JSON.parse(await request.text())
  } catch {
    throw new RejectedRequestError(400, 'json_malformed')
  }
}
