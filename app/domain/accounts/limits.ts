/*
 * Limits of attempts on accounts (threats 9, 17, 18). Attempts are counted both per network address
 * and per account, so that neither one computer nor a botnet can guess for long. A browser that has
 * signed in to the account before has a separate limit, so that attackers can't lock the owner out.
 */

const minute = 60
const hour = 60 * minute

/** Wrong passwords per network address and account. */
export const signInPerAddressAndAccount = { name: 'sign_in_here', times: 5, seconds: 15 * minute }
/** Wrong passwords per network address, for all accounts. */
export const signInPerAddress = { name: 'sign_in_address', times: 30, seconds: 15 * minute }
/** Wrong passwords per account, from all unknown browsers. */
export const signInPerAccount = { name: 'sign_in_account', times: 50, seconds: hour }
/** Wrong passwords per account, from browsers that have signed in to it before. */
export const signInFromKnownBrowser = { name: 'sign_in_known', times: 10, seconds: 15 * minute }
/** Wrong current passwords per signed-in owner. */
export const passwordCheck = { name: 'password_check', times: 10, seconds: 15 * minute }
/** Registrations per network address. */
export const registrationsPerAddress = { name: 'registrations', times: 30, seconds: hour }
/** Emails requested per network address and recipient. */
export const emailsPerAddressAndRecipient = { name: 'mails_here', times: 5, seconds: hour }
/** Emails requested per recipient, after the first for each purpose. */
export const emailsPerRecipient = { name: 'mails_to_one', times: 20, seconds: hour }
/** Emails per purpose and recipient that are sent regardless of the recipient's other limits. */
export const firstEmailPerPurpose = { name: 'first_mail_of_kind', times: 1, seconds: hour }
/** Emails requested per recipient from browsers that have signed in to the account before. */
export const emailsFromKnownBrowser = { name: 'mails_of_known', times: 5, seconds: hour }
/** Emails requested per network address, for all recipients. */
export const emailsPerAddress = { name: 'mails_by_one', times: 60, seconds: hour }
