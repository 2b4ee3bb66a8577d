import type { Browser, BrowserContextOptions } from '@playwright/test'
import { openSlowPage } from '../slow-browser.ts'
import type { Tap, TapPage } from './tap.ts'

const line = '<li>Kebap, 145,50 ₺</li>'
const category = `<details><summary>Kebaplar</summary><ul>${line.repeat(8)}</ul></details>`

/** Opens a page without style and script. */
export async function openStaticPage(
  browser: Browser,
  baseURL: string,
  device?: BrowserContextOptions,
): Promise<TapPage> {
  const page = await openSlowPage(browser, baseURL, device)
  return {
    page,
    async reset() {
      await page.goto('about:blank')
      await page.setContent(`<meta name=viewport content=width=device-width>${category.repeat(10)}`)
    },
  }
}

/** What a tap costs at least on this machine. */
export const staticTaps: readonly Tap[] = [
  {
    label: 'static page: open a list of eight lines',
    tap: (page) => page.mouse.click(30, 18),
  },
]
