import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { heavyMenus, seedHeavyMenu } from '../../tests/fixtures/heavy-dish.ts'
import { Guest } from '../../tests/guest.ts'
import { Owner } from '../../tests/owner.ts'
import { plan, says, ScriptedProvider, wire } from '../../tests/scripted-provider/index.ts'
import { startTestServer, withServer, type TestServer } from '../../tests/server.ts'
import { median, quantile, type Bench, type Row } from '../bench.ts'

type HeavyMenu = (typeof heavyMenus)[keyof typeof heavyMenus]

/**
 * The time that one request blocks the event loop, on menus at the caps, and that a neighbour waits
 * in the meantime. The server itself measures the blocking (`watch-loop.ts`), in CPU time; response
 * times are wall time.
 */
export const noisyTenant: Bench = {
  title: 'how long one request blocks the event loop, on menus at the caps',
  isNamedOnly: true,
  async run(postgresUrl, { isShort }) {
    const columns: string[] = []
    const reports: Row[][] = []
    for (const menu of Object.values(heavyMenus).slice(0, isShort ? 1 : undefined)) {
      columns.push(`${menu.dishes} dishes: blocked`, 'response')
      const offline = await measure(postgresUrl, menu, {}, measureWithoutModel)
      const scripted = new ScriptedProvider()
      await scripted.start()
      try {
        scripted.script = says(expensivePlan)
        const env = scripted.env('openai-compatible')
        const withModel = await measure(postgresUrl, menu, env, measureWithModel)
        reports.push([...offline, ...withModel])
      } finally {
        await scripted.stop()
      }
    }
    const [first = []] = reports
    const rows = first.map((row, index) => ({
      ...row,
      values: reports.flatMap((column) => column[index]?.values ?? []),
    }))
    return { columns, rows }
  },
}

/** The parts that search a whole menu, as many as a plan may have. */
const expensivePlan = plan(
  [
    wire({ do: 'list' }),
    wire({ do: 'list', where: [{ op: 'words', of: ['heavy dish'] }] }),
    wire({ do: 'suggest', where: [{ op: 'suits', of: ['vegan'] }] }),
    wire({ do: 'meal', of: ['starter', 'main', 'dessert'], where: [{ op: 'people', of: ['4'] }] }),
    wire({ do: 'pictures', where: [{ op: 'without', of: ['milk'] }] }),
    wire({ do: 'pair', dishes: ['d1'], of: ['any'] }),
  ],
  ['nuts', 'gluten', 'sesame'],
)

interface TestBed {
  readonly server: TestServer
  /** Starts another process on the same database. */
  readonly startOther: () => Promise<TestServer>
  /** The owner of the heavy menu, who shares nothing with the sample restaurants. */
  readonly owner: Owner
  readonly slug: string
  readonly menuId: string
  readonly dishIds: readonly string[]
  /** Measures `run` and adds a row. */
  time(label: string, run: () => Promise<unknown>): Promise<void>
  readonly rows: Row[]
  /** Where `watch-loop.ts` listens in the server. */
  readonly loopPort: number
  /** Adds a row for a response time in ms, with the longest block since the last row. */
  note(label: string, responseMs: number): Promise<void>
}

