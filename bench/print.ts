import { insertOwner, openSession } from '../tests/insert-owner.ts'
import { withServer } from '../tests/server.ts'
import { fromColumns, type Bench } from './bench.ts'
import { seedMenu } from './seed-menu.ts'

const dishes = 200

/** The slowest paper of a menu: nothing is cached, and the first also starts the worker. */
export const print: Bench = {
  title: `PDFs of ${dishes} dishes with sizes and options, each rendered once`,
  run: (postgresUrl) =>
    withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
      const email = await insertOwner(server.database)
      const menuId = await seedMenu(server, email, dishes, true)
      const [restaurant] = await server.database.query(
        `insert into restaurants (owner_id, slug, name, menu_id)
         select owner_id, 'printed', 'Printed', id from menus where id = $1
         returning id`,
        [menuId],
      )
      const ofOwner = `dashboard/restaurants/restaurant/${String(restaurant?.['id'])}/print`
      const papers = {
        'menu, first': 'printed/menu.pdf?layout=classic',
        'menu, 3 columns on A5': 'printed/menu.pdf?columns=3&paper=a5',
        'menu, centred': 'printed/menu.pdf?layout=centred',
        'menu in boxes, 2 columns': 'printed/menu.pdf?layout=boxed&columns=2',
        'menu, large print': 'printed/menu.pdf?layout=large',
        'allergen table': 'printed/allergens.pdf',
        'price list': `${ofOwner}/prices`,
        'kitchen sheet': `${ofOwner}/kitchen`,
      }
      const { name, value } = await openSession(server.database, email)
      const headers = { Cookie: `${name}=${value}` }
      const times: number[] = []
      for (const paper of Object.values(papers)) {
        times.push(await timePaper(`${server.url}/${paper}`, headers))
      }
      return fromColumns(
        [['Chefin', times]],
        Object.keys(papers).map((label) => ({ label, unit: 'ms' })),
      )
    }),
}

async function timePaper(url: string, headers: HeadersInit): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - startedAt
}
