import type { Browser, Page } from '@playwright/test'
import { insertOwner } from '../tests/insert-owner.ts'
import { signIn } from '../tests/e2e/sign-in.ts'
import { withServer, type TestServer } from '../tests/server.ts'
import { timeRequest, type RequestCost } from './time-request.ts'
import { median, type Bench, type Report, type Row } from './bench.ts'
import { seedMenu } from './seed-menu.ts'
import { openSlowPage, slowestEvent, startBrowser, timeToInteractive } from './slow-browser.ts'

const sizes = [60, 2_000]
const rounds = 5
const requests = 15

/** The owner's dish list: a typical menu and a long one, on a slow machine. */
export const dishList: Bench = {
  title: `the owner's dish list, browser with 4x CPU throttling, median of ${rounds} (server only: of ${requests})`,
  isNamedOnly: true,
  run: (postgresUrl) =>
    withServer(postgresUrl, { env: { LOG_LEVEL: 'error' } }, async (server) => {
      const browser = await startBrowser()
      try {
        const reports: Row[][] = []
        for (const size of sizes) reports.push(await measure(server, browser, size))
        return join(reports)
      } finally {
        await browser.close()
      }
    }),
}

function join(reports: readonly Row[][]): Report {
  const [first = []] = reports
  const rows = first.map((row, index) => ({
    ...row,
    values: reports.flatMap((column) => column[index]?.values ?? []),
  }))
  return { columns: sizes.map((size) => `${size} dishes`), rows }
}

async function measure(server: TestServer, browser: Browser, size: number): Promise<Row[]> {
  const email = await insertOwner(server.database)
  const menuId = await seedMenu(server, email, size)
  const path = `/dashboard/menuList/menu/${menuId}/itemList`
  const page = await openSlowPage(browser, server.url)
  await signIn(page, email)
  const visits: Visit[] = []
  for (let round = 0; round < rounds; round++) visits.push(await visit(page, path, size))
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await page.context().close()

  const loadTimes = await repeat(() => timeRequest(`${server.url}${path}`, cookie))
  const reloaded = await repeat(() => timeRequest(visits[0]?.dataUrl ?? '', cookie))
  let order = visits[0]?.order ?? []
  const save = await repeat(() => {
    // Each request moves a dish.
    order = [...order.slice(1), ...order.slice(0, 1)]
    return timeRequest(`${server.url}${path}/order`, cookie, JSON.stringify({ ids: order }))
  })
  const medianOf = (key: Timing) => median(visits.map((one) => one[key]))
  return [
    kb('page, as sent', loadTimes.kilobytes),
    kb('page, uncompressed', loadTimes.unpackedKilobytes),
    ms('page, server only', loadTimes.milliseconds),
    ms('interactive', medianOf('interactive')),
    ms('search: first key to paint', medianOf('firstKey')),
    ms('search: slowest key to paint', medianOf('slowestKey')),
    ms('search: last key to its result', medianOf('found')),
    ms('order: press to paint', medianOf('moved')),
    ms('order: press to saved', medianOf('saved')),
    ms('order: press to reloaded', medianOf('settled')),
    ms('order, server only', save.milliseconds),
    kb('revalidation, as sent', reloaded.kilobytes),
    kb('revalidation, uncompressed', reloaded.unpackedKilobytes),
    ms('revalidation, server only', reloaded.milliseconds),
  ]
}

function ms(label: string, value: number): Row {
  return { label, unit: 'ms', values: [value] }
}

function kb(label: string, value: number): Row {
  return { label, unit: 'KB', values: [value] }
}

/** Returns the first request's cost with the median duration of all. */
async function repeat(once: () => Promise<RequestCost>): Promise<RequestCost> {
  const costs: RequestCost[] = []
  for (let round = 0; round < requests; round++) costs.push(await once())
  const [first] = costs
  if (!first) throw new Error('no request was sent')
  return { ...first, milliseconds: median(costs.map(({ milliseconds }) => milliseconds)) }
}

type Timing = 'interactive' | 'firstKey' | 'slowestKey' | 'found' | 'moved' | 'saved' | 'settled'

interface Visit extends Readonly<Record<Timing, number>> {
  /** The saved order of dish ids. */
  readonly order: readonly string[]
  /** The URL from which the page reloaded its data. */
  readonly dataUrl: string
}

/** Acts as an owner in a browser: opens the list, moves a dish, searches for another. */
async function visit(page: Page, path: string, size: number): Promise<Visit> {
  const interactive = await timeToInteractive(page, path, '[name="words"]')
  return { interactive, ...(await moveOne(page)), ...(await search(page, size)) }
}

async function moveOne(page: Page) {
  const down = page.getByRole('button', { name: /^Move .* down$/ }).first()
  await down.scrollIntoViewIfNeeded()
  await slowestEvent(page, 'click')
  const saving = page.waitForResponse(/\/order$/)
  const reloading = page.waitForResponse(/\.data(\?|$)/)
  const startedAt = performance.now()
  await down.click()
  const save = await saving
  const saveMs = performance.now() - startedAt
  // This message appears once the list has been reloaded.
  await page.getByText('Order updated successfully').first().waitFor()
  const settled = performance.now() - startedAt
  const reloaded = await reloading
  const slowestClickMs = await slowestEvent(page, 'click')
  const { ids } = save.request().postDataJSON()
  return { moved: slowestClickMs, saved: saveMs, settled, order: ids, dataUrl: reloaded.url() }
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
  const foundMs = await page.evaluate(() => notes.found ?? Number.NaN)
  return { firstKey, slowestKey, found: foundMs }
}

/** Runs in the page: measures how long after the next key the list shows only this dish. */
function watchForOne(sought: string): void {
  notes.found = new Promise((resolve) => {
    const look = (startedAt: number) => {
      const [only, ...others] = document.querySelectorAll('article h3')
      const isFound = only?.textContent === sought && others.length === 0
      if (isFound) resolve(performance.now() - startedAt)
      else requestAnimationFrame(() => look(startedAt))
    }
    addEventListener('keydown', ({ timeStamp }) => look(timeStamp), { once: true })
  })
}
