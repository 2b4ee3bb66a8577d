import { z } from 'zod'

/** Which plan is to be bought. */
export const planChoice = z.object({ planId: z.string('form_unreadable') })

/** Which subscription is meant, by Stripe's id. */
export const subscriptionChoice = z.object({
  subscriptionId: z.string('form_unreadable').regex(/^\w{1,255}$/, 'form_unreadable'),
})
