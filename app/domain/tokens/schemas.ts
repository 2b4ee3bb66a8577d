import { z } from 'zod'
import { formSwitch, requiredText } from '../field-schemas.ts'
import { scopes, type Scope } from './scopes.ts'

/** How long a token is valid, in days; `never` for one without an end. */
export const lifetimes = ['30', '90', '365', 'never'] as const

export const maxTokenName = 60

/** The form of a new token, with a checkbox for each scope. */
export const newTokenSchema = z
  .object({
    name: requiredText({ max: maxTokenName, isOneLine: true }, 'token_name_required'),
    lifetime: z.enum(lifetimes, 'choice_unreadable'),
    'gaps:read': formSwitch,
    'statistics:read': formSwitch,
    'soldout:write': formSwitch,
  } satisfies Record<Scope | 'name' | 'lifetime', z.ZodType>)
  .refine((form) => scopes.some((scope) => form[scope]), {
    path: ['scopes'],
    error: 'scopes_required',
  })

export const tokenChoiceSchema = z.object({ tokenId: z.string() })
