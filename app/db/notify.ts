import { sql } from 'drizzle-orm'
import { asSystemPipelined } from './actors.ts'
import { statement } from './statement.ts'

/**
 * Sends a notification to all listeners of a channel (`listener.ts`).
 * @param payload at most 7,999 bytes
 */
export async function notify(channel: string, payload: string): Promise<void> {
  await asSystemPipelined('other processes are notified', (send) =>
    send(pgNotify({ channel, payload })),
  )
}

const pgNotify = statement<{ channel: string; payload: string }, never>(
  'notify',
  sql`select pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('payload')})`,
)
