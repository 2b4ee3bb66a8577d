import { sql } from 'drizzle-orm'
import { statement } from '#app/db/statement.ts'

/**
 * Counts a stored reply for its owner's latest active subscription, in the transaction that stores
 * the reply. Beyond the plan's limit it is overage, up to the owner's ceiling: an overage report to
 * Stripe is inserted in the same transaction. Beyond the ceiling nothing is charged: replies that
 * were in progress when it was reached are counted for free. After the period's end, while Stripe
 * hasn't reported the next period yet, a reply counts towards the next period and is never overage.
 * Does nothing for a reply that wasn't stored or is already counted.
 */
export const countUsage = statement<{ readonly messageId: string }, never>(
  'count_usage',
  sql`with reply as
      (select id, owner_id from messages where id = ${sql.placeholder('messageId')}
         and not exists (select from usage_records where message_id = messages.id)),
    latest as
      (select * from subscriptions where owner_id = (select owner_id from reply)
         and status = 'active' order by started_at desc, id desc limit 1 for no key update),
    charged as
      (select id, stripe_customer_id,
         ai_message_used >= ai_message_limit and current_period_end > now()
           and (stripe_customer_id is null or overage_used < overage_allowance) as is_overage
       from latest),
    counted as
      (update subscriptions set ai_message_used = ai_message_used + 1, updated_at = now(),
         overage_used = overage_used
           + case when is_overage and charged.stripe_customer_id is not null then 1 else 0 end
       from charged where subscriptions.id = charged.id
       returning charged.*),
    reported as
      (insert into overage_reports (message_id, stripe_customer_id)
       select reply.id, counted.stripe_customer_id from reply, counted
       where counted.is_overage and counted.stripe_customer_id is not null)
    insert into usage_records (message_id, owner_id, subscription_id, is_overage)
    select reply.id, reply.owner_id, counted.id, counted.is_overage from reply, counted`,
)
