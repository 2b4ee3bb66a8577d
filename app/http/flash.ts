import { parse, serialize } from 'hono/utils/cookie'
import { z } from 'zod'
import { hostCookieName, isHttps } from '#app/auth/host-cookie.ts'
import { canonicalEmail } from '#app/domain/accounts/email-address.ts'

const email = z.string().refine((text) => canonicalEmail(text) === text)
const count = z.int().min(0)
const flashSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verificationSent'), email }),
  z.object({ kind: z.literal('resetSent'), email }),
  z.object({ kind: z.literal('resetDone') }),
  z.object({ kind: z.literal('emailConfirmed') }),
  z.object({ kind: z.literal('emailChanged') }),
  z.object({ kind: z.literal('emailTaken') }),
  z.object({ kind: z.literal('linkInvalid') }),
  z.object({ kind: z.literal('loginExpired') }),
  z.object({ kind: z.literal('accountDeleted') }),
  z.object({ kind: z.literal('checkoutLeft') }),
  z.object({ kind: z.literal('menuImported'), added: count, changed: count, deleted: count }),
])

/** A message about what has just happened, for the next page. */
export type Flash = z.infer<typeof flashSchema>

// Long enough to look for an email and return to the page.
export const flashSeconds = 1_800

export const flashCookieName = (appUrl: string) => hostCookieName(appUrl, 'chefin.flash')

/** Renders the cookie with a flash message. In a URL, anyone could forge the message. */
export function flashCookie(appUrl: string, message: Flash): string {
  return cookie(appUrl, JSON.stringify(message), flashSeconds)
}

/** Renders the cookie that deletes the flash message, so that it is shown once. */
export function clearFlashCookie(appUrl: string): string {
  return cookie(appUrl, '', 0)
}

/** Reads the request's flash message if it is of one of these kinds. */
export function readFlash<Kind extends Flash['kind']>(
  request: Request,
  appUrl: string,
  ...kinds: readonly Kind[]
): Extract<Flash, { kind: Kind }> | undefined {
  const name = flashCookieName(appUrl)
  const parsed = flashSchema.safeParse(
    parseJson(parse(request.headers.get('Cookie') ?? '', name)[name]),
  )
  const isRequested = (value: Flash): value is Extract<Flash, { kind: Kind }> =>
    kinds.some((kind) => kind === value.kind)
  return parsed.success && isRequested(parsed.data) ? parsed.data : undefined
}

function parseJson(text: string | undefined): unknown {
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
