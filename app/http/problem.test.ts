import { Hono } from 'hono'
import { describe, expect, inject, test } from 'vitest'
import { asSystem } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { Busy, Conflict, LimitReached } from '#app/domain/errors.ts'
import { createTestDatabase } from '../../tests/database.ts'
import { asProblem } from './problem.ts'
import { retryAfter } from './retry-after.ts'

describe('a failure as its reader sees it', () => {
  test.each([
    [new Busy('images_busy'), 503, undefined],
    [new LimitReached(90), 429, '90'],
    [new LimitReached(undefined, 'menus_full', { max: 200 }), 429, undefined],
    [new Conflict('changed_elsewhere'), 409, undefined],
  ])('%s', (error, status, wait) => {
    const problem = asProblem(error, 'en')
    expect(problem.status).toBe(status)
    expect(problem.headers['Retry-After']).toBe(wait)
    expect(problem.message).not.toMatch(/[{}]/)
  })

  test('of a database that goes away between two queries of a transaction is no 500', async () => {
    const database = await createTestDatabase(inject('postgresUrl'))
    const lost = Promise.withResolvers<Error>()
    openDatabase(database.appUrl, lost.resolve, { connections: 1 })
    const error: unknown = await asSystem('a connection is lost', async (transaction) => {
      await database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'chefin' and datname = $1`,
        [new URL(database.appUrl).pathname.slice(1)],
      )
      await lost.promise
      await transaction.execute('select 1')
    }).catch((reason: unknown) => reason)
    await closeDatabase()
    await database.drop()
    expect(error).toBeInstanceOf(Error)
    expect(asProblem(error, 'en').status).toBe(503)
  })

  test('that passes by itself says when to come back', async () => {
    const { status } = asProblem(new Busy('images_busy'), 'en')
    const app = new Hono().use(retryAfter()).all('*', () => new Response(null, { status }))
    const answer = await app.request('/')
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
