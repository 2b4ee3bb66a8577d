import type { Browser, Locator, Page } from '@playwright/test'
import { maxRows } from '#app/routes/dashboard/dishes/list-view.ts'
import { signIn } from '../../tests/e2e/sign-in.ts'
import type { TestServer } from '../../tests/server.ts'
import { openSlowPage, untilIdle } from '../slow-browser.ts'
import type { Laid, Tap, Taps } from './tap.ts'

export async function openDashboard(
  browser: Browser,
  { url }: TestServer,
  { email, menuId }: Laid,
): Promise<Taps> {
  const page = await openSlowPage(browser, url)
  await signIn(page, email)
  return {
    page,
    async again() {
      // As many rows as a page ever holds.
      await page.goto(`/dashboard/menuList/menu/${menuId}/itemList?count=${maxRows}`)
      await page.locator('html[data-hydrated="true"]').waitFor()
    },
  }
}

const row = (page: Page) => page.locator('article').first()
const grip = (page: Page) => row(page).locator('button[aria-roledescription]')
const search = (page: Page) => page.locator('[name="words"]')

/**
 * A press on what the pointer has been put on before. Playwright's own `click` looks its target
 * up in the page and watches it being hit, which at this speed took longer than most taps.
 */
function press(what: string, find: (page: Page) => Locator): Tap {
  return {
    what,
    async prepare(page) {
      await find(page).hover()
      await untilIdle(page)
    },
    async tap(page) {
      await page.mouse.down()
      await page.mouse.up()
    },
  }
}

function pressKey(what: string, key: string, focus?: (page: Page) => Locator): Tap {
  return {
    what,
    async prepare(page) {
      await focus?.(page).focus()
      await untilIdle(page)
    },
    tap: (page) => page.keyboard.press(key),
  }
}

/** What an owner does on the page of a menu's dishes, one after the other. */
export const dashboardTaps: readonly Tap[] = [
  press("owner: open a row's menu", (page) => row(page).locator('button[popovertarget]')),
  pressKey('owner: close it', 'Escape'),
  press("owner: open a dish's panel", (page) => row(page).locator('a[href*="edit="]').last()),
  pressKey('owner: close it', 'Escape', (page) => page.locator('[role="dialog"] [name="name"]')),
  press('owner: switch a dish', (page) => row(page).locator('[role="switch"]')),
  pressKey('owner: take a row by the keyboard', 'Space', grip),
  pressKey('owner: move it down', 'ArrowDown'),
  pressKey('owner: let it go', 'Escape'),
  press('owner: move a row by its button', (page) => row(page).locator('button').last()),
  pressKey('owner: search, first letter', 'K', search),
  pressKey('owner: search, next letter', 'e'),
  press('owner: change tabs', (page) => page.locator('main a[href$="/menuCategory"]').last()),
]
