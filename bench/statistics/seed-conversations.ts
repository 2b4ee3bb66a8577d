import { Client } from 'pg'

/** Whose talks are measured. */
export interface SeededOwners {
  /** One of 49 that have as many as each other. */
  readonly usual: string
  /** Has ten times as many as the others. */
  readonly largest: string
  /** A conversation of the largest owner's, of so many messages. */
  readonly longTalk: string
}

export const owners = 50
export const longTalkMessages = 2_000
const timesLargest = 10
const messagesOfTalk = 8
const dishesOfMenu = 40

/**
 * Lays about so many messages, evenly over the last year, one talk after the other as they would
 * have come. Past keys and triggers, as everything that is laid fits together.
 */
export async function seedConversations(adminUrl: string, messages: number): Promise<SeededOwners> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`set session_replication_role = replica`)
    await seedPlaces(client)
    const shares = owners - 1 + timesLargest
    await client.query(
      `insert into conversations (owner_id, restaurant_id, guest_hash, user_message, created_at, updated_at)
       select p.owner_id, p.id, 'guest ' || n, 'Is there sesame in dish ' || n % 90 || '?', moment, moment + interval '9 minutes'
       from generate_series(1, $1::int) n
       cross join lateral (select now() - interval '365 days' * (1 - n / $1::float) as moment) t
       join places p on p.at = greatest(n % $2::int - $3::int + 1, 0)`,
      [Math.floor(messages / messagesOfTalk), shares, timesLargest],
    )
    await seedMessages(client, 'conversations', messagesOfTalk)
    const [long] = (
      await client.query<{ id: string }>(
        `insert into conversations (owner_id, restaurant_id, guest_hash, user_message)
         select owner_id, id, 'a long talk', 'x' from places where at = 0 returning id`,
      )
    ).rows
    await seedMessages(
      client,
      `(select * from conversations where id = '${long?.id}')`,
      longTalkMessages,
    )
    await client.query(
      `insert into insights (message_id, owner_id, restaurant_id, menu_id, language, dish_ids, gap_kind, gap_dish_id, gap_facts, created_at)
       select m.id, m.owner_id, m.restaurant_id, p.menu_id, (array['tr', 'en', 'de', 'ru'])[1 + n % 4],
         array[d.id], case when n % 7 = 0 then 'allergens' end, case when n % 7 = 0 then d.id end,
         case when n % 7 = 0 then array['sesame'] else '{}' end, m.created_at
       from (select *, row_number() over (order by sequence) as n from messages where role = 'user') m
       join places p on p.owner_id = m.owner_id
       join dishes d on d.menu_id = p.menu_id and d.position = m.n % $1::int`,
      [dishesOfMenu],
    )
    await client.query('vacuum (analyze)')
    const found = await client.query<{ at: number; owner_id: string }>(
      'select at, owner_id from places where at < 2 order by at',
    )
    const [largest, usual] = found.rows.map(({ owner_id }) => owner_id)
    if (!largest || !usual || !long) throw new Error('the conversations were not seeded')
    return { largest, usual, longTalk: long.id }
  } finally {
    await client.end()
  }
}

/** Owners with a restaurant, a menu and its dishes; number 0 is the largest. */
async function seedPlaces(client: Client): Promise<void> {
  await client.query(
    `insert into owners (email, first_name, last_name, time_zone)
     select 'owner-' || n || '@chefin.example', 'x', 'y', 'Europe/Istanbul' from generate_series(1, $1::int) n`,
    [owners],
  )
  await client.query(`insert into menus (owner_id, name) select id, 'Menu' from owners`)
  await client.query(
    `insert into restaurants (owner_id, menu_id, slug, name)
     select owner_id, id, 'place-' || left(id::text, 8), 'Place' from menus`,
  )
  await client.query(
    `insert into dishes (owner_id, menu_id, name, ingredients, position, updated_at)
     select owner_id, id, 'Dish ' || n, array['un', 'tuz'], n, now() - interval '2 years'
     from menus, generate_series(0, $1::int - 1) n`,
    [dishesOfMenu],
  )
  await client.query(
    `create temporary table places as
     select *, row_number() over (order by id)::int - 1 as at from restaurants`,
  )
}

/** So many messages for each of some talks: questions and replies in turn. */
async function seedMessages(client: Client, talks: string, count: number): Promise<void> {
  const insert = (columns: string, values: string, remainder: number) =>
    client.query(
      `insert into messages (id, owner_id, restaurant_id, conversation_id, role, text, created_at, ${columns})
       overriding user value
       select md5(c.id::text || k)::uuid, c.owner_id, c.restaurant_id, c.id, ${values}
       from ${talks} c, generate_series(0, $1::int - 1) k where k % 2 = ${remainder}
       order by c.created_at, c.id, k`,
      [count],
    )
  const at = `c.created_at + interval '1 minute' * least(k, 9)`
  await insert(
    'idempotency_key',
    `'user', 'Is there sesame in dish ' || k || ', and what does it cost?', ${at}, gen_random_uuid()`,
    0,
  )
  await insert(
    'reply_to',
    `'assistant', repeat('None of the recorded ingredients is a source of sesame. ', 5), ${at}, md5(c.id::text || k - 1)::uuid`,
    1,
  )
}
