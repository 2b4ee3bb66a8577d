import { Guest } from '../../tests/guest.ts'
import { openSession } from '../../tests/insert-owner.ts'
import { Owner } from '../../tests/owner.ts'
import { timeRequest } from '../time-request.ts'
import { emailOf, slugOf } from './grow-world.ts'
import type { World } from './open-world.ts'

/** Does something once for an owner, given by number; returns milliseconds. */
type Journey = (owner: number) => Promise<number>

/** What guests and owners do, as clients of a world's processes. */
export const journeys: Readonly<Record<string, (world: World) => Journey>> = {
  // First: later no page is new to the process.
  'guest page, rendered afresh': ({ server }) => page(server.url),
  'guest page, from cache': ({ server }) => page(server.url),
  question:
    ({ server }) =>
    async (owner) => {
      const guest = new Guest(server.url, slugOf(owner))
      const headers = {
        'X-Forwarded-For': `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`,
      }
      return timed(async () => {
        const { events } = await guest.ask('Is there sesame in it?', crypto.randomUUID(), headers)
        if (events.at(-1)?.event !== 'done') throw new Error('Incomplete reply')
      })
    },
  login:
    ({ server, query }) =>
    async (owner) => {
      await query('delete from rate_limits')
      const client = new Owner(server, emailOf(owner))
      client.password = 'chefin-demo'
      return timed(async () => expectStatus(await client.login(), 302))
    },
  'dashboard with statistics': (world) => ownersPage(world, '/dashboard'),
  conversations: (world) => ownersPage(world, '/dashboard/conversations'),
  'search in conversations': (world) => ownersPage(world, '/dashboard/conversations?search=sesame'),
  'search for a word nobody said': (world) =>
    ownersPage(world, '/dashboard/conversations?search=kumquat'),
  'dish save until another process shows it': saveDish,
  'sign-up':
    ({ server }) =>
    async () => {
      const client = new Owner(server)
      return timed(async () => expectStatus(await client.register(), 302))
    },
  'sitemap index': ({ server }) => fetched(server.url, '/sitemap.xml'),
  'sitemap of menus': ({ server }) => fetched(server.url, '/sitemaps/menus.xml?from=place-1'),
}

const page =
  (origin: string): Journey =>
  (owner) =>
    fetched(origin, `/${slugOf(owner)}`)()

const fetched = (origin: string, path: string) => async () =>
  (await timeRequest(`${origin}${path}`, '')).milliseconds

function ownersPage(world: World, path: string): Journey {
  return async (owner) => {
    const client = await signedIn(world, owner)
    return timed(async () => expectStatus(await client.get(path), 200))
  }
}

async function signedIn({ server, query }: World, owner: number): Promise<Owner> {
  const client = new Owner(server, emailOf(owner))
  const { name, value } = await openSession({ query }, client.email)
  client.cookies.set(name, value)
  return client
}

/** Saves a dish at one process, and reads it from the guest page of the other. */
export function saveDish(world: World): Journey {
  return async (owner) => {
    const client = await signedIn(world, owner)
    const [dish] = await world.query(
      `select d.id, d.menu_id, d.updated_at from dishes d join owners o on o.id = d.owner_id
       where o.email = $1 and d.position = 0`,
      [client.email],
    )
    const mark = `Taze ${crypto.randomUUID()}`
    const updatedAt = dish?.['updated_at']
    if (!(updatedAt instanceof Date)) throw new Error('The owner has no dish')
    return timed(async () => {
      const saved = await client.post(
        `/dashboard/menuList/menu/${String(dish?.['menu_id'])}/itemList`,
        {
          intent: 'update',
          dishId: String(dish?.['id']),
          updatedAt: updatedAt.toISOString(),
          name: 'Kebap',
          description: mark,
          aiInstructions: 'Taze.',
          ingredients: 'kuzu kıyma, soğan',
          tags: '',
          calories: '',
          price: '95',
          isActive: 'on',
        },
      )
      expectStatus(saved, 200)
      const shown = await fetch(`${world.neighbour.url}/${slugOf(owner)}`)
      if (!(await shown.text()).includes(mark))
        throw new Error('The other process shows an old page')
    })
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function expectStatus({ status, body }: { status: number; body: string }, expected: number): void {
  if (status !== expected)
    throw new Error(`${status} instead of ${expected}: ${body.slice(0, 300)}`)
}
