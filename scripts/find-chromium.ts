import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Finds a Chromium for the browser tests: CHROME_PATH, the system's, Playwright's; failing
 * that, installs one. Says which.
 * @throws if there is none and none can be installed
 */
export function findChromium(): string {
  const given = process.env['CHROME_PATH']
  if (given && !existsSync(given)) throw new Error(`CHROME_PATH names no file: ${given}`)
  const found = given ?? findInstalled() ?? install()
  process.stdout.write(`Browser tests use ${found}\n`)
  return found
}

function findInstalled(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, macPath, chromium.executablePath()].find((path) => existsSync(path))
}

function install(): string {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  process.stdout.write('No Chromium was found; installing one…\n')
  if (isDebianRoot) {
    run('apt-get', ['update'])
    run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
  } else {
    run(process.execPath, ['node_modules/.bin/playwright', 'install', 'chromium'])
  }
  const installed = findInstalled()
  if (!installed) throw new Error('No Chromium could be installed; set CHROME_PATH to one.')
  return installed
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, [...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}
