import { href } from 'react-router'
/** The page that takes the form of a purchase. */
export const accountPath = href('/dashboard/account')

/** Where owners see the plans, and buy them. */
export const plansPath = `${accountPath}#plans`

/** Where they see what they have. */
export const subscriptionPath = `${accountPath}#subscription`
