import { axeFindings } from './axe.ts'
import { expect, type Page } from './test.ts'

interface Options {
  /** A selector: checks only this part, when the rest of the page was checked before. */
  readonly within?: string
}

/** No axe violations and no horizontal scrolling. */
export async function expectClean(page: Page, { within }: Options = {}): Promise<void> {
  // Colours must have finished fading in.
  const isStill = () =>
    document
      .getAnimations()
      // Infinite animations never finish.
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
      .every(({ playState }) => playState !== 'running')
  await expect.poll(() => page.evaluate(isStill)).toBe(true)
  expect(await axeFindings(page, { within })).toEqual([])
  const overflow = () => document.documentElement.scrollWidth - innerWidth
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0)
}
