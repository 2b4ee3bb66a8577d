import { hasSignedCookie, signedCookie } from './signed-cookie.ts'

export const registrantName = 'registrant'

const registrant = (ownerId: string) => ({ name: registrantName, about: ownerId })

/** Whether the owner registered in this browser. */
export function isRegistrant(headers: Headers, appUrl: string, ownerId: string): boolean {
  return hasSignedCookie(headers, appUrl, registrant(ownerId))
}

/** The cookie that identifies the browser that registered. */
export function registrantCookie(appUrl: string, ownerId: string): string {
  return signedCookie(appUrl, registrant(ownerId))
}
