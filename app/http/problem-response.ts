import { requestLocale } from './request-locale.ts'
import { asProblem } from './problem.ts'

/** Renders an error as JSON, `{"error": {"code", "message"}}`, in the reader's language. */
export function problemResponse(request: Request, error: unknown): Response {
  const { status, code, message, headers } = asProblem(error, requestLocale(request))
  return Response.json({ error: { code, message } }, { status, headers })
}
