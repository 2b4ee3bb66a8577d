import { Client } from 'pg'
import { hashPassword } from '#app/auth/passwords.ts'
import { testPassword } from '../../tests/insert-owner.ts'

/** The share of the whole world, in percent, and its number of owners. */
export const ownersAt = (percent: number): number => Math.round(percent * 1_000)

/** How many owners one transaction adds: an interrupted run goes on after the last one. */
const ownersPerRange = 500

const messagesPerConversation = 4

/** The number of the newest owner, 0 in an empty world. */
const newestOwner = `select coalesce(max(substring(email from 7 for 7)::int), 0) as newest from owners
  where email like 'owner-%@world.example'`

export const emailOf = (owner: number): string =>
  `owner-${String(owner).padStart(7, '0')}@world.example`
export const slugOf = (owner: number): string => `place-${owner}`

/**
 * Adds owners until there are `owners`; those that exist stay as they are. At 100,000 owners the
 * world has 120,000 restaurants, 5,000,000 dishes and about 20,000,000 messages of two years.
 *
 * Sizes are a function of the owner's number, whose multiples of the golden ratio are spread evenly
 * from 0 to 1 in every prefix of the numbers. So each share has the same mixture, and an owner has
 * the same rows in each. One menu in a hundred has 600 dishes, one in ten 120, the others 20 to 51.
 * Conversations follow Zipf's law, from 5 to 20,000 per owner. Texts of more than 90 days ago are
 * erased, as retention does.
 *
 * Disables foreign keys and triggers for speed; the rows are consistent.
 */
export async function growWorld(
  adminUrl: string,
  owners: number,
  onProgress: (line: string) => void,
): Promise<void> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(`set synchronous_commit = off`)
    await prepareSession(client)
    const password = await hashPassword(testPassword)
    const [row] = (await client.query<{ newest: number }>(newestOwner)).rows
    let newest = row?.newest ?? 0
    while (newest < owners) {
      const last = Math.min(newest + ownersPerRange, owners)
      await addOwners(client, newest + 1, last, password)
      newest = last
      onProgress(`${newest} of ${owners} owners`)
    }
    await client.query('vacuum (analyze)')
  } finally {
    await client.end()
  }
}

async function prepareSession(client: Client): Promise<void> {
  // The same id for the same words, shaped like a random UUID.
  await client.query(
    `create function pg_temp.id(words text) returns uuid immutable language sql
     return overlay(overlay(md5(words) placing '4' from 13) placing '8' from 17)::uuid`,
  )
  await client.query(
    `create temporary table range (
       n int, email text, owner_id uuid, menu_id uuid, subscription_id uuid,
       restaurants int, dishes int, conversations int, started timestamptz)`,
  )
}

/** Adds the owners of a range of numbers with everything they have, in one transaction. */
async function addOwners(
  client: Client,
  first: number,
  last: number,
  password: string,
): Promise<void> {
  await client.query('begin')
  await client.query('truncate range')
  await client.query(
    `insert into range
     select n, 'owner-' || lpad(n::text, 7, '0') || '@world.example', pg_temp.id('owner ' || n), pg_temp.id('menu ' || n), pg_temp.id('subscription ' || n),
       case when n % 5 = 0 then 2 else 1 end,
       case when n % 100 = 0 then 600 when n % 10 = 1 then 120 else 20 + n % 32 end,
       least(20000, 5.5 / (1 - n * 0.6180339887498949 % 1))::int,
       now() - interval '730 days' * (1 - n * 0.7548776662466927 % 1)
     from generate_series($1::int, $2::int) n`,
    [first, last],
  )
  await client.query(
    `insert into owners (id, email, email_verified, first_name, last_name, locale, time_zone, created_at)
     select owner_id, email, true, 'Deniz', 'Yıldız', 'en', 'Europe/Istanbul', started from range`,
  )
  await client.query(
    `insert into members (owner_id, account_id, role) select owner_id, owner_id, 'owner' from range`,
  )
  await client.query(
    `insert into credentials (owner_id, provider_id, account_id, password)
     select owner_id, 'credential', owner_id, $1 from range`,
    [password],
  )
  await client.query(
    `insert into subscriptions (id, owner_id, subscription_id, stripe_customer_id, status, plan_name, started_at, current_period_end, ai_message_limit)
     select subscription_id, owner_id, 'sub_' || n, case when n % 10 > 0 then 'cus_' || n end, 'active', 'Basic',
       started, now() + interval '1 day' * (n % 30), 5000 from range`,
  )
  await addMenus(client)
  await addConversations(client)
  await client.query('commit')
}

