import { hasSignedCookie, signedCookie } from './signed-cookie.ts'

/** The name of the cookie of a browser that registered an owner. */
export const registrantName = 'registrant'

const describeCookie = (ownerId: string) => ({ name: registrantName, statement: ownerId })

/** Whether the owner registered in this browser. */
export function isRegistrant(headers: Headers, appUrl: string, ownerId: string): boolean {
  return hasSignedCookie(headers, appUrl, describeCookie(ownerId))
}

/** Renders the cookie that identifies the browser that registered. */
export function registrantCookie(appUrl: string, ownerId: string): string {
  return signedCookie(appUrl, describeCookie(ownerId))
}
