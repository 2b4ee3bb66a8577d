import { axeFindings } from './axe.ts'
import { pageVariants } from './page-variants.ts'
import { expect, type Page } from './test.ts'

interface Options {
  /** A selector: checks only this part of the page. */
  readonly within?: string
}

/**
 * Expects no axe violations and no horizontal scrolling. A page's state is checked once, in one size
 * and colour scheme: a flow on a phone is light, one on a desktop dark.
 */
export async function expectClean(page: Page, { within }: Options = {}): Promise<void> {
  // Nothing is loading, and colours have finished fading in.
  const isSettled = () =>
    document.querySelector('.progress-line') === null &&
    document
      .getAnimations()
      // Infinite animations never finish.
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .every(({ playState }) => playState !== 'running')
  await expect.poll(() => page.evaluate(isSettled)).toBe(true)
  expect(await axeFindings(page, { within })).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
}

/**
 * Expects a clean page in each size and colour scheme, then restores the page's own: once for each
 * page whose layout depends on the size.
 */
export async function expectCleanInAllVariants(page: Page, options: Options = {}): Promise<void> {
  const size = page.viewportSize()
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  for (const { width, height, colorScheme } of pageVariants) {
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme })
    await expectClean(page, options)
  }
  if (size) await page.setViewportSize(size)
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}
