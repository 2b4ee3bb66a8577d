import { expect } from 'vitest'
import type { TestDatabase } from './database.ts'

/**
 * Makes the first attempt of a kind and then counts as many as given, as if the others had been made.
 * @param limit its name
 */
export async function countedUp<Result>(
  { query }: Pick<TestDatabase, 'query'>,
  limit: string,
  count: number,
  attempt: () => Promise<Result>,
): Promise<Result> {
  const counters = () =>
    query('select key, points from rate_limits where key like $1', [`${limit}:%`])
  const known = (await counters()).map(({ key }) => key)
  const result = await attempt()
  const started = (await counters()).filter(({ key }) => !known.includes(key))
  expect(started).toMatchObject([{ points: 1 }])
  await query('update rate_limits set points = $1 where key = $2', [count, started[0]?.['key']])
  return result
}
