import { existsSync } from 'node:fs'
import { findProgram } from '../cluster/program.ts'

/** Where `scripts/old-chromium.ts` puts it. */
export const oldChromiumPath = 'tests/engines/old-chromium/node_modules/chromium'

/** The engines that are installed; what is missing is undefined. */
export function findEngines() {
  const driver = findProgram('WebKitWebDriver')
  const screen = findProgram('Xvfb')
  return {
    oldChromium: existsSync(oldChromiumPath) ? oldChromiumPath : undefined,
    firefox: findProgram('firefox-esr'),
    webkit: driver && screen ? { driver, screen } : undefined,
  }
}
