import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from './test.ts'

interface Options {
  readonly disabledRules?: string[]
  /** A selector: checks only this part of the page. */
  readonly within?: string | undefined
}

// Less than half the size of `axe.source`, which matters: a browser parses it on each page.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Returns axe's violations on a page, each with its elements. */
export async function axeFindings(
  page: Page,
  { disabledRules = [], within }: Options = {},
): Promise<string[]> {
  // axe opens an extra page to merge the findings of frames. A page without frames is checked
  // directly, with the same rules.
  const hasFrames = page.frames().length > 1
  const builder = hasFrames ? new AxeBuilder({ page }) : await buildWithoutFrames(page)
  if (within !== undefined) builder.include(within)
  const { violations } = await builder
    // Without this option, describing the passed rules takes a third of the time.
    .options({ resultTypes: ['violations'] })
    // A framed page has a main landmark too.
    .disableRules(hasFrames ? [...disabledRules, 'landmark-unique'] : disabledRules)
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Reuses axe if the page already has it: injecting it is most of the cost. */
async function buildWithoutFrames(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode()
}
