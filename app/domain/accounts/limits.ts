/*
 * How often accounts may be tried (threats 9, 17, 18). Counted by address of the network and
 * by account, so that neither one computer nor many can guess for long; an owner's known
 * browser has a count of its own, so that strangers cannot lock the owner out.
 */

const minutes = 60
const hour = 60 * minutes

/** Wrong passwords of one address for one account. */
export const signInHere = { name: 'sign_in_here', times: 5, seconds: 15 * minutes }
/** Wrong passwords of one address for any account. */
export const signInAddress = { name: 'sign_in_address', times: 30, seconds: 15 * minutes }
/** Wrong passwords for one account from anywhere, known browsers apart. */
export const signInAccount = { name: 'sign_in_account', times: 50, seconds: hour }
/** Wrong passwords of a browser that has signed in to this account before. */
export const signInKnown = { name: 'sign_in_known', times: 10, seconds: 15 * minutes }
/** Wrong current passwords by who is signed in. */
export const passwordCheck = { name: 'password_check', times: 10, seconds: 15 * minutes }
/** Registrations of one address. */
export const registrations = { name: 'registrations', times: 30, seconds: hour }
/** Mails that one address may have sent to one recipient. */
export const mailsHere = { name: 'mails_here', times: 5, seconds: hour }
/** Mails that anyone may have sent to one recipient, after the first of each purpose. */
export const mailsToOne = { name: 'mails_to_one', times: 20, seconds: hour }
/** Mails for one purpose to one recipient that are sent whatever else was used up. */
export const firstMailOfKind = { name: 'first_mail_of_kind', times: 1, seconds: hour }
/** Mails that the known browsers of one recipient may have sent there. */
export const mailsOfKnown = { name: 'mails_of_known', times: 5, seconds: hour }
/** Mails that one address may have sent to anyone. */
export const mailsByOne = { name: 'mails_by_one', times: 60, seconds: hour }
