import { insertOwner } from '../../tests/insert-owner.ts'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { withServer, type TestServer } from '../../tests/server.ts'
import { quantile, type Bench } from '../bench.ts'
import { seedMenu } from '../seed-menu.ts'
import { slowestInteraction, startBrowser } from '../slow-browser.ts'
import * as dashboard from './dashboard.ts'
import * as guest from './guest.ts'
import { openStaticPage, staticTaps } from './static.ts'
import type { SeededMenu, Tap, TapPage } from './tap.ts'

interface MenuKind {
  readonly label: string
  readonly size: number
  /** Each dish has three sizes and two groups of options. */
  readonly hasChoices?: boolean
  /**
   * The number of rounds: fewer for a long menu, where preparing a tap takes three times as long.
   */
  readonly rounds: number
}

const menus: readonly MenuKind[] = [
  { label: '80 dishes', size: 80, rounds: 10 },
  { label: '2000 dishes', size: 2_000, rounds: 5 },
]
const withChoices: MenuKind = {
  label: '500 dishes, sizes, options',
  size: 500,
  hasChoices: true,
  rounds: 5,
}
const onSecondMenu = 40

export const guestTaps = tapBench(
  "a guest's",
  guest.openGuestPage,
  guest.guestTaps,
  [...menus, withChoices],
  guest.phone,
)

export const ownerTaps = tapBench(
  "an owner's",
  dashboard.openDashboard,
  dashboard.dashboardTaps,
  menus,
)

/**
 * Measures the time from a tap or a key press to the next paint, also on a static page, as that time
 * depends on the machine.
 */
function tapBench(
  whose: string,
  open: (browser: Browser, server: TestServer, seeded: SeededMenu) => Promise<TapPage>,
  taps: readonly Tap[],
  kinds: readonly MenuKind[],
  device?: BrowserContextOptions,
): Bench {
  return {
    title: `${whose} taps, tap to paint with 4x CPU throttling, all events of a tap, p75 of ${kinds.map(({ rounds }) => rounds).join(', ')} rounds`,
    run: (postgresUrl, { isShort }) =>
      withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
        const browser = await startBrowser()
        try {
          const columns: number[][] = []
          for (const kind of kinds) {
            const seeded = await seed(server, kind)
            const rounds = isShort ? 1 : kind.rounds
            columns.push([
              ...(await measure(await open(browser, server, seeded), taps, rounds)),
              ...(await measure(
                await openStaticPage(browser, server.url, device),
                staticTaps,
                rounds,
              )),
            ])
          }
          return {
            columns: kinds.map(({ label }) => label),
            rows: [...taps, ...staticTaps].map(({ label }, index) => ({
              label,
              unit: 'ms',
              values: columns.map((column) => column[index] ?? Number.NaN),
            })),
          }
        } finally {
          await browser.close()
        }
      }),
  }
}

/** Seeds a restaurant with chat enabled and `size` dishes, a few of them on a second menu. */
async function seed(server: TestServer, { size, hasChoices }: MenuKind) {
  const email = await insertOwner(server.database)
  const menuId = await seedMenu(server, email, size - onSecondMenu, hasChoices)
  const secondId = await seedMenu(server, email, onSecondMenu, hasChoices)
  const slug = `taps-${size}`
  const { query } = server.database
  await query(`update menus set assistant_id = 'offline' where id = $1`, [menuId])
  await query(
    `with restaurant as (insert into restaurants (owner_id, name, slug, menu_id, is_active)
       select owner_id, name, $2, id, true from menus where id = $1 returning id, owner_id)
     insert into restaurant_menus (owner_id, restaurant_id, menu_id, position)
     select owner_id, id, $3, 0 from restaurant`,
    [menuId, slug, secondId],
  )
  await query(
    `insert into subscriptions (owner_id, subscription_id, status, stripe_status, started_at,
       current_period_start, current_period_end, plan_name, ai_message_limit)
     select owner_id, 'sub_' || $1, 'active', 'active', now(), now(), now() + interval '30 days',
       'Basic', 1000 from menus where id = $1::uuid`,
    [menuId],
  )
  return { email, menuId, slug }
}

async function measure(
  { page, reset }: TapPage,
  taps: readonly Tap[],
  rounds: number,
): Promise<number[]> {
  const times = taps.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    await reset()
    for (const [index, { prepare, tap }] of taps.entries()) {
      await prepare?.(page)
      await slowestInteraction(page)
      await tap(page)
      times[index]?.push(await slowestInteraction(page))
    }
  }
  await page.context().close()
  return times.map((one) => quantile(one, 0.75))
}