async function addMenus(client: Client): Promise<void> {
  await client.query(
    `insert into menus (id, owner_id, name, currency, assistant_id, created_at)
     select menu_id, owner_id, 'Akşam', 'TRY', gen_random_uuid(), started from range`,
  )
  await client.query(
    `insert into restaurants (id, owner_id, menu_id, slug, name, location, created_at)
     select pg_temp.id('restaurant ' || n || ' ' || k), owner_id, menu_id,
       'place-' || n || repeat('-b', k), 'Lokanta ' || n, 'İzmir', started
     from range, generate_series(0, restaurants - 1) k`,
  )
  await client.query(
    `insert into categories (id, owner_id, menu_id, parent_id, name, position)
     select pg_temp.id('category ' || n || ' ' || k), owner_id, menu_id,
       case when k % 3 > 0 then pg_temp.id('category ' || n || ' ' || k - k % 3) end, 'Bölüm ' || k, k
     from range, generate_series(0, 14) k`,
  )
  await client.query(
    `insert into dishes (id, owner_id, menu_id, main_category_id, sub_category_id, name, ingredients, tags, ai_instructions, description, price_minor, calories, position)
     select pg_temp.id('dish ' || n || ' ' || k), owner_id, menu_id,
       pg_temp.id('category ' || n || ' ' || k % 5 * 3), pg_temp.id('category ' || n || ' ' || k % 5 * 3 + 1 + k % 2),
       (array['Kebap', 'Pide', 'Çorba', 'Salata', 'Tatlı', 'Meze'])[1 + (n + k) % 6] || ' ' || k,
       string_to_array((array['kuzu kıyma,soğan', 'un,yoğurt', 'mercimek,havuç', 'tahin,nohut', 'ceviz,şeker'])[1 + (n + k) % 5], ','),
       array['ev yapımı'], 'Sipariş üzerine hazırlanır.', 'Günlük pişer, taze sunulur.', 9500 + k * 50, 100 + k, k
     from range, generate_series(0, dishes - 1) k`,
  )
  await client.query(
    `insert into dish_facts (owner_id, dish_id, fact, state, confirmed_by, ingredients)
     select owner_id, pg_temp.id('dish ' || n || ' ' || k), fact, case when (n + k) % 5 = 0 then 'contains' else 'free' end, 'Deniz Yıldız',
       (select ingredients from dishes where id = pg_temp.id('dish ' || n || ' ' || k))
     from range, generate_series(0, dishes - 1) k, unnest(array['sesame', 'gluten']) fact`,
  )
}

/** Adds conversations of two questions and two replies, in order of time. */
async function addConversations(client: Client): Promise<void> {
  await client.query(
    `insert into conversations (id, owner_id, restaurant_id, guest_hash, user_message, erased_at, created_at, updated_at)
     select pg_temp.id('conversation ' || n || ' ' || k), owner_id, pg_temp.id('restaurant ' || n || ' ' || k % restaurants),
       'guest ' || k, case when old then '' else 'Is there sesame in it?' end, case when old then moment + interval '90 days' end,
       moment, moment + interval '9 minutes'
     from range, generate_series(0, conversations - 1) k
     cross join lateral (select now() - interval '729 days' * ((n + k * 0.6180339887498949) % 1) as moment) t
     cross join lateral (select moment < now() - interval '90 days' as old) o
     order by moment`,
  )
  const ofRange = `conversations c join range on range.owner_id = c.owner_id`
  await client.query(
    `insert into messages (id, owner_id, restaurant_id, conversation_id, role, text, folded_text, idempotency_key, reply_to, total_tokens, created_at)
     select pg_temp.id(c.id::text || k), c.owner_id, c.restaurant_id, c.id, case k % 2 when 0 then 'user' else 'assistant' end,
       text, fold_text(text), case k % 2 when 0 then pg_temp.id(c.id::text || k) end,
       case k % 2 when 1 then pg_temp.id(c.id::text || k - 1) end, case k % 2 when 1 then 240 end, c.created_at + interval '1 minute' * k
     from ${ofRange} cross join generate_series(0, $1::int - 1) k
     cross join lateral (select case when c.erased_at is not null then '' when k % 2 = 0 then 'Is there sesame in dish ' || k || ', and what does it cost?'
       else repeat('None of the recorded ingredients is a source of sesame. ', 4) end as text) t
     order by c.created_at, c.id, k`,
    [messagesPerConversation],
  )
  await client.query(
    `insert into insights (message_id, owner_id, restaurant_id, menu_id, language, dish_ids, gap_kind, gap_dish_id, gap_facts, created_at)
     select pg_temp.id(c.id::text || k), c.owner_id, c.restaurant_id, menu_id, (array['tr', 'en', 'de', 'ru'])[1 + (n + k) % 4], array[dish],
       case when gap then 'allergens' end, case when gap then dish end, case when gap and c.erased_at is null then array['sesame'] else '{}' end, c.created_at + interval '1 minute' * k
     from ${ofRange} cross join generate_series(0, $1::int - 1, 2) k
     cross join lateral (select pg_temp.id('dish ' || n || ' ' || abs(hashtext(c.id::text)) % dishes) as dish, hashtext(c.id::text) % 7 = 0 as gap) d`,
    [messagesPerConversation],
  )
  await client.query(
    `insert into usage_records (message_id, owner_id, subscription_id, is_overage, created_at)
     select pg_temp.id(c.id::text || k), c.owner_id, subscription_id, false, c.created_at + interval '1 minute' * k
     from ${ofRange} cross join generate_series(1, $1::int - 1, 2) k`,
    [messagesPerConversation],
  )
}
