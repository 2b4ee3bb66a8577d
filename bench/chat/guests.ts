import type { TestServer } from '../../tests/server.ts'
import { insertOwner } from '../../tests/insert-owner.ts'
import { seedMenu } from '../seed-menu.ts'
import { timeReply, type TimedReply } from './stream.ts'

// Enough restaurants that none reaches its hourly question limit, each with a menu as long as those
// of the competitors that were measured (design section 10).
const restaurants = 24
const dishes = 80

/** A new guest takes over after this many questions, so none reaches the limit per guest. */
const questionsPerGuest = 5

/**
 * Seeds restaurants, each with a subscribed owner and a menu.
 * @returns their slugs
 */
export async function seedRestaurants(
  server: Pick<TestServer, 'database'>,
  count = restaurants,
): Promise<string[]> {
  const slugs: string[] = []
  for (let number = 0; number < count; number++) {
    const slug = `bench-${number}`
    const menuId = await seedMenu(server, await insertOwner(server.database), dishes)
    await server.database.query(
      `with menu as (update menus set assistant_id = gen_random_uuid() where id = $1 returning *),
            place as (insert into restaurants (owner_id, menu_id, name, slug)
                      select owner_id, id, $2, $2 from menu)
       insert into subscriptions (owner_id, subscription_id, status, plan_name, started_at,
         current_period_end, ai_message_limit)
       select owner_id, $2, 'active', 'Basic', now(), now() + interval '1 month', 5000 from menu`,
      [menuId, slug],
    )
    slugs.push(slug)
  }
  return slugs
}

/** An unlimited number of guests, spread over the restaurants, each with its own IP address. */
export class Guests {
  readonly #origin: string
  readonly #slugs: readonly string[]
  #count = 0

  constructor(origin: string, slugs: readonly string[]) {
    this.#origin = origin
    this.#slugs = slugs
  }

  /** A client that acts as one guest after the other; each call asks a question. */
  client(): () => Promise<TimedReply> {
    let questions = 0
    let number = 0
    let cookie = ''
    return async () => {
      if (questions % questionsPerGuest === 0) {
        number = this.#count
        this.#count++
        cookie = ''
      }
      questions++
      const reply = await timeReply({
        url: `${this.#origin}/${this.#slugs[number % this.#slugs.length]}/chat`,
        headers: {
          Origin: this.#origin,
          Cookie: cookie,
          'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
        },
        body: JSON.stringify({ message: 'What is good here?', key: crypto.randomUUID() }),
        mark: 'event: delta',
        end: 'event: done',
      })
      cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? cookie
      return reply
    }
  }
}