async function measure(
  postgresUrl: string,
  menu: HeavyMenu,
  settings: Readonly<Record<string, string>>,
  measureRequests: (bed: TestBed) => Promise<void>,
): Promise<Row[]> {
  const loopPort = await findFreePort()
  const common = { LOG_LEVEL: 'error', TRUSTED_PROXIES: 'loopback', ...settings }
  const env = {
    ...common,
    LOOP_PORT: `${loopPort}`,
    NODE_OPTIONS: `--import=${new URL('watch-loop.ts', import.meta.url).href}`,
  }
  return withServer(postgresUrl, { env }, async (server) => {
    const rows: Row[] = []
    const time = async (label: string, run: () => Promise<unknown>) => {
      await readTurns(loopPort)
      const startedAt = performance.now()
      await run()
      await note(label, performance.now() - startedAt)
    }
    const note = async (label: string, responseMs: number) => {
      rows.push({ label, unit: 'ms', values: [(await readTurns(loopPort)).longest, responseMs] })
    }
    const sampleOwner = new Owner(server, 'demo@chefin.example')
    await sampleOwner.login({ password: 'chefin-demo' })
    const owner = await new Owner(server).create(server.database)
    const slug = 'heavy'
    const [sample] = await server.database.query(
      `select menu_id as id from restaurants where slug = 'demo'`,
    )
    const sampleList = `/dashboard/menuList/menu/${sample?.['id']}/itemList`
    const seeded = await seedHeavyMenu(server.database, { ownerEmail: owner.email, slug, menu })
    // These warm up the JIT, whose compilation would otherwise be measured too.
    for (let round = 0; round < 20; round++) {
      await fetch(`${server.url}/demo?lang=${round % 2 ? 'en' : 'tr'}`)
      await new Guest(server.url).ask('vegan ne var', undefined, from(round))
      for (const search of ['', '?words=zzz']) {
        expectOk(await sampleOwner.get(`${sampleList}${search}`))
      }
    }
    const startOther = () =>
      startTestServer(postgresUrl, {
        env: { ...common, CHEFIN_DATA: server.folder },
        database: server.database,
      })
    await measureRequests({
      server,
      startOther,
      owner,
      slug,
      ...seeded,
      rows,
      loopPort,
      time,
      note,
    })
    return rows
  })
}

const questions = [
  'Which dishes contain gluten?',
  'Is Heavy dish 7 safe for my nut allergy?',
  'What do you recommend for 300 lira?',
  `I have an allergy. ${'heavy dish walnut '.repeat(120)}`.slice(0, 2_000),
  `${Array.from({ length: 140 }, (_, n) => `heavy dish ${n}`).join(' ')}`.slice(0, 2_000),
]

async function loadPage(url: string) {
  const response = await fetch(url)
  await response.arrayBuffer()
  expectOk(response)
}

async function measureWithoutModel(bed: TestBed) {
  const { server, owner, slug, menuId, dishIds, time } = bed
  const page = () => loadPage(`${server.url}/${slug}`)
  const list = `/dashboard/menuList/menu/${menuId}/itemList`
  const get = async (path: string) => expectOk(await owner.get(path))
  const edit = async (position: number) => {
    const fields = { intent: 'active', dishId: dishIds[position] ?? '', isActive: 'on' }
    expectOk(await owner.post(list, fields))
  }
  const guest = new Guest(server.url, slug)
  await time('guest page, first', page)
  await time('guest page, again', page)
  for (const question of questions) {
    await time(`question: ${question.slice(0, 32)}`, () => guest.ask(question))
  }
  await time("owner's list", () => get(list))
  await time("owner's list, searched", () => get(`${list}?words=zzz`))
  await time("owner's list, searched by many words", () =>
    get(`${list}?words=${'walnut%20cream%20'.repeat(10)}`),
  )
  await time("owner's dish", () => get(`${list}?edit=${dishIds[3]}`))
  await time('edit', () => edit(0))
  await time('guest page after an edit', page)
  await time('edit again', () => edit(1))
  await time('question after an edit', () => guest.ask(questions[0] ?? ''))
  await time('instructions', () => get(`/dashboard/menuList/menu/${menuId}/instructions`))
  await timeNeighbour(bed)
}

const roundCount = 5
const waitsSchema = z.tuple([z.array(z.number())]).rest(z.unknown())
const quietMs = 1_500

/** The turns of a round, and how long the neighbour waited in it, in ms. */
type Measured = z.infer<typeof turnsSchema> & { readonly p50: number; readonly p99: number }

