/*
 * Limits of guesses at second factors. Who guesses at a login knows the password already. A browser
 * that has signed in before is counted separately, and recovery codes and passkeys, which nobody
 * guesses, have their own limits: a stranger with the password can't lock the owner out. Three codes
 * of six digits are valid at a time, so a day's guesses hit with a probability of 1 in 16,000, and
 * from a known browser or a session, of 1 in 6,600.
 */

const quarter = 15 * 60
const day = 86_400

/** Wrong codes and refused passkeys per network address, for all accounts. */
export const codesPerAddress = {
  name: 'factor_address',
  times: 30,
  seconds: quarter,
  messageKey: 'too_many_codes',
}
/** Wrong codes of an app per account, from all unknown browsers. */
export const codesPerAccount = {
  name: 'factor_account',
  times: 5,
  seconds: quarter,
  messageKey: 'too_many_codes',
}
export const codesPerAccountAndDay = {
  name: 'factor_account_day',
  times: 20,
  seconds: day,
  messageKey: 'too_many_codes',
}
/** Wrong codes of an app per account, from sessions and browsers that have signed in before. */
export const codesFromKnown = {
  name: 'factor_known',
  times: 10,
  seconds: quarter,
  messageKey: 'too_many_codes',
}
export const codesFromKnownAndDay = {
  name: 'factor_known_day',
  times: 50,
  seconds: day,
  messageKey: 'too_many_codes',
}
/** Wrong recovery codes per account, as each takes the time of a password. */
export const recoveryPerAccount = {
  name: 'factor_recovery',
  times: 10,
  seconds: quarter,
  messageKey: 'too_many_codes',
}
/** Challenges for passkeys per network address. */
export const challengesPerAddress = { name: 'passkey_challenges', times: 120, seconds: quarter }

/** The largest number of an account's passkeys. */
export const maxPasskeys = 20
