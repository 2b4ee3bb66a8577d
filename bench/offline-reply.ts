import { offlinePlanner } from '#app/assistant/planners/offline.ts'
import { allDishes, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { askInTurn } from '../evals/ask-in-turn.ts'
import { menus } from '../evals/menus/index.ts'
import { Guest } from '../tests/guest.ts'
import { withServer, type TestServer } from '../tests/server.ts'
import { median, quantile, type Bench, type Row } from './bench.ts'
import { seedRestaurant } from './seed-restaurant.ts'

const sizes = [80, 500, 2_000]
const rounds = 24
const servedDishes = 80
const questions = [
  'I have a nut allergy',
  'Is the baklava safe for my nut allergy?',
  'vegan ne var',
  'What would you take for 300 lira?',
  'mercimek corbasi ne kadar',
  'Which dishes contain gluten?',
  'Enthält der Humus Sesam?',
  'asdfgh qwerty zxcvb',
]
const pool = Object.values(menus).flatMap(({ menu }) => allDishes(menu))
const headings = ['Çorbalar', 'Ana Yemekler', 'Tatlılar', 'İçecekler']

/** A menu whose dish names are unique, and new in each round. */
function menuOf(size: number, round: number): GuestMenu {
  const dishes = Array.from({ length: Math.ceil(size / pool.length) }, (_, turn) =>
    pool.map((dish, place) => {
      const mark = `x${round}q${turn}z${place}`
      return { ...dish, id: mark, name: `${dish.name} ${mark}` }
    }),
  )
    .flat()
    .slice(0, size)
  return {
    ...menus.demo.menu,
    categories: headings.map((name, heading) => ({
      id: name,
      name,
      sections: [],
      dishes: dishes.filter((_, place) => place % headings.length === heading),
    })),
    uncategorised: [],
  }
}

async function time(menu: GuestMenu, question: string): Promise<number> {
  const start = performance.now()
  await askInTurn(offlinePlanner, [question], menu)
  return performance.now() - start
}

/**
 * A reply without a model: complete over HTTP, and the composing alone, for a menu whose words were
 * never read before, for the same menu reloaded from the database, and for a cached menu.
 */
export const offlineReply: Bench = {
  title: `a complete offline reply: over HTTP, one guest at a time, and the composing alone`,
  async run(postgresUrl, { isShort }) {
    const overHttp = await withServer(
      postgresUrl,
      { env: { LOG_LEVEL: 'error', TRUSTED_PROXIES: 'loopback' } },
      (server) => timeOverHttp(server, isShort ? 2 : 20),
    )
    const rows = [row(`over HTTP, ${servedDishes} dishes`, overHttp)]
    for (const size of sizes) {
      const { first, reloaded, cached } = await timeComposing(size, isShort ? 2 : rounds)
      rows.push(
        row(`composing, ${size} dishes, first`, first),
        row(`composing, ${size} dishes, menu reloaded`, reloaded),
        row(`composing, ${size} dishes, menu cached`, cached),
      )
    }
    return { columns: ['median', 'p95'], rows }
  },
}

function row(what: string, times: readonly number[]): Row {
  return { what, unit: 'ms', values: [median(times), quantile(times, 0.95)] }
}

/** Each round is another guest with another IP address, so that no rate limit is reached. */
async function timeOverHttp(server: TestServer, guests: number): Promise<number[]> {
  const { url } = await seedRestaurant(server, servedDishes)
  const times: number[] = []
  for (let round = 0; round <= guests; round++) {
    const guest = new Guest(server.url, new URL(url).pathname.slice(1))
    const address = { 'X-Forwarded-For': `10.0.0.${round}` }
    for (const question of questions) {
      const startedAt = performance.now()
      const { events } = await guest.ask(question, crypto.randomUUID(), address)
      if (events.at(-1)?.event !== 'done') throw new Error(`Incomplete reply to: ${question}`)
      // The first guest warms up the JIT.
      if (round > 0) times.push(performance.now() - startedAt)
    }
  }
  return times
}

async function timeComposing(size: number, count: number) {
  const times: Record<'first' | 'reloaded' | 'cached', number[]> = {
    first: [],
    reloaded: [],
    cached: [],
  }
  for (let round = 0; round < count; round++) {
    const menu = menuOf(size, round)
    const question = questions[round % questions.length] ?? ''
    times.first.push(await time(menu, question))
    times.reloaded.push(await time(structuredClone(menu), question))
    for (const one of questions) times.cached.push(await time(menu, one))
  }
  return times
}
