import { insertOwner } from '../tests/insert-owner.ts'
import { withServer, type TestServer } from '../tests/server.ts'
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
      await server.database.query(
        `insert into restaurants (owner_id, slug, name, menu_id)
         select owner_id, 'printed', 'Printed', id from menus where id = $1`,
        [menuId],
      )
      const papers = {
        'menu, first': 'menu.pdf?layout=classic',
        'menu, 3 columns on A5': 'menu.pdf?columns=3&paper=a5',
        'menu, centred': 'menu.pdf?layout=centred',
        'menu in boxes, 2 columns': 'menu.pdf?layout=boxed&columns=2',
        'menu, large print': 'menu.pdf?layout=large',
        'allergen table': 'allergens.pdf',
      }
      const times: number[] = []
      for (const paper of Object.values(papers)) times.push(await timePaper(server, paper))
      return fromColumns(
        [['Chefin', times]],
        Object.keys(papers).map((label) => ({ label, unit: 'ms' })),
      )
    }),
}

async function timePaper({ url }: TestServer, paper: string): Promise<number> {
  const startedAt = performance.now()
  const response = await fetch(`${url}/printed/${paper}`)
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${paper}: ${response.status}`)
  return performance.now() - startedAt
}
