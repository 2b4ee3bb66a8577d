import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from './test.ts'

/** What axe finds amiss on a page, each with the elements that it concerns. */
export async function axeFindings(page: Page, rulesOff: string[] = []): Promise<string[]> {
  // To bring the findings of frames together axe opens one more page each time; a page without
  // frames is judged by the same rules where it stands.
  const hasFrames = page.frames().length > 1
  const axe = new AxeBuilder({ page })
    // Of what is well it would describe each element as well: a third of the work.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(!hasFrames)
    .disableRules(rulesOff)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
