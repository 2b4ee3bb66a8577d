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
 * Determines the user to run Postgres as. Postgres refuses to run as root; then it is the cluster's
 * owner, or the user `postgres`, which is created if missing.
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
    `Chefin runs as root, so Postgres runs as user id ${user.uid}, to whom ${stdout} is closed; run "chmod o+x ${stdout}", point CHEFIN_DATA elsewhere, or start Chefin as another user.`,
  )
}

/** Gives a file to Postgres's user. */
export async function give(path: string, user: PostgresUser | undefined): Promise<void> {
  if (!user) return
  const { uid } = await stat(path)
  if (uid !== user.uid) await chown(path, user.uid, user.gid)
}

/**
 * Repairs ownership and mode after a cluster was copied as root: Postgres requires its folder to be
 * its own and private.
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
