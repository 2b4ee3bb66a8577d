import { sql } from 'drizzle-orm'
import { asSystemAtOnce } from './actors.ts'
import { statement } from './statement.ts'

/** Says something to whoever listens on a channel (`listener.ts`): at most 7,999 bytes. */
export async function tell(channel: string, payload: string): Promise<void> {
  await asSystemAtOnce('processes tell each other', (send) => send(notify({ channel, payload })))
}

const notify = statement<{ channel: string; payload: string }, never>(
  'tell',
  sql`select pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('payload')})`,
)
