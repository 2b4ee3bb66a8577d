import { data, isRouteErrorResponse } from 'react-router'
import { errorTranslator, type ErrorKey } from '#app/i18n/errors.ts'
import { fallbackLocale, isLocale } from '#app/i18n/locales.ts'
import { textsOf, withoutPasswords, type FormFailure } from './form-failure.ts'

interface Sending<Result> {
  readonly request: Request
  readonly serverAction: () => Promise<Result>
}

type Failed = ReturnType<typeof data<FormFailure>>

/**
 * The `clientAction` of every page with forms. When the answer does not come, the form stays
 * as it is, passwords and all, under a message, where an error page would have replaced it.
 * Redirects and refusals that have a page of their own, such as 401 and 404, pass.
 */
export async function sendForm<Result>({
  request,
  serverAction,
}: Sending<Result>): Promise<Result | Failed> {
  const sent = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    const code = codeOf(error)
    if (!code || request.signal.aborted) throw error
    const texts = textsOf(await sent.formData())
    const { lang } = document.documentElement
    const message = errorTranslator(isLocale(lang) ? lang : fallbackLocale)(code)
    const failure: FormFailure = {
      intent: texts['intent'] ?? '',
      errors: {},
      problem: { code, message },
      values: withoutPasswords(texts),
    }
    // With a status that says failure, the page's loaders are not asked anew, which would fail too.
    return data(failure, { status: 503 })
  }
}

/** Why no answer came; nothing for what is an answer. */
function codeOf(error: unknown): ErrorKey | undefined {
  if (error instanceof Response) return undefined
  // Browsers tell of a connection that failed by this type, each in its own words.
  if (error instanceof TypeError) return 'offline'
  if (!isRouteErrorResponse(error)) return 'unexpected'
  if (error.status === 502 || error.status === 504) return 'offline'
  if (error.status === 503) return 'unavailable'
  if (error.status === 413) return 'body_too_large'
  return error.status >= 500 ? 'unexpected' : undefined
}
