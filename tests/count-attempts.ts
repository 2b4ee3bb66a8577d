import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'

/**
 * Makes one attempt, then raises the counter of its limit to `count`, as if it had been made that
 * often.
 * @param limit the limit's name, with which the keys of its counters start
 * @returns the attempt's result
 */
export async function countAttempts<Result>(
  { query }: Pick<TestDatabase, 'query'>,
  limit: string,
  count: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const counters = () =>
    query('select key, points from rate_limits where key like $1', [`${limit}:%`])
  const existingKeys = (await counters()).map(({ key }) => key)
  const result = await attempt()
  const started = (await counters()).filter(({ key }) => !existingKeys.includes(key))
  expect(started).toMatchObject([{ points: 1 }])
  await query('update rate_limits set points = $1 where key = $2', [count, started[0]?.['key']])
  return result
}
