import { z } from 'zod'
import { InvalidInputError } from '#app/domain/errors.ts'

/* The JSON in which browsers answer, without the parts that aren't used. */

const bytes = z.string().regex(/^[\w-]+={0,2}$/)
const answer = { id: bytes, rawId: bytes, type: z.literal('public-key') }
// Of the extensions, none is asked for.
const noExtensions = z.unknown().transform(() => ({}))

const assertionSchema = z.object({
  ...answer,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.nullish().transform((value) => value ?? undefined),
  }),
})

const attestationSchema = z.object({
  ...answer,
  clientExtensionResults: noExtensions,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** @throws {InvalidInputError} if it isn't a signature */
export const parseAssertion = (json: string) => parse(assertionSchema, json, 'passkey_failed')

/** @throws {InvalidInputError} if it isn't a new passkey */
export const parseAttestation = (json: string) =>
  parse(attestationSchema, json, 'passkey_not_added')

function parse<Schema extends z.ZodType>(
  schema: Schema,
  json: string,
  messageKey: string,
): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(json))
  if (!parsed.success) throw new InvalidInputError(messageKey)
  return parsed.data
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
