import type { Browser, Page } from '@playwright/test'
import { makeOwner, signIn } from '../tests/e2e/sign-in.ts'
import { withServer, type TestServer } from '../tests/server.ts'
import { ask, type Cost } from './ask.ts'
import { median, type Bench, type Report, type Row } from './bench.ts'
import { seedMenu } from './seed-menu.ts'
import { openSlowPage, slowestEvent, startBrowser, timeToInteractive } from './slow-browser.ts'

const sizes = [60, 2_000]
const rounds = 5
const asked = 15

/** The owner's list of dishes: a long menu beside a usual one, on a slow machine. */
export const dishList: Bench = {
  title: `the owner's dish list, browser at a quarter of its speed, median of ${rounds} (server alone: of ${asked})`,
  isNamedOnly: true,
  run: (postgresUrl) =>
    withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
      const browser = await startBrowser()
      try {
        const measured: Row[][] = []
        for (const size of sizes) measured.push(await measure(server, browser, size))
        return sideBySide(measured)
      } finally {
        await browser.close()
      }
    }),
}

function sideBySide(measured: readonly Row[][]): Report {
  const [first = []] = measured
  const rows = first.map((row, index) => ({
    ...row,
    values: measured.flatMap((column) => column[index]?.values ?? []),
  }))
  return { columns: sizes.map((size) => `${size} dishes`), rows }
}

async function measure(server: TestServer, browser: Browser, size: number): Promise<Row[]> {
  const email = await makeOwner(server, 'en')
  const menuId = await seedMenu(server, email, size)
  const path = `/dashboard/menuList/menu/${menuId}/itemList`
  const page = await openSlowPage(browser, server.url)
  await signIn(page, email)
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit(page, path, size))
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await page.context().close()

  const got = await askAgain(() => ask(`${server.url}${path}`, cookie))
  const reread = await askAgain(() => ask(visits[0]?.rereadFrom ?? '', cookie))
  let order = visits[0]?.order ?? []
  const save = await askAgain(() => {
    // Each asking moves a dish.
    order = [...order.slice(1), ...order.slice(0, 1)]
    return ask(`${server.url}${path}/order`, cookie, JSON.stringify({ ids: order }))
  })
  const of = (read: (visit: Visit) => number) => median(visits.map(read))
  return [
    kb('page, as sent', got.kilobytes),
    kb('page, unpacked', got.unpackedKilobytes),
    ms('page, server alone', got.milliseconds),
    ms(
      'interactive',
      of((one) => one.interactive),
    ),
    ms(
      'search: first key to paint',
      of((one) => one.firstKey),
    ),
    ms(
      'search: slowest key to paint',
      of((one) => one.slowestKey),
    ),
    ms(
      'search: last key to its result',
      of((one) => one.found),
    ),
    ms(
      'order: press to paint',
      of((one) => one.moved),
    ),
    ms(
      'order: press to saved',
      of((one) => one.saved),
    ),
    ms(
      'order: press to read again',
      of((one) => one.settled),
    ),
    ms('order, server alone', save.milliseconds),
    kb('revalidation, as sent', reread.kilobytes),
    kb('revalidation, unpacked', reread.unpackedKilobytes),
    ms('revalidation, server alone', reread.milliseconds),
  ]
}

function ms(what: string, value: number): Row {
  return { what, unit: 'ms', values: [value] }
}

function kb(what: string, value: number): Row {
  return { what, unit: 'KB', values: [value] }
}

async function askAgain(once: () => Promise<Cost>): Promise<Cost> {
  const costs: Cost[] = []
  for (let round = 0; round < asked; round++) costs.push(await once())
  const [first] = costs
  if (!first) throw new Error('nothing was asked')
  return { ...first, milliseconds: median(costs.map(({ milliseconds }) => milliseconds)) }
}

interface Visit {
  readonly interactive: number
  readonly firstKey: number
  readonly slowestKey: number
  readonly found: number
  readonly moved: number
  readonly saved: number
  readonly settled: number
  /** The ids that the order was saved with. */
  readonly order: readonly string[]
  /** Where the page read its data again. */
  readonly rereadFrom: string
}

/** Does in a browser what an owner would: opens the list, moves a dish, looks for another. */
async function visit(page: Page, path: string, size: number): Promise<Visit> {
  const interactive = await timeToInteractive(page, path, '[name="words"]')
  return { interactive, ...(await moveOne(page)), ...(await search(page, size)) }
}

async function moveOne(page: Page) {
  const down = page.getByRole('button', { name: /^Move .* down$/ }).first()
  await down.scrollIntoViewIfNeeded()
  await slowestEvent(page, 'click')
  const saving = page.waitForResponse(/\/order$/)
  const rereading = page.waitForResponse(/\.data(\?|$)/)
  const begun = performance.now()
  await down.click()
  const save = await saving
  const saved = performance.now() - begun
  // Said once the list has been read again.
  await page.getByText('Order updated successfully').first().waitFor()
  const settled = performance.now() - begun
  const reread = await rereading
  const moved = await slowestEvent(page, 'click')
  const { ids } = save.request().postDataJSON()
  return { moved, saved, settled, order: ids, rereadFrom: reread.url() }
}

async function search(page: Page, size: number) {
  const name = `Kebap No ${String(size - 1).padStart(4, '0')}`
  await page.locator('[name="words"]').focus()
  await slowestEvent(page, 'keydown')
  await page.keyboard.press('K')
  const firstKey = await slowestEvent(page, 'keydown')
  await page.keyboard.type(name.slice(1, -1), { delay: 120 })
  await page.evaluate(watchForOne, name)
  await page.keyboard.press(name.slice(-1))
  const slowestKey = await slowestEvent(page, 'keydown')
  const found = await page.evaluate(() => notes.found ?? Number.NaN)
  return { firstKey, slowestKey, found }
}

/** In the page: notes how long after the next key the list holds this dish alone. */
function watchForOne(sought: string): void {
  notes.found = new Promise((resolve) => {
    const look = (begun: number) => {
      const [only, ...others] = document.querySelectorAll('article h3')
      const isFound = only?.textContent === sought && others.length === 0
      if (isFound) resolve(performance.now() - begun)
      else requestAnimationFrame(() => look(begun))
    }
    addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { once: true })
  })
}
