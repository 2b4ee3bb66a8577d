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

/** What has just happened, told to the page that comes next. */
export type Flash = z.infer<typeof flash>

// Long enough to look for a mail and come back to the page that waits for it.
export const flashSeconds = 1_800

// Browsers take a __Host- cookie over https alone, and from no neighbouring subdomain.
export const flashCookieName = (appUrl: string) =>
  isHttps(appUrl) ? '__Host-chefin.flash' : 'chefin.flash'

const isHttps = (appUrl: string) => appUrl.startsWith('https:')

/** The cookie that tells it: an address says nothing true, as anybody may write a link. */
export function flashCookie(appUrl: string, told: Flash): string {
  return cookie(appUrl, JSON.stringify(told), flashSeconds)
}

/** The cookie that ends it, for news that is told once. */
export function endedFlash(appUrl: string): string {
  return cookie(appUrl, '', 0)
}

/** What has just happened, if it is of one of these kinds. */
export function readFlash<Kind extends Flash['kind']>(
  request: Request,
  appUrl: string,
  ...kinds: readonly Kind[]
): Extract<Flash, { kind: Kind }> | undefined {
  const name = flashCookieName(appUrl)
  const told = flash.safeParse(readJson(parse(request.headers.get('Cookie') ?? '', name)[name]))
  const isWanted = (value: Flash): value is Extract<Flash, { kind: Kind }> =>
    kinds.some((kind) => kind === value.kind)
  return told.success && isWanted(told.data) ? told.data : undefined
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
