import { href } from 'react-router'
/** The page whose action handles purchases. */
export const accountPath = href('/dashboard/account')

/** Where owners see and buy plans. */
export const plansPath = `${accountPath}#plans`

/** Where owners see their subscription. */
export const subscriptionPath = `${accountPath}#subscription`
