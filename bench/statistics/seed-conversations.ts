import { Client } from 'pg'

/** The ids of the owners and the conversation that are measured. */
export interface SeededOwners {
  /** One of 49 owners with the same number of messages. */
  readonly usual: string
  /** The owner with ten times as many. */
  readonly largest: string
  /** A conversation of the largest owner with `longConversationMessages` messages. */
  readonly longConversation: string
}

export const owners = 50
export const longConversationMessages = 2_000
const largestFactor = 10
const messagesPerConversation = 8
const dishesPerMenu = 40

/**
 * Seeds about `messageCount` messages, spread evenly over the last year, in chronological order.
 * Disables foreign keys and triggers for speed; the seeded rows are consistent.
 */
export async function seedConversations(
  adminUrl: string,
  messageCount: number,
): Promise<SeededOwners> {
  const client = new Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await seedPlaces(client)
    await client.query(`set session_replication_role = replica`)
    const shares = owners - 1 + largestFactor
    await client.query(
      `insert into conversations (owner_id, restaurant_id, guest_hash, user_message, created_at, updated_at)
       select p.owner_id, p.id, 'guest ' || n, 'Is there sesame in dish ' || n % 90 || '?', moment, moment + interval '9 minutes'
       from generate_series(1, $1::int) n
       cross join lateral (select now() - interval '365 days' * (1 - n / $1::float) as moment) t
       join places p on p.at = greatest(n % $2::int - $3::int + 1, 0)`,
      [Math.floor(messageCount / messagesPerConversation), shares, largestFactor],
    )
    await seedMessages(client, 'conversations', messagesPerConversation)
    const [long] = (
      await client.query<{ id: string }>(
        `insert into conversations (owner_id, restaurant_id, guest_hash, user_message)
         select owner_id, id, 'a long conversation', 'x' from places where at = 0 returning id`,
      )
    ).rows
    await seedMessages(
      client,
      `(select * from conversations where id = '${long?.id}')`,
      longConversationMessages,
    )
    await client.query(
      `insert into insights (message_id, owner_id, restaurant_id, menu_id, language, dish_ids, gap_kind, gap_dish_id, gap_facts, created_at)
       select m.id, m.owner_id, m.restaurant_id, p.menu_id, (array['tr', 'en', 'de', 'ru'])[1 + n % 4],
         array[d.id], case when n % 7 = 0 then 'allergens' end, case when n % 7 = 0 then d.id end,
         case when n % 7 = 0 then array['sesame'] else '{}' end, m.created_at
       from (select *, row_number() over (order by sequence) as n from messages where role = 'user') m
       join places p on p.owner_id = m.owner_id
       join dishes d on d.menu_id = p.menu_id and d.position = m.n % $1::int`,
      [dishesPerMenu],
    )
    await client.query('vacuum (analyze)')
    const { rows } = await client.query<{ at: number; owner_id: string }>(
      'select at, owner_id from places where at < 2 order by at',
    )
    const [largest, usual] = rows.map(({ owner_id }) => owner_id)
    if (!largest || !usual || !long) throw new Error('the conversations were not seeded')
    return { largest, usual, longConversation: long.id }
  } finally {
    await client.end()
  }
}

/** Seeds owners, each with a restaurant, a menu and its dishes; number 0 is the largest. */
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
    [dishesPerMenu],
  )
  await client.query(
    `create temporary table places as
     select *, row_number() over (order by id)::int - 1 as at from restaurants`,
  )
}

/**
 * Seeds alternating questions and replies for each conversation.
 * @param conversations SQL of the table or subquery of conversations
 */
async function seedMessages(client: Client, conversations: string, count: number): Promise<void> {
  const insert = (columns: string, values: string, remainder: number) =>
    client.query(
      `insert into messages (id, owner_id, restaurant_id, conversation_id, role, text, created_at, ${columns})
       overriding user value
       select md5(c.id::text || k)::uuid, c.owner_id, c.restaurant_id, c.id, ${values}
       from ${conversations} c, generate_series(0, $1::int - 1) k where k % 2 = ${remainder}
       order by c.created_at, c.id, k`,
      [count],
    )
  const at = `c.created_at + interval '1 minute' * least(k, 9)`
  await insert(
    'idempotency_key, table_name',
    `'user', 'Is there sesame in dish ' || k || ', and what does it cost?', ${at}, gen_random_uuid(), 1 + k % 20`,
    0,
  )
  await insert(
    'reply_to',
    `'assistant', repeat('None of the recorded ingredients is a source of sesame. ', 5), ${at}, md5(c.id::text || k - 1)::uuid`,
    1,
  )
}
