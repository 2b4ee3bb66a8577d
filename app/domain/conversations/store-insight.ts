import { sql } from 'drizzle-orm'
import { statement } from '#app/db/statement.ts'
import type { Insight } from './insight.ts'

/**
 * Stores the insight of a question, in the transaction that stores its reply. Does nothing if it is
 * stored already or the reply wasn't stored.
 */
export const storeInsight = (messageId: string, { gap, ...insight }: Insight) =>
  insertInsight({
    messageId,
    ...insight,
    gapKind: gap?.kind ?? null,
    gapDishId: gap?.dishId ?? null,
    gapFacts: gap?.facts ?? [],
  })

const insertInsight = statement<
  { readonly messageId: string; readonly gapFacts: readonly string[] } & Omit<Insight, 'gap'> & {
      readonly gapKind: string | null
      readonly gapDishId: string | null
    },
  never
>(
  'store_insight',
  sql`insert into insights (message_id, owner_id, restaurant_id, menu_id, language, dish_ids,
      sold_out_dish_ids, gap_kind, gap_dish_id, gap_facts)
    select reply_to, messages.owner_id, messages.restaurant_id,
      ${sql.placeholder('menuId')}::uuid, ${sql.placeholder('language')},
      ${sql.placeholder('dishIds')}::uuid[], ${sql.placeholder('soldOutDishIds')}::uuid[],
      ${sql.placeholder('gapKind')},
      ${sql.placeholder('gapDishId')}::uuid,
      case when erased_at is null then ${sql.placeholder('gapFacts')}::text[] else '{}' end
    from messages join conversations on conversations.id = messages.conversation_id
    where messages.id = ${sql.placeholder('messageId')}
    on conflict do nothing`,
)
