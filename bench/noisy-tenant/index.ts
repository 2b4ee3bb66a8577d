import { z } from 'zod'
import { findFreePort } from '#app/db/embedded/postmaster.ts'
import { layHeavyMenu } from '../../tests/fixtures/heavy-dish.ts'
import { Guest } from '../../tests/guest.ts'
import { Owner } from '../../tests/owner.ts'
import { withServer, type TestServer } from '../../tests/server.ts'
import type { Bench, Row } from '../bench.ts'

/** At the cap of text, and far beyond it, as a menu may be that is older than the cap. */
const sizes = [200, 5_000]

/**
 * How long one request holds the event loop on menus whose dishes are as full as the form lets
 * them be. The server measures itself (`watch-loop.ts`).
 */
export const noisyTenant: Bench = {
  title: 'for how long one request holds the event loop, on menus of heavy dishes',
  isNamedOnly: true,
  async run(postgresUrl, { isShort }) {
    const columns: string[] = []
    const measured: Row[][] = []
    for (const size of isShort ? sizes.slice(0, 1) : sizes) {
      columns.push(`${size} dishes: held`, 'answered')
      measured.push(await measure(postgresUrl, size))
    }
    const [first = []] = measured
    const rows = first.map((row, at) => ({
      ...row,
      values: measured.flatMap((column) => column[at]?.values ?? []),
    }))
    return { columns, rows }
  },
}

async function measure(postgresUrl: string, size: number): Promise<Row[]> {
  const loopPort = await findFreePort()
  const env = {
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: 'loopback',
    LOOP_PORT: `${loopPort}`,
    NODE_OPTIONS: `--import=${new URL('watch-loop.ts', import.meta.url).href}`,
  }
  return withServer(postgresUrl, { env }, async (server) => {
    const rows: Row[] = []
    const time = async (what: string, run: () => Promise<unknown>) => {
      await longestHold(loopPort)
      const begun = performance.now()
      await run()
      const answered = performance.now() - begun
      rows.push({ what, unit: 'ms', values: [await longestHold(loopPort), answered] })
    }
    await walk(server, size, time)
    return rows
  })
}

type Time = (what: string, run: () => Promise<unknown>) => Promise<void>

async function walk(server: TestServer, size: number, time: Time): Promise<void> {
  const owner = await new Owner(server).join()
  const slug = 'heavy'
  const { menuId, dishIds } = await layHeavyMenu(server.database, {
    ownerEmail: owner.email,
    slug,
    dishes: size,
  })
  const page = async () => {
    const response = await fetch(`${server.url}/${slug}`)
    if (response.status !== 200) throw new Error(`The page answered ${response.status}`)
    await response.arrayBuffer()
  }
  const listPath = `/dashboard/menuList/menu/${menuId}/itemList`
  const list = async (search = '') => {
    const { status } = await owner.get(listPath + search)
    if (status !== 200) throw new Error(`The list answered ${status}`)
  }
  const guest = new Guest(server.url, slug)
  // What the compiler has not seen yet would be counted as the menu's.
  for (let round = 0; round < 20; round++) {
    await fetch(`${server.url}/demo?lang=${round % 2 ? 'en' : 'tr'}`)
    await new Guest(server.url).ask('vegan ne var', undefined, from(round))
  }
  await time('guest page, first', page)
  await time('guest page, again', page)
  for (const question of [
    'Which dishes contain gluten?',
    'Is Heavy dish 7 safe for my nut allergy?',
    `I have an allergy. ${'heavy dish walnut '.repeat(100)}`.slice(0, 2_000),
  ]) {
    await time(`question: ${question.slice(0, 32)}`, () => guest.ask(question))
  }
  await time("owner's list", () => list())
  await time("owner's list, searched", () => list('?words=zzz'))
  await time("owner's dish", () => list(`?edit=${dishIds[3]}`))
  await time('edit', async () => {
    const { status } = await owner.post(listPath, {
      intent: 'active',
      dishId: dishIds[0] ?? '',
      isActive: 'on',
    })
    if (status >= 400) throw new Error(`The edit answered ${status}`)
  })
  await time('guest page after an edit', page)
  await time('instructions', async () => {
    await owner.get(`/dashboard/menuList/menu/${menuId}/instructions`)
  })
}

const from = (n: number) => ({ 'X-Forwarded-For': `10.9.0.${n}` })

/** In ms, since it was last asked. */
async function longestHold(port: number): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}`)
  return z.object({ longest: z.number() }).parse(await answer.json()).longest
}
