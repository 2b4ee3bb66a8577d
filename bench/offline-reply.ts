import { offlinePlanner } from '#app/assistant/planners/offline-planner.ts'
import { allDishes, type GuestMenu } from '#app/domain/guest-menu/guest-menu.ts'
import { askInTurn } from '../evals/ask-in-turn.ts'
import { menus } from '../evals/menus/index.ts'
import { Guest } from '../tests/guest.ts'
import { withServer, type TestServer } from '../tests/server.ts'
import { median, quantile, type Bench, type Row } from './bench.ts'
import { cpuOf } from './chat/process-usage.ts'
import { choicesOf } from './choices.ts'
import { seedRestaurant } from './seed-restaurant.ts'

interface MenuKind {
  readonly size: number
  /** Each dish has three sizes and two groups of options. */
  readonly hasChoices: boolean
}

const short = { size: 80, hasChoices: false }
const withChoices = { size: 500, hasChoices: true }
const menusOverHttp: readonly MenuKind[] = [short, withChoices]
const menusToCompose: readonly MenuKind[] = [
  short,
  { size: 500, hasChoices: false },
  withChoices,
  { size: 2_000, hasChoices: false },
]
const nameOf = ({ size, hasChoices }: MenuKind) =>
  `${size} dishes${hasChoices ? ' with sizes and options' : ''}`

const rounds = 24
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
const evalDishes = Object.values(menus).flatMap(({ menu }) => allDishes(menu))
const headings = ['Çorbalar', 'Ana Yemekler', 'Tatlılar', 'İçecekler']

/** A menu whose dish names are unique, and new in each round. */
function menuOf({ size, hasChoices }: MenuKind, round: number): GuestMenu {
  const dishes = Array.from({ length: Math.ceil(size / evalDishes.length) }, (_, copy) =>
    evalDishes.map((dish, position) => {
      const mark = `x${round}q${copy}z${position}`
      const choices = hasChoices && choicesOf(mark, 10_000 + position)
      return { ...dish, id: mark, name: `${dish.name} ${mark}`, ...choices }
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
      dishes: dishes.filter((_, position) => position % headings.length === heading),
    })),
    uncategorised: [],
  }
}

interface Cost {
  readonly ms: number
  /** Processor time of the process that replied. */
  readonly cpuMs: number
}

async function time(menu: GuestMenu, question: string): Promise<Cost> {
  const startedAt = performance.now()
  const before = process.cpuUsage()
  await askInTurn(offlinePlanner, [question], menu)
  const ms = performance.now() - startedAt
  const { user, system } = process.cpuUsage(before)
  return { ms, cpuMs: (user + system) / 1_000 }
}

/**
 * A reply without a model: complete over HTTP, and the composing alone, for a menu whose words were
 * never read before, for the same menu reloaded from the database, and for a cached menu.
 */
export const offlineReply: Bench = {
  title: 'a complete offline reply: over HTTP, one guest at a time, and the composing alone',
  async run(postgresUrl, { isShort }) {
    const rows: Row[] = []
    for (const menu of menusOverHttp) {
      const overHttp = await withServer(
        postgresUrl,
        { env: { LOG_LEVEL: 'error', TRUSTED_PROXIES: 'loopback' } },
        (server) => timeOverHttp(server, menu, isShort ? 2 : 20),
      )
      rows.push(row(`over HTTP, ${nameOf(menu)}`, overHttp))
    }
    for (const menu of menusToCompose) {
      const { first, reloaded, cached } = await timeComposing(menu, isShort ? 2 : rounds)
      rows.push(
        row(`composing, ${nameOf(menu)}, first`, first),
        row(`composing, ${nameOf(menu)}, menu reloaded`, reloaded),
        row(`composing, ${nameOf(menu)}, menu cached`, cached),
      )
    }
    return { columns: ['median', 'p95', 'processor, mean'], rows }
  },
}

function row(label: string, costs: readonly Cost[]): Row {
  const times = costs.map(({ ms }) => ms)
  const processor = costs.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / costs.length
  return { label, unit: 'ms', values: [median(times), quantile(times, 0.95), processor] }
}

/** Each round is another guest with another IP address, so that no rate limit is reached. */
async function timeOverHttp(
  server: TestServer,
  { size, hasChoices }: MenuKind,
  guests: number,
): Promise<Cost[]> {
  const { url } = await seedRestaurant(server, size, hasChoices)
  const pid = server.process.pid ?? 0
  const costs: Cost[] = []
  for (let round = 0; round <= guests; round++) {
    const guest = new Guest(server.url, new URL(url).pathname.slice(1))
    const headers = { 'X-Forwarded-For': `10.0.0.${round}` }
    for (const question of questions) {
      const before = await cpuOf(pid)
      const startedAt = performance.now()
      const { events } = await guest.ask(question, crypto.randomUUID(), headers)
      if (events.at(-1)?.event !== 'done') throw new Error(`Incomplete reply to: ${question}`)
      const ms = performance.now() - startedAt
      // The first guest warms up the JIT.
      if (round > 0) costs.push({ ms, cpuMs: (await cpuOf(pid)) - before })
    }
  }
  return costs
}

async function timeComposing(kind: MenuKind, count: number) {
  const times: Record<'first' | 'reloaded' | 'cached', Cost[]> = {
    first: [],
    reloaded: [],
    cached: [],
  }
  for (let round = 0; round < count; round++) {
    const menu = menuOf(kind, round)
    const question = questions[round % questions.length] ?? ''
    times.first.push(await time(menu, question))
    times.reloaded.push(await time(structuredClone(menu), question))
    for (const one of questions) times.cached.push(await time(menu, one))
  }
  return times
}
