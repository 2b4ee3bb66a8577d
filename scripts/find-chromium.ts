import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'

const programs = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

const usualPlaces = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Finds a Chromium for the browser tests, or installs one, and says in a line which it is.
 * CHROME_PATH comes first, then the machine's own, then Playwright's.
 * @throws with the cure, where there is none and none can be installed
 */
export async function findChromium(): Promise<string> {
  const chosen = process.env.CHROME_PATH
  if (chosen !== undefined && chosen !== '') {
    if (await isProgram(chosen)) return announce(chosen)
    throw new Error(`CHROME_PATH is ${chosen}, which cannot be run: correct it, or unset it.`)
  }
  const found = await findInstalled()
  if (found !== undefined) return announce(found)
  const failure = await install()
  const installed = await findInstalled()
  if (installed !== undefined) return announce(installed)
  throw new Error(
    `The browser tests need a Chromium, and none could be installed (${failure}): install Chromium or Chrome, and set CHROME_PATH if it isn't on PATH.`,
  )
}

async function findInstalled(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
  const onPath = folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  for (const path of [...usualPlaces, ...onPath, chromium.executablePath()]) {
    if (await isProgram(path)) return path
  }
  return undefined
}

/** @returns why there may still be none */
async function install(): Promise<string> {
  const isRoot = process.getuid?.() === 0
  if (isRoot && (await isProgram('/usr/bin/apt-get'))) {
    say('Installing Chromium with apt-get, for the browser tests…')
    const update = await run('apt-get', ['update'])
    const failure = update ?? (await run('apt-get', ['install', '-y', 'chromium']))
    if (failure === undefined) return 'apt-get brought none'
    say(`${failure}; trying Playwright's instead.`)
  }
  say("Installing Playwright's Chromium, for the browser tests…")
  // The same program as `npx playwright`, without a shell to find it.
  const playwright = fileURLToPath(new URL('./cli.js', import.meta.resolve('@playwright/test')))
  const args = ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']
  const failure = await run(process.execPath, [playwright, ...args])
  return failure ?? "Playwright's is not where it says"
}

/** Runs a program. @returns why it failed, its own last words first, or undefined */
function run(program: string, args: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = ''
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('error', (error) => resolve(`${program}: ${error.message}`))
    child.on('close', (code) => {
      const lastLine = said.trim().split('\n').at(-1) ?? ''
      resolve(code === 0 ? undefined : `${program}: ${lastLine}`)
    })
  })
}

function announce(path: string): string {
  say(`Chromium: ${path}`)
  return path
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
