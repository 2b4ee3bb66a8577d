import { z } from 'zod'
import type { ErrorKey } from '#app/i18n/errors.ts'
import { asSchema } from './json-schema.ts'

/** The errors that programs get, with their status, and why. */
const failures = {
  token_missing: [401, 'no token was sent'],
  token_invalid: [401, 'the token is mistyped, revoked or expired'],
  token_scope: [403, 'the token lacks the scope'],
  token_revoked: [403, 'the token was revoked during the request'],
  restaurant_not_found: [404, 'there is no such restaurant'],
  dish_not_found: [404, 'the team has no such dish, or no restaurant that shows it'],
  menu_not_found: [404, 'the dish’s menu was deleted during the request'],
  body_too_large: [413, 'the body is larger than 64 KB'],
  sold_out_unreadable: [422, 'the body isn’t as described'],
  requests_too_many: [429, 'too many requests; Retry-After says when to continue'],
  edits_too_many: [429, 'too many changes of the team; Retry-After says when to continue'],
  method_not_allowed: ['default', 'the address has no such method'],
  unavailable: ['default', 'the database can’t be reached; try again later'],
  cannot_save: ['default', 'nothing can be saved at the moment; try again later'],
  unexpected: ['default', 'Chefin failed'],
} as const satisfies Partial<Record<ErrorKey, readonly [number | 'default', string]>>

export type FailureCode = keyof typeof failures

const always: readonly FailureCode[] = [
  'method_not_allowed',
  'unavailable',
  'cannot_save',
  'unexpected',
]

/**
 * Describes the error responses of an operation, by status, each with its codes as examples: further
 * codes may be added.
 * @param codes besides those of every operation
 */
export function describeFailures(...codes: readonly FailureCode[]) {
  const byStatus = Map.groupBy([...codes, ...always], (code) => failures[code][0])
  return Object.fromEntries(
    Array.from(byStatus, ([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${failures[code][1]}`).join('; '),
        content: { 'application/json': { schema: asSchema(problemOf(group)) } },
      },
    ]),
  )
}

/** How an error is returned as JSON. */
const problemOf = (codes: readonly FailureCode[]) =>
  z.object({
    error: z.object({
      code: z.string().meta({ examples: codes }),
      message: z.string().meta({ description: 'For people, in the language of Accept-Language' }),
    }),
  })
