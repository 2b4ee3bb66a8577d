import type { Browser, Page } from '@playwright/test'
import { signIn } from '../../tests/e2e/sign-in.ts'
import type { TestServer } from '../../tests/server.ts'
import { openSlowPage, timeToInteractive } from '../slow-browser.ts'
import type { Laid, Tap, Taps } from './tap.ts'

export async function openDashboard(
  browser: Browser,
  { url }: TestServer,
  { email, menuId }: Laid,
): Promise<Taps> {
  const page = await openSlowPage(browser, url)
  await signIn(page, email)
  const path = `/dashboard/menuList/menu/${menuId}/itemList`
  return {
    page,
    again: async () => void (await timeToInteractive(page, path, '[name="words"]')),
  }
}

const row = (page: Page) => page.getByRole('article').first()
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of this menu' }).getByRole('link', { name })

/** What an owner does on the page of a menu's dishes, one after the other. */
export const dashboardTaps: readonly Tap[] = [
  {
    what: "owner: open a row's menu",
    tap: (page) =>
      row(page)
        .getByRole('button', { name: /^More for/ })
        .click(),
  },
  {
    what: "owner: open a dish's panel",
    prepare: async (page) => {
      await page.getByRole('menu').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
    },
    tap: async (page) => {
      await row(page)
        .getByRole('link', { name: /^Update/ })
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    what: 'owner: close it',
    tap: async (page) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    what: 'owner: switch a dish',
    tap: (page) => row(page).locator('[type="checkbox"], [role="switch"]').first().click(),
  },
  {
    what: 'owner: take a row by the keyboard',
    prepare: (page) =>
      row(page)
        .getByRole('button', { name: /^Move .*/ })
        .first()
        .focus(),
    tap: (page) => page.keyboard.press('Space'),
  },
  { what: 'owner: move it down', tap: (page) => page.keyboard.press('ArrowDown') },
  { what: 'owner: let it go', tap: (page) => page.keyboard.press('Escape') },
  {
    what: 'owner: search, first letter',
    prepare: (page) => page.locator('[name="words"]').focus(),
    tap: (page) => page.keyboard.press('K'),
  },
  { what: 'owner: search, next letter', tap: (page) => page.keyboard.press('e') },
  {
    what: 'owner: change tabs',
    prepare: (page) => page.waitForLoadState('networkidle'),
    tap: async (page) => {
      await tab(page, 'Categories').click()
      await page.waitForURL('**/menuCategory')
    },
  },
]
