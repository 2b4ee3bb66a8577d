import type { Browser, Locator, Page } from '@playwright/test'
import { maxRows } from '#app/routes/dashboard/dishes/list-view.ts'
import { signIn } from '../../tests/e2e/sign-in.ts'
import type { TestServer } from '../../tests/server.ts'
import { openSlowPage, waitUntilIdle } from '../slow-browser.ts'
import type { SeededMenu, Tap, TapPage } from './tap.ts'

export async function openDashboard(
  browser: Browser,
  { url }: TestServer,
  { email, menuId }: SeededMenu,
): Promise<TapPage> {
  const page = await openSlowPage(browser, url)
  await signIn(page, email)
  return {
    page,
    async reset() {
      // The most rows that a page shows.
      await page.goto(`/dashboard/menuList/menu/${menuId}/itemList?count=${maxRows}`)
      await page.locator('html[data-hydrated="true"]').waitFor()
    },
  }
}

const row = (page: Page) => page.locator('article').first()
const grip = (page: Page) => row(page).locator('button[aria-roledescription]')
const search = (page: Page) => page.locator('[name="words"]')

/**
 * A click where the pointer already is. Playwright's `click` looks up its target in the page and
 * checks that it receives the event, which on a throttled CPU takes longer than most taps.
 */
function click(label: string, find: (page: Page) => Locator): Tap {
  return {
    label,
    async prepare(page) {
      await find(page).hover()
      await waitUntilIdle(page)
    },
    async tap(page) {
      await page.mouse.down()
      await page.mouse.up()
    },
  }
}

function pressKey(label: string, key: string, focus?: (page: Page) => Locator): Tap {
  return {
    label,
    async prepare(page) {
      await focus?.(page).focus()
      await waitUntilIdle(page)
    },
    tap: (page) => page.keyboard.press(key),
  }
}

/** An owner's actions on the dish list, in order. */
export const dashboardTaps: readonly Tap[] = [
  click("owner: open a row's menu", (page) => row(page).locator('button[popovertarget]')),
  pressKey('owner: close it', 'Escape'),
  click("owner: open a dish's panel", (page) => row(page).locator('a[href*="edit="]').last()),
  pressKey('owner: close it', 'Escape', (page) => page.locator('[role="dialog"] [name="name"]')),
  click('owner: switch a dish', (page) => row(page).locator('[role="switch"]').first()),
  pressKey('owner: pick up a row by keyboard', 'Space', grip),
  pressKey('owner: move it down', 'ArrowDown'),
  pressKey('owner: drop it', 'Escape'),
  click('owner: move a row by its button', (page) => row(page).locator('button').last()),
  pressKey('owner: search, first letter', 'K', search),
  pressKey('owner: search, next letter', 'e'),
  click('owner: change tabs', (page) => page.locator('main a[href$="/menuCategory"]').last()),
]
