import { data } from 'react-router'
import { asProblem } from './problem.ts'

/**
 * Runs what a page's loader needs. What a verb throws becomes a response that the root's
 * error page can show; what only we can mend goes on to the log.
 */
export async function loadPage<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load()
  } catch (error) {
    const { status, headers } = asProblem(error, 'en')
    if (status === 500) throw error
    throw data(null, { status, headers })
  }
}
