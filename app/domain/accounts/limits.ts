/**
 * Limits of attempts on accounts (threats 9, 17, 18). Counted both per network address and per
 * account, so that neither one computer nor a botnet can guess for long. A browser that the account
 * knows has a separate limit, so that attackers can't lock the owner out.
 */

const minutes = 60
const hour = 60 * minutes

/** Wrong passwords per network address and account. */
export const signInHere = { name: 'sign_in_here', times: 5, seconds: 15 * minutes }
/** Wrong passwords per network address, for all accounts. */
export const signInAddress = { name: 'sign_in_address', times: 30, seconds: 15 * minutes }
/** Wrong passwords per account, from all unknown browsers. */
export const signInAccount = { name: 'sign_in_account', times: 50, seconds: hour }
/** Wrong passwords per account, from browsers that have signed in to it before. */
export const signInKnown = { name: 'sign_in_known', times: 10, seconds: 15 * minutes }
/** Wrong current passwords per signed-in owner. */
export const passwordCheck = { name: 'password_check', times: 10, seconds: 15 * minutes }
/** Registrations per network address. */
export const registrations = { name: 'registrations', times: 30, seconds: hour }
/** E-mails requested per network address and recipient. */
export const mailsHere = { name: 'mails_here', times: 5, seconds: hour }
/** E-mails requested per recipient, after the first of each purpose. */
export const mailsToOne = { name: 'mails_to_one', times: 20, seconds: hour }
/** E-mails per purpose and recipient that are sent regardless of the other limits. */
export const firstMailOfKind = { name: 'first_mail_of_kind', times: 1, seconds: hour }
/** E-mails requested per recipient from browsers that the account knows. */
export const mailsOfKnown = { name: 'mails_of_known', times: 5, seconds: hour }
/** E-mails requested per network address, for all recipients. */
export const mailsByOne = { name: 'mails_by_one', times: 60, seconds: hour }
