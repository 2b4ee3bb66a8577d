import { AxeBuilder } from '@axe-core/playwright'
import axe from 'axe-core'
import type { Page } from './test.ts'

interface Options {
  readonly rulesOff?: string[]
  /** A selector: axe looks at this part of the page alone. */
  readonly within?: string | undefined
}

/** What axe finds amiss on a page, each with the elements that it concerns. */
export async function axeFindings(
  page: Page,
  { rulesOff = [], within }: Options = {},
): Promise<string[]> {
  // To bring the findings of frames together axe opens one more page each time; a page without
  // frames is judged by the same rules where it stands.
  const hasFrames = page.frames().length > 1
  const builder = hasFrames ? new AxeBuilder({ page }) : await inPlace(page)
  if (within !== undefined) builder.include(within)
  const { violations } = await builder
    // Of what is well it would describe each element as well: a third of the work.
    .options({ resultTypes: ['violations'] })
    .disableRules(rulesOff)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Axe on a page that has it already: it would be sent there twice a look, at most of its cost. */
async function inPlace(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode()
}
