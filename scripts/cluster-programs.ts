import { spawnSync } from 'node:child_process'
import { findProgram } from '../tests/cluster/program.ts'

/** What `tests/cluster` puts before and behind Chefin; packages of the same names. */
const programs = ['nginx', 'pgbouncer']

/**
 * Installs what is missing of them from the distribution, as root where there is apt-get. Where
 * that cannot be, the tests that need it are skipped, and that is said aloud.
 */
export function ensureClusterPrograms(say: (line: string) => void): void {
  const missing = missingPrograms()
  if (missing.length === 0) return
  if (process.getuid?.() === 0 && findProgram('apt-get')) {
    say(`Installing ${missing.join(' and ')}…`)
    // A fresh container has no lists of packages.
    if (!install(missing) && aptGet('update')) install(missing)
  }
  const left = missingPrograms()
  if (left.length === 0) return
  say(
    `SKIPPED  tests/cluster: there is no ${left.join(' and no ')}; run "apt-get install ${left.join(' ')}" as root, or what your system has for it`,
  )
}

const missingPrograms = () => programs.filter((name) => !findProgram(name))

const install = (packages: readonly string[]) =>
  aptGet('install', '--yes', '--no-install-recommends', ...packages)

function aptGet(...args: readonly string[]): boolean {
  // In runlevel 1 no service is started: the tests start what they need, on ports of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const { status } = spawnSync('apt-get', ['-q', ...args], { env, stdio: 'ignore' })
  return status === 0
}
