import { devices, expect, type Browser, type Locator, type Page } from '@playwright/test'
import type { TestServer } from '../../tests/server.ts'
import { openSlowPage, untilIdle } from '../slow-browser.ts'
import type { Seeded, Tap, Taps } from './tap.ts'

export async function openGuestPage(
  browser: Browser,
  { url }: TestServer,
  { slug }: Seeded,
): Promise<Taps> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }
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

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0 }))
const composer = (page: Page) => page.getByRole('textbox')

/**
 * A touch without anything else: Playwright's `tap()` runs its own scripts in the throttled page
 * before, during and after the tap.
 */
async function touch(target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`There is nothing to tap: ${String(target)}`)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** A guest's actions, in order. */
export const guestTaps: readonly Tap[] = [
  {
    what: 'guest: open a category',
    prepare: async (page) => {
      const heading = page.locator('#menu summary').nth(1)
      // The dishes above get their real heights as they come into view, which moves the heading.
      await expect(async () => {
        const before = await heading.boundingBox()
        await heading.scrollIntoViewIfNeeded()
        await untilIdle(page)
        expect(await heading.boundingBox()).toEqual(before)
      }).toPass()
    },
    tap: (page) => touch(page.locator('#menu summary').nth(1)),
  },
  {
    what: 'guest: open the kebab menu',
    prepare: toTop,
    tap: (page) => touch(page.locator('[popovertarget="kebab"]')),
  },
  {
    what: 'guest: open the filter',
    prepare: (page) => page.keyboard.press('Escape'),
    tap: (page) => touch(page.locator('[data-open-filter]')),
  },
  {
    what: 'guest: filter by an allergen',
    prepare: (page) => page.locator('#filter').waitFor(),
    tap: (page) => touch(page.locator('#filter .filter-choice').first()),
  },
  {
    what: 'guest: clear the filter',
    prepare: (page) => page.locator('#filtered:visible').waitFor(),
    tap: (page) => touch(page.locator('#filter .filter-choice').first()),
  },
  {
    what: 'guest: open the chat',
    prepare: async (page) => {
      await page.keyboard.press('Escape')
      await page.locator('#filter').waitFor({ state: 'hidden' })
      await toTop(page)
    },
    tap: (page) => touch(page.locator('[data-show="chat"]').first()),
  },
  {
    what: 'guest: type a letter',
    prepare: async (page) => {
      await page.locator('#chat[data-mounted="true"]').waitFor()
      await composer(page).focus()
    },
    tap: (page) => page.keyboard.press('D'),
  },
  {
    what: 'guest: send',
    prepare: (page) => composer(page).fill('Does Kebap No 0001 contain milk?'),
    tap: (page) => page.keyboard.press('Enter'),
  },
]
