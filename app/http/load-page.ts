import { data } from 'react-router'
import { ForbiddenError, NotFoundError } from '#app/domain/errors.ts'
import { asProblem } from './problem.ts'

/**
 * Runs a page's loader. Expected errors become responses that an error page renders, with the
 * message key of what is missing or forbidden; unexpected ones are rethrown and logged.
 */
export async function loadPage<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load()
  } catch (error) {
    const { status, headers } = asProblem(error, 'en')
    if (status === 500) throw error
    const isExplained = error instanceof NotFoundError || error instanceof ForbiddenError
    throw data(isExplained ? error.messageKey : null, { status, headers })
  }
}
