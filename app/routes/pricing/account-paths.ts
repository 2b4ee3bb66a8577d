import { href } from 'react-router'

/** The page whose action handles purchases. */
export const accountPath = href('/dashboard/account')

/** The part of the page where owners see and buy plans. */
export const plansPath = `${accountPath}#plans`

/** The part of the page where owners see their subscription. */
export const subscriptionPath = `${accountPath}#subscription`
