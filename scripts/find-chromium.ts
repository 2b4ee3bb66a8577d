import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const shells = ['chromium-headless-shell', 'chrome-headless-shell']
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

interface Options {
  /**
   * Prefers Chromium's headless shell: without windows and tabs it needs a quarter less CPU time
   * for the same tests. Measurements need the full browser.
   */
  readonly prefersShell?: boolean
}

/**
 * Finds Chromium in CHROME_PATH, on the system or in Playwright's cache; otherwise installs it.
 * Prints and returns its path.
 * @throws if none is found and none can be installed
 */
export function findChromium({ prefersShell = false }: Options = {}): string {
  const names = prefersShell ? [...shells, ...browsers] : browsers
  const configured = process.env['CHROME_PATH']
  if (configured && !existsSync(configured)) {
    throw new Error(`CHROME_PATH isn't a file: ${configured}`)
  }
  const path = configured ?? findInstalled(names) ?? install(names)
  process.stdout.write(`Chromium is ${path}\n`)
  return path
}

function findInstalled(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, macPath, chromium.executablePath()].find((path) => existsSync(path))
}

function install(names: readonly string[]): string {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  process.stdout.write('No Chromium was found; installing one…\n')
  if (isDebianRoot) {
    run('apt-get', ['update'])
    for (const name of [names[0] ?? '', 'chromium']) {
      // Older distributions have no headless shell.
      if (!findInstalled(names)) {
        run('apt-get', ['install', '--yes', '--no-install-recommends', name])
      }
    }
  } else {
    run(process.execPath, ['node_modules/.bin/playwright', 'install', 'chromium'])
  }
  const installed = findInstalled(names)
  if (!installed) throw new Error('No Chromium could be installed; set CHROME_PATH to one.')
  return installed
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, [...args], { stdio: ['ignore', 'ignore', 'inherit'] })
}
