import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { Busy, Conflict, LimitReached } from '#app/domain/errors.ts'
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

  test('that passes by itself says when to come back', async () => {
    const { status } = asProblem(new Busy('images_busy'), 'en')
    const app = new Hono().use(retryAfter()).all('*', () => new Response(null, { status }))
    const answer = await app.request('/')
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
