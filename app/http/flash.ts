import { parse, serialize } from 'hono/utils/cookie'
import { z } from 'zod'
import { canonicalEmail } from '#app/domain/accounts/email-address.ts'

const email = z.string().refine((text) => canonicalEmail(text) === text)
const flash = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verificationSent'), email }),
  z.object({ kind: z.literal('resetSent'), email }),
  z.object({ kind: z.literal('resetDone') }),
  z.object({ kind: z.literal('emailConfirmed') }),
  z.object({ kind: z.literal('emailChanged') }),
  z.object({ kind: z.literal('emailTaken') }),
  z.object({ kind: z.literal('linkInvalid') }),
  z.object({ kind: z.literal('accountDeleted') }),
  z.object({ kind: z.literal('checkoutLeft') }),
])

/** A message about what has just happened, for the next page. */
export type Flash = z.infer<typeof flash>

// Long enough to look for a mail and return to the page that waits for it.
export const flashSeconds = 1_800

// Browsers accept __Host- cookies over https only, and never from a sibling subdomain.
export const flashCookieName = (appUrl: string) =>
  isHttps(appUrl) ? '__Host-chefin.flash' : 'chefin.flash'

const isHttps = (appUrl: string) => appUrl.startsWith('https:')

/** Sets a flash message. It is a cookie since anyone can forge a link with a message in its URL. */
export function flashCookie(appUrl: string, message: Flash): string {
  return cookie(appUrl, JSON.stringify(message), flashSeconds)
}

/** Deletes the flash message, for messages that are shown once. */
export function clearFlashCookie(appUrl: string): string {
  return cookie(appUrl, '', 0)
}

/** The request's flash message if it is of one of these kinds. */
export function readFlash<Kind extends Flash['kind']>(
  request: Request,
  appUrl: string,
  ...kinds: readonly Kind[]
): Extract<Flash, { kind: Kind }> | undefined {
  const name = flashCookieName(appUrl)
  const parsed = flash.safeParse(readJson(parse(request.headers.get('Cookie') ?? '', name)[name]))
  const isWanted = (value: Flash): value is Extract<Flash, { kind: Kind }> =>
    kinds.some((kind) => kind === value.kind)
  return parsed.success && isWanted(parsed.data) ? parsed.data : undefined
}

function readJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function cookie(appUrl: string, value: string, maxAge: number): string {
  return serialize(flashCookieName(appUrl), value, {
    path: '/',
    httpOnly: true,
    secure: isHttps(appUrl),
    sameSite: 'Lax',
    maxAge,
  })
}
