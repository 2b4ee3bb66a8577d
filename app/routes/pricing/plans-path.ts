/** Where owners see the plans, and buy them. */
export const plansPath = '/dashboard/account#plans'

/** Where they see what they have. */
export const subscriptionPath = '/dashboard/account#subscription'
