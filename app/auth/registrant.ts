import { hasSignedCookie, signedCookie } from './signed-cookie.ts'

export const registrantName = 'registrant'

const registrant = (ownerId: string) => ({ name: registrantName, about: ownerId })

/** Whether this browser is the one in which the owner registered. */
export function isRegistrant(headers: Headers, appUrl: string, ownerId: string): boolean {
  return hasSignedCookie(headers, appUrl, registrant(ownerId))
}

/** The cookie that says so from now on. */
export function registrantCookie(appUrl: string, ownerId: string): string {
  return signedCookie(appUrl, registrant(ownerId))
}
