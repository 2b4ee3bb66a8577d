import { data, isRouteErrorResponse } from 'react-router'
import { errorTranslator, type CommonErrorKey } from '#app/i18n/errors.ts'
import { fallbackLocale, isLocale } from '#app/i18n/locales.ts'
import { textsOf, withoutPasswords, type FormFailure } from './form-failure.ts'

interface Sending<Result> {
  readonly request: Request
  readonly serverAction: () => Promise<Result>
}

type Failed = ReturnType<typeof data<FormFailure>>

/**
 * The `clientAction` of every page with forms. If the request fails, the form keeps its input,
 * including passwords, and shows a message, instead of being replaced by an error page. Redirects
 * and errors with a separate page, such as 401 and 404, are rethrown.
 */
export async function sendForm<Result>({
  request,
  serverAction,
}: Sending<Result>): Promise<Result | Failed> {
  const sentRequest = request.clone()
  try {
    return await serverAction()
  } catch (error) {
    const code = codeOf(error)
    if (!code || request.signal.aborted) throw error
    const texts = textsOf(await sentRequest.formData())
    const { lang } = document.documentElement
    const message = errorTranslator(isLocale(lang) ? lang : fallbackLocale)(code)
    const failure: FormFailure = {
      intent: texts['intent'] ?? '',
      errors: {},
      problem: { code, message },
      values: withoutPasswords(texts),
    }
    // With an error status, the page's loaders aren't called again, which would fail too.
    return data(failure, { status: 503 })
  }
}

/** The message key of a failed request; undefined for responses that have their own page. */
function codeOf(error: unknown): CommonErrorKey | undefined {
  if (error instanceof Response) return undefined
  // `fetch` rejects with a TypeError if the connection fails; the message varies by browser.
  if (error instanceof TypeError) return 'offline'
  if (!isRouteErrorResponse(error)) return 'unexpected'
  if (error.status === 502 || error.status === 504) return 'offline'
  if (error.status === 503) return 'unavailable'
  if (error.status === 413) return 'body_too_large'
  return error.status >= 500 ? 'unexpected' : undefined
}
