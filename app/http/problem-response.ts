import type { GuestLocale } from '#app/i18n/locales.ts'
import { requestLocale } from './request-locale.ts'
import { asProblem } from './problem.ts'

/** Renders an error as JSON, `{"error": {"code", "message"}}`, in the reader's language. */
export function problemResponse(
  request: Request,
  error: unknown,
  locale: GuestLocale = requestLocale(request),
): Response {
  const { status, code, message, headers } = asProblem(error, locale)
  return Response.json({ error: { code, message } }, { status, headers })
}
