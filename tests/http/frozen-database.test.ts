import { expect, inject, test } from 'vitest'
import { Guest } from '../guest.ts'
import { withServer } from '../server.ts'

// Requests must fail much sooner than queries, which time out after 15 s.
const timeoutMs = 8_000

test('treats a frozen database as unavailable: responds 503 immediately and recovers', async () => {
  await withServer(
    inject('postgresUrl'),
    { env: { DATABASE_PATIENCE_MS: '' } },
    async ({ url, database }) => {
      // Several concurrently, because the process occasionally uses a connection itself.
      const ask = () => new Guest(url).ask('Is the hummus vegan?')
      await Promise.all(Array.from({ length: 8 }, ask))
      const connections = await database.query(
        'select pid from pg_stat_activity where usename = $1',
        [new URL(database.appUrl).username],
      )
      const pids = connections.map(({ pid }) => Number(pid))
      const freeze = (signal: 'SIGSTOP' | 'SIGCONT') => pids.map((pid) => process.kill(pid, signal))
      freeze('SIGSTOP')
      try {
        const get = async (path: string) => {
          const signal = AbortSignal.timeout(timeoutMs)
          const { status, headers } = await fetch(`${url}${path}`, { signal })
          return [status, headers.get('Retry-After')]
        }
        expect(await get('/demo/chat')).toEqual([503, '5'])
        // Frozen connections are discarded, and new ones answer.
        await expect.poll(() => get('/readyz')).toEqual([200, null])
        await ask()
      } finally {
        freeze('SIGCONT')
      }
    },
  )
})
