import { z } from 'zod'
import { emailOnlySchema, registrationSchema } from '../accounts/schemas.ts'
import { roles } from './roles.ts'

/** Restaurants as a form sends them: one field `at.<id>` for each chosen one. */
const restaurantPrefix = 'at.'

export const restaurantField = (id: string) => `${restaurantPrefix}${id}`

const role = z.enum(roles, 'role_required')
const scope = z.enum(['all', 'some']).default('all')

/** The form of an invitation, beside the chosen restaurants. */
export const invitationSchema = emailOnlySchema.extend({ role, scope }).catchall(z.string())

/** The form of a member's role, beside the chosen restaurants. */
export const roleSchema = z.object({ memberId: z.string(), role, scope }).catchall(z.string())

export const memberChoiceSchema = z.object({ memberId: z.string() })
export const invitationChoiceSchema = z.object({ invitationId: z.string() })
/** The form by which an invited person registers; the address is the invitation's. */
export const invitedSchema = registrationSchema.omit({ email: true })
export type InvitedPerson = z.infer<typeof invitedSchema>

export const teamChoiceSchema = z.object({ team: z.string() })

/** Returns the restaurants that a form chooses, as ids that aren't checked yet; null for all. */
export function chosenRestaurants(
  form: Readonly<Record<string, string | undefined>>,
): readonly string[] | null {
  if (form['role'] === 'owner' || form['scope'] !== 'some') return null
  return Object.keys(form)
    .filter((field) => field.startsWith(restaurantPrefix))
    .map((field) => field.slice(restaurantPrefix.length))
}
