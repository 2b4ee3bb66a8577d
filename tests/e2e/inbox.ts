import { daysAgo, seedConversation } from '../fixtures/seed-conversations.ts'
import type { TestServer } from '../server.ts'
import { insertOwner } from '../insert-owner.ts'

/** An owner with conversations at one restaurant. */
export interface Inbox {
  readonly email: string
  readonly restaurantId: string
  /** Most recently active first. */
  readonly ids: readonly string[]
}

/** Questions that can break layouts: both directions, emoji, one very long word, and a script. */
export const trickyQuestions = [
  'Fıstık alerjim var, ne yiyebilirim?',
  'هل هذا الطبق حلال؟ أريد أن أعرف كل شيء عن المكونات',
  'Tatlı önerir misiniz? 😀🍰 👨‍👩‍👧‍👦',
  'x'.repeat(2_000),
  '<script>alert(1)</script><img src=x onerror=alert(2)>',
]

/** Inserts an owner with one conversation per question, one per day. */
export async function seedInbox(
  server: TestServer,
  questions: readonly string[] = trickyQuestions,
  locale: 'en' | 'tr' = 'en',
): Promise<Inbox> {
  const { database } = server
  const email = await insertOwner(server.database, { locale })
  const [restaurant] = await database.query(
    `insert into restaurants (owner_id, name) select id, 'Lale Lokantası' from owners
     where email = $1 returning id`,
    [email],
  )
  const restaurantId = String(restaurant?.['id'])
  const rows = await database.query(
    'select id, name, image_url from dishes where image_url is not null order by position limit 2',
  )
  const dishes = rows.map(({ id, name, image_url: image }) => ({
    id: String(id),
    name: String(name),
    image_url: String(image),
  }))
  const ids: string[] = []
  for (const [index, question] of questions.entries()) {
    const turn = {
      question,
      reply: 'Mercimek çorbası vegandır.',
      dishes: index === 0 ? dishes : [],
    }
    const at = daysAgo(index + 0.001)
    ids.push(await seedConversation(database, restaurantId, { turns: [turn], at }))
  }
  return { email, restaurantId, ids }
}
