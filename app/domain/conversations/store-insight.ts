import { sql } from 'drizzle-orm'
import { statement } from '#app/db/statement.ts'
import { isKnownByWords } from './gap-identity.ts'
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
    gapTopic: gap?.topic ?? null,
    hasGapWords: gap !== undefined && isKnownByWords(gap),
  })

const insertInsight = statement<
  { readonly messageId: string; readonly gapFacts: readonly string[] } & Omit<Insight, 'gap'> & {
      readonly gapKind: string | null
      readonly gapDishId: string | null
      readonly gapTopic: string | null
      readonly hasGapWords: boolean
    },
  never
>(
  'store_insight',
  sql`insert into insights (message_id, owner_id, restaurant_id, menu_id, language, dish_ids,
      sold_out_dish_ids, gap_kind, gap_dish_id, gap_topic, gap_facts, gap_words)
    select asked.id, asked.owner_id, asked.restaurant_id,
      ${sql.placeholder('menuId')}::uuid, ${sql.placeholder('language')},
      ${sql.placeholder('dishIds')}::uuid[], ${sql.placeholder('soldOutDishIds')}::uuid[],
      ${sql.placeholder('gapKind')},
      ${sql.placeholder('gapDishId')}::uuid, ${sql.placeholder('gapTopic')},
      case when erased_at is null then ${sql.placeholder('gapFacts')}::text[] else '{}' end,
      case when erased_at is null and ${sql.placeholder('hasGapWords')}::boolean
        then encode(sha256(convert_to(asked.owner_id || ' ' || btrim(
          regexp_replace(fold_text(asked.text), '[[:punct:][:space:]]+', ' ', 'g')), 'UTF8')), 'hex') end
    from messages as reply
      join messages as asked on asked.id = reply.reply_to
      join conversations on conversations.id = asked.conversation_id
    where reply.id = ${sql.placeholder('messageId')}
    on conflict do nothing`,
)
