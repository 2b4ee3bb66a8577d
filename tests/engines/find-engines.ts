import { existsSync } from 'node:fs'
import { findProgram } from '../cluster/program.ts'

/** Where `scripts/ensure-old-chromium.ts` stores Chromium 110. */
export const oldChromiumPath = 'tests/engines/old-chromium/node_modules/chromium'

/** Finds the installed engines; missing ones are undefined. */
export function findEngines() {
  const driver = findProgram('WebKitWebDriver')
  const screen = findProgram('Xvfb')
  return {
    oldChromium: existsSync(oldChromiumPath) ? oldChromiumPath : undefined,
    firefox: findProgram('firefox-esr'),
    webkit: driver && screen ? { driver, screen } : undefined,
  }
}
