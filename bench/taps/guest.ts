import { devices, type Browser, type Page } from '@playwright/test'
import type { TestServer } from '../../tests/server.ts'
import { openSlowPage } from '../slow-browser.ts'
import type { Laid, Tap, Taps } from './tap.ts'

export async function openGuestPage(
  browser: Browser,
  { url }: TestServer,
  { slug }: Laid,
): Promise<Taps> {
  const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7']
  const phone = { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch }
  const page = await openSlowPage(browser, url, phone)
  return {
    page,
    async again() {
      await page.context().clearCookies()
      await page.goto(`/${slug}`)
      await page.evaluate(() => localStorage.clear())
      await page.reload({ waitUntil: 'networkidle' })
    },
  }
}

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0 }))
const composer = (page: Page) => page.getByRole('textbox')

/** What a guest does, one after the other. */
export const guestTaps: readonly Tap[] = [
  {
    what: 'guest: open a category',
    prepare: (page) => page.locator('#menu summary').nth(1).scrollIntoViewIfNeeded(),
    tap: (page) => page.locator('#menu summary').nth(1).tap(),
  },
  {
    what: 'guest: open the kebab menu',
    prepare: toTop,
    tap: (page) => page.locator('[popovertarget="kebab"]').tap(),
  },
  {
    what: 'guest: open the filter',
    prepare: (page) => page.keyboard.press('Escape'),
    tap: (page) => page.locator('#filter summary').tap(),
  },
  {
    what: 'guest: filter by an allergen',
    tap: (page) => page.locator('#filter .filter-choice').first().tap(),
  },
  {
    what: 'guest: take the filter back',
    prepare: (page) => page.locator('#filtered:visible').waitFor(),
    tap: (page) => page.locator('#filter .filter-choice').first().tap(),
  },
  {
    what: 'guest: open the chat',
    prepare: toTop,
    tap: (page) => page.locator('[data-show="chat"]').first().tap(),
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
