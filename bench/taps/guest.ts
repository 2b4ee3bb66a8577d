import { devices, expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { TestServer } from '../../tests/server.ts'
import { openSlowPage, waitUntilIdle } from '../slow-browser.ts'
import type { SeededMenu, Tap, TapPage } from './tap.ts'

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
export const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }

export async function openGuestPage(
  browser: Browser,
  { url }: TestServer,
  { slug }: SeededMenu,
): Promise<TapPage> {
  const page = await openSlowPage(browser, url, phone)
  return {
    page,
    async reset() {
      await page.context().clearCookies()
      await page.goto(`/${slug}`)
      await page.evaluate(() => {
        localStorage.clear()
        // A reload reopens the chat or the filter.
        history.replaceState(null, '')
      })
      await page.reload({ waitUntil: 'networkidle' })
    },
  }
}

const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0 }))
const composer = (page: Page) => page.getByRole('textbox')

/**
 * Touches a point without any script: Playwright's `tap()` runs its own in the throttled page before,
 * during and after the tap.
 */
async function touch(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to tap: ${String(target)}`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

const search = (page: Page) => page.locator('#search')

/** Scrolls to an element and waits until it no longer moves. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  // The dishes above it get their real heights as they come into view.
  await expect(async () => {
    const before = await target.boundingBox()
    await target.scrollIntoViewIfNeeded()
    await waitUntilIdle(page)
    expect(await target.boundingBox()).toEqual(before)
  }).toPass()
}

/** A tap on an element that is in view once the page is prepared. */
function tapOn(label: string, find: (page: Page) => Locator, prepare?: Tap['prepare']): Tap {
  return { label: `guest: ${label}`, ...(prepare && { prepare }), tap: (page) => touch(find(page)) }
}

const secondCategory = (page: Page) => page.locator('#menu summary').nth(1)
const tab = (page: Page, index: number) => page.getByRole('tab').nth(index)
const choice = (page: Page) => page.locator('#filter .filter-choice').first()
const clear = (page: Page) => page.locator('#filter-clear')
const openFilter = (page: Page) => page.locator('[data-open-filter]')

const untilFiltered = (page: Page) => page.locator('#filtered:visible').waitFor()

async function closeFilter(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('#filter').waitFor({ state: 'hidden' })
}

/** A guest's actions, in order. */
export const guestTaps: readonly Tap[] = [
  tapOn('open a category', secondCategory, (page) => scrollTo(page, secondCategory(page))),
  tapOn(
    'go to a category in the bar',
    (page) => page.locator('.category-bar a').nth(2),
    waitUntilIdle,
  ),
  tapOn(
    'open a dish',
    (page) => page.locator('details[open] .dish-link').first(),
    (page) => scrollTo(page, page.locator('details[open] .dish-link').first()),
  ),
  tapOn(
    'close it',
    (page) => page.locator('#dish-sheet [data-close]').first(),
    (page) => page.locator('#dish-sheet[open]').waitFor(),
  ),
  tapOn('open a short menu', (page) => tab(page, 1), toTop),
  tapOn('open a long menu again', (page) => tab(page, 0), waitUntilIdle),
  tapOn('open the kebab menu', (page) => page.locator('[popovertarget="kebab"]'), toTop),
  tapOn('open the filter', openFilter, (page) => page.keyboard.press('Escape')),
  tapOn('filter by an allergen', choice, (page) => page.locator('#filter').waitFor()),
  tapOn('take it back', choice, untilFiltered),
  tapOn('clear the filter above the results', clear, async (page) => {
    await choice(page).tap()
    await untilFiltered(page)
    await closeFilter(page)
  }),
  {
    label: 'guest: search, first letter',
    prepare: async (page) => {
      await toTop(page)
      await search(page).focus()
      await waitUntilIdle(page)
    },
    tap: (page) => page.keyboard.press('K'),
  },
  { label: 'guest: search, next letter', tap: (page) => page.keyboard.press('e') },
  {
    label: 'guest: search with a typing error',
    prepare: async (page) => {
      await waitUntilIdle(page)
      await search(page).fill('kebpa')
      await waitUntilIdle(page)
    },
    tap: (page) => page.keyboard.press('p'),
  },
  tapOn('clear the search', clear, untilFiltered),
  tapOn('open the chat', (page) => page.locator('[data-show="chat"]').first(), toTop),
  {
    label: 'guest: type a letter',
    prepare: async (page) => {
      await page.locator('#chat[data-mounted="true"]').waitFor()
      await composer(page).focus()
    },
    tap: (page) => page.keyboard.press('D'),
  },
  {
    label: 'guest: send',
    prepare: (page) => composer(page).fill('Does Kebap No 0001 contain milk?'),
    tap: (page) => page.keyboard.press('Enter'),
  },
  tapOn(
    'return to the menu',
    (page) => page.locator('[data-show="menu"]').first(),
    (page) => page.locator('[data-role="assistant"]').getByText('0001').first().waitFor(),
  ),
]