/** Sends eight requests about the heavy menu to a process at once. */
function flood(bed: TestBed, server: TestServer, round: number) {
  const { slug, menuId, dishIds } = bed
  const { url } = server
  const list = `/dashboard/menuList/menu/${menuId}/itemList`
  const owner = new Owner(server, bed.owner.email)
  for (const [name, value] of bed.owner.cookies) owner.cookies.set(name, value)
  const edit = { intent: 'active', dishId: dishIds[round] ?? '', isActive: 'on' }
  return Promise.all([
    owner.post(list, edit).then(expectOk),
    owner.get(list).then(expectOk),
    loadPage(`${url}/${slug}`),
    ...questions.map((question, n) =>
      new Guest(url, slug).ask(question, undefined, from(100 + 10 * round + n)),
    ),
  ])
}

/**
 * Measures how long another tenant waits for a cached page, in alternating rounds: quiet, while the
 * server is flooded, and while another process is, which shows the machine's part.
 */
async function timeNeighbour(bed: TestBed): Promise<void> {
  const { server, rows, loopPort } = bed
  const other = await bed.startOther()
  const neighbour = fork(fileURLToPath(new URL('neighbour.ts', import.meta.url)), [
    `${server.url}/demo`,
  ])
  const measureWhile = async (work: () => Promise<unknown>) => {
    await readTurns(loopPort)
    neighbour.send('start')
    await work()
    const message = once(neighbour, 'message')
    neighbour.send('stop')
    const [waits] = waitsSchema.parse(await message)
    return { ...(await readTurns(loopPort)), p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) }
  }
  await flood(bed, other, 0)
  const rounds: Record<'quiet' | 'flooded' | 'elsewhere', Measured[]> = {
    quiet: [],
    flooded: [],
    elsewhere: [],
  }
  for (let round = 1; round <= roundCount; round++) {
    rounds.quiet.push(await measureWhile(() => setTimeout(quietMs)))
    rounds.flooded.push(await measureWhile(() => flood(bed, server, 2 * round)))
    rounds.elsewhere.push(await measureWhile(() => flood(bed, other, 2 * round + 1)))
  }
  neighbour.kill()
  await other.stop()
  for (const [label, measured] of Object.entries(rounds)) {
    const longest = Math.max(...measured.map((round) => round.longest))
    for (const quality of ['p50', 'p99'] as const) {
      const waits = median(measured.map((round) => round[quality]))
      rows.push({ label: `neighbour, ${label}: ${quality}`, unit: 'ms', values: [longest, waits] })
    }
  }
  const { flooded } = rounds
  const middle = (figure: (round: Measured) => number) => median(flooded.map(figure))
  rows.push(
    {
      label: 'flood: CPU time in turns over 5 ms, and in all',
      unit: 'ms',
      values: [middle(({ long }) => long), middle(({ total }) => total)],
    },
    {
      label: 'flood: longest turn, and all collections',
      unit: 'ms',
      values: [middle(({ longest }) => longest), middle(({ collecting }) => collecting)],
    },
  )
}

async function measureWithModel({ server, owner, slug, menuId, time }: TestBed) {
  const guest = new Guest(server.url, slug)
  await loadPage(`${server.url}/${slug}`)
  await time('model: the first question', () => guest.ask('hello'))
  for (const question of questions) {
    await time(`model: ${question.slice(0, 32)}`, () => guest.ask(question))
  }
  await time('model: an owner tries it', async () => {
    const path = `/dashboard/menuList/menu/${menuId}/rehearsal`
    expectOk(await owner.postJson(path, { message: questions[0], history: [] }))
  })
}

function expectOk({ status }: { readonly status: number }): void {
  if (status >= 400) throw new Error(`The server answered ${status}`)
}

/** A header that makes a request come from another address. */
const from = (address: number) => ({ 'X-Forwarded-For': `10.9.0.${address}` })

const turnsSchema = z.object({
  longest: z.number(),
  total: z.number(),
  long: z.number(),
  collecting: z.number(),
})

/** What `watch-loop.ts` found since the last call. */
async function readTurns(port: number): Promise<z.infer<typeof turnsSchema>> {
  const response = await fetch(`http://127.0.0.1:${port}`)
  return turnsSchema.parse(await response.json())
}
