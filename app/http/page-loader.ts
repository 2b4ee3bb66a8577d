import { data } from 'react-router'
import { asProblem } from './problem.ts'

/**
 * Runs a page's loader. Expected errors become responses that the root's error page renders;
 * unexpected ones are rethrown and logged.
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
