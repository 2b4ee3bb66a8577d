import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findProgram } from '../tests/cluster/program.ts'

/** Programs that tests need, with their Debian packages, the tests, and what these are without. */
const programs = [
  { name: 'nginx', package: 'nginx', tests: 'tests/cluster' },
  { name: 'pgbouncer', package: 'pgbouncer', tests: 'tests/cluster' },
  { name: 'pdfinfo', package: 'poppler-utils', tests: 'tests/print' },
  { name: 'prometheus', package: 'prometheus', tests: 'tests/monitoring' },
  { name: 'firefox-esr', package: 'firefox-esr', tests: 'tests/engines (Firefox)' },
  { name: 'WebKitWebDriver', package: 'webkit2gtk-driver', tests: 'tests/engines (WebKit)' },
  { name: 'Xvfb', package: 'xvfb', tests: 'tests/engines (WebKit)' },
  {
    name: 'chromium-headless-shell',
    package: 'chromium-headless-shell',
    tests: 'tests/e2e',
    without: 'SLOWER',
  },
]

/**
 * Installs missing programs with apt-get if run as root. Otherwise the tests that need them are
 * skipped, or slower, with a message.
 */
export async function ensureSystemPrograms(print: (line: string) => void): Promise<void> {
  const missingNames = missingPrograms()
  if (missingNames.length === 0) return
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    const packages = missingNames.map(({ package: name }) => name)
    print(`Installing ${packages.join(', ')}…`)
    // A fresh container has no package lists.
    if (!(await install(packages)) && (await aptGet('update'))) await install(packages)
  }
  for (const { name, package: packageName, tests, without = 'SKIPPED' } of missingPrograms()) {
    print(
      `${without}  ${tests}: there is no ${name}; run "apt-get install ${packageName}" as root, or what your system has for it`,
    )
  }
}

const missingPrograms = () => programs.filter(({ name }) => !findProgram(name))

/** Installs one by one: of several, apt-get installs none if one doesn't exist. */
async function install(packages: readonly string[]): Promise<boolean> {
  let isComplete = true
  for (const name of packages) {
    isComplete = (await aptGet('install', '--yes', '--no-install-recommends', name)) && isComplete
  }
  return isComplete
}

async function aptGet(...args: readonly string[]): Promise<boolean> {
  // Runlevel 1 starts no services: the tests start what they need on their own ports.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const child = spawn('apt-get', ['-q', ...args], { env, stdio: 'ignore' })
  const [status] = await once(child, 'exit')
  return status === 0
}
