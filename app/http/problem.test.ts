import { Hono } from 'hono'
import { describe, expect, inject, test } from 'vitest'
import { asSystem } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { BusyError, ConflictError, LimitReachedError } from '#app/domain/errors.ts'
import { createTestDatabase } from '../../tests/database.ts'
import { asProblem } from './problem.ts'
import { retryAfter } from '#app/server/retry-after.ts'

describe('an error as shown to the user', () => {
  test.each([
    [new BusyError('images_busy'), 503, undefined],
    [new LimitReachedError(90), 429, '90'],
    [new LimitReachedError(undefined, 'menus_full', { max: 200 }), 429, undefined],
    [new ConflictError('changed_elsewhere'), 409, undefined],
  ])('%s', (error, status, wait) => {
    const problem = asProblem(error, 'en')
    expect(problem.status).toBe(status)
    expect(problem.headers['Retry-After']).toBe(wait)
    expect(problem.message).not.toMatch(/[{}]/)
  })

  test('is a 503 if the database connection is lost between two queries of a transaction', async () => {
    const database = await createTestDatabase(inject('postgresUrl'))
    const loss = Promise.withResolvers<Error>()
    openDatabase(database.appUrl, loss.resolve, { connections: 1 })
    const error: unknown = await asSystem('a connection is lost', async (transaction) => {
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chefin' and datname = $1`,
        [new URL(database.appUrl).pathname.slice(1)],
      )
      await loss.promise
      await transaction.execute('select 1')
    }).catch((reason: unknown) => reason)
    await closeDatabase()
    await database.drop()
    expect(error).toBeInstanceOf(Error)
    expect(asProblem(error, 'en').status).toBe(503)
  })

  test('has Retry-After if it is temporary', async () => {
    const { status } = asProblem(new BusyError('images_busy'), 'en')
    const app = new Hono().use(retryAfter()).all('*', () => new Response(null, { status }))
    const response = await app.request('/')
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
