import { axeFindings } from './axe.ts'
import { expect, type Page } from './test.ts'

interface Options {
  /** A selector: axe looks at this part alone, where the rest of the page has been seen before. */
  readonly within?: string
}

/** Nothing for axe to find, and nothing that has to be scrolled sideways. */
export async function expectClean(page: Page, { within }: Options = {}): Promise<void> {
  // Colours that are still fading in are not what is read.
  const isStill = () =>
    document
      .getAnimations()
      // What moves on and on never is.
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .every(({ playState }) => playState !== 'running')
  await expect.poll(() => page.evaluate(isStill)).toBe(true)
  expect(await axeFindings(page, { within })).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
}
