import { sql } from 'drizzle-orm'
import { statement } from '#app/db/statement.ts'

/** A sentence of a model that was replaced by what is recorded, before anyone read it. */
export interface StoredCorrection {
  /** What was claimed: `free`, `price`, and so on. */
  readonly kind: string
  /** Null for what was claimed of the whole menu. */
  readonly dishId: string | null
  readonly claimed: string
  readonly recorded: string
}

/**
 * Stores what was corrected in a reply, in the transaction that stores the reply. Again, or for
 * one that was erased meanwhile, it changes nothing.
 */
export const storeCorrections = (messageId: string, corrections: readonly StoredCorrection[]) =>
  insertCorrections({ messageId, corrections: JSON.stringify(corrections) })

const insertCorrections = statement<
  { readonly messageId: string; readonly corrections: string },
  never
>(
  'store_corrections',
  sql`insert into corrections (message_id, place, owner_id, dish_id, kind, claimed, recorded)
    select messages.id, place, messages.owner_id, (one ->> 'dishId')::uuid, one ->> 'kind',
      one ->> 'claimed', one ->> 'recorded'
    from messages join conversations on conversations.id = messages.conversation_id,
      jsonb_array_elements(${sql.placeholder('corrections')}::jsonb) with ordinality as all_of_them (one, place)
    where messages.id = ${sql.placeholder('messageId')} and conversations.erased_at is null
    on conflict do nothing`,
)
