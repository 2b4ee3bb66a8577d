import { sql } from 'drizzle-orm'
import { statement } from '#app/db/statement.ts'
import type { Evidence } from './evidence.ts'

/**
 * Stores the facts that a reply is based on, in the transaction that stores the reply. Does nothing
 * if they are stored already, the reply wasn't stored, or its conversation was erased in the
 * meantime.
 */
export const storeEvidence = (messageId: string, evidence: readonly Evidence[]) =>
  insertEvidence({ messageId, evidence: JSON.stringify(evidence) })

const insertEvidence = statement<{ readonly messageId: string; readonly evidence: string }, never>(
  'store_evidence',
  sql`insert into reply_evidence (message_id, owner_id, dish_id, fact, state, reason, facts_version)
    select messages.id, messages.owner_id, evidence."dishId", evidence.fact, evidence.state, evidence.reason,
      evidence."factsVersion"
    from messages join conversations on conversations.id = messages.conversation_id
      cross join jsonb_to_recordset(${sql.placeholder('evidence')}::jsonb) as evidence
        ("dishId" uuid, fact text, state text, reason jsonb, "factsVersion" integer)
    where messages.id = ${sql.placeholder('messageId')} and erased_at is null
    on conflict do nothing`,
)
