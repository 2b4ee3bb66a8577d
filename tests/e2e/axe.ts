import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from './test.ts'

interface Options {
  readonly disabledRules?: string[]
  /** A selector: checks only this part of the page. */
  readonly within?: string | undefined
}

declare global {
  var axe: typeof import('axe-core')
}

// Less than half the size of `axe.source`, which matters: a browser parses it on each page.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Returns axe's violations on a page, each with its elements. What a page frames, such as the guest
 * page beside a form, is checked in its own tests.
 */
export async function axeFindings(
  page: Page,
  { disabledRules = [], within }: Options = {},
): Promise<string[]> {
  // Injecting axe costs as much as running it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ selector, disabled }) => {
      const { violations } = await axe.run(selector ?? document, {
        // Without this option, describing the passed rules takes a third of the time.
        resultTypes: ['violations'],
        iframes: false,
        rules: Object.fromEntries(disabled.map((id) => [id, { enabled: false }])),
      })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { selector: within, disabled: disabledRules },
  )
}
