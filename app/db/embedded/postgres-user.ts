import { execFile } from 'node:child_process'
import { chmod, chown, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartupError } from '#app/config/startup-error.ts'

const execute = promisify(execFile)

/** The OS user that runs Postgres, if it isn't the current one. */
export interface PostgresUser {
  readonly uid: number
  readonly gid: number
}

/**
 * Determines the user that runs Postgres, which refuses to run as root. For root, that is the
 * cluster's owner, or the user `postgres`, which is created if missing.
 * @throws {StartupError} if the cluster belongs to another user and this process isn't root
 */
export async function findPostgresUser(clusterFolder: string): Promise<PostgresUser | undefined> {
  const uid = process.getuid?.()
  const owner = await stat(clusterFolder).catch(() => undefined)
  if (uid === undefined || owner?.uid === uid) {
    return uid === 0 ? findOrCreateUser() : undefined
  }
  if (uid !== 0) {
    if (!owner) return undefined
    throw new StartupError(
      `${clusterFolder} belongs to another user (id ${owner.uid}); start Chefin as that user or as root, or point CHEFIN_DATA at a new folder.`,
    )
  }
  return owner ? { uid: owner.uid, gid: owner.gid } : findOrCreateUser()
}

async function findOrCreateUser(): Promise<PostgresUser> {
  try {
    return await findUser()
  } catch {
    try {
      await execute('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'])
      return await findUser()
    } catch (error) {
      throw new StartupError(
        'Postgres does not run as root, and the user "postgres" could not be created; start Chefin as another user, or set DATABASE_URL.',
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

/**
 * Checks that Postgres's user can traverse to a path.
 * @throws {StartupError} naming the first folder that it can't enter
 */
export async function assertReachable(path: string, user: PostgresUser | undefined): Promise<void> {
  if (!user) return
  const steps = [path]
  while (dirname(steps[0] ?? '/') !== steps[0]) steps.unshift(dirname(steps[0] ?? '/'))
  // Ask the system, which takes groups and ACLs into account.
  const script = 'for step; do test -x "$step" || { printf %s "$step"; exit; }; done'
  const { stdout } = await execute('/bin/sh', ['-c', script, 'sh', ...steps], { ...user, cwd: '/' })
  if (stdout === '') return
  throw new StartupError(
    `Chefin runs as root, so Postgres runs as user id ${user.uid}, who cannot enter ${stdout}; run "chmod o+x ${stdout}", point CHEFIN_DATA elsewhere, or start Chefin as another user.`,
  )
}

/** Makes Postgres's user the owner of a file. */
export async function giveTo(path: string, user: PostgresUser | undefined): Promise<void> {
  if (!user) return
  const { uid } = await stat(path)
  if (uid !== user.uid) await chown(path, user.uid, user.gid)
}

/**
 * Repairs the owner and mode of a cluster that was copied as root: Postgres requires a private
 * folder of its own.
 */
export async function restoreOwnership(
  folder: string,
  user: PostgresUser | undefined,
): Promise<void> {
  const { uid, mode } = await stat(folder)
  if (mode & 0o027) await chmod(folder, 0o700)
  if (!user || uid === user.uid) return
  const entries = await readdir(folder, { recursive: true })
  for (const entry of ['.', ...entries]) await chown(join(folder, entry), user.uid, user.gid)
}
