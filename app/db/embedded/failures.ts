import { StartupError } from '#app/config/startup-error.ts'

/**
 * A start failed because the cluster is still locked or the port is in use: a retry may succeed.
 */
export class RetryableStartupError extends StartupError {}

/** Paths for the error message. */
interface ClusterPaths {
  readonly folder: string
  readonly logFile: string
}

/** Creates the error for a damaged cluster, which only a backup can replace. */
export function damagedError({ folder, logFile }: ClusterPaths): StartupError {
  return new StartupError(
    `The database in ${folder} is damaged (see ${logFile}); restore the folder from a backup, or point CHEFIN_DATA at a new one.`,
  )
}

/** Creates the error for a password file that doesn't match the cluster. */
export function wrongPasswordError({ folder }: ClusterPaths): StartupError {
  return new StartupError(
    `${folder}/chefin-password is not the password of the database beside it; restore both from one backup, or point CHEFIN_DATA at a new folder.`,
  )
}

/**
 * Converts Postgres' startup output to an error with the fix. Only output that Postgres prints for
 * broken files counts as damage, because the fix for that is drastic.
 */
export function explainFailure(output: string, paths: ClusterPaths): StartupError {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new StartupError(
      `The disk that holds ${paths.folder} is full; make room, then start again.`,
    )
  }
  if (/lock file .* already exists|pre-existing shared memory block/.test(output)) {
    return new RetryableStartupError(
      `Another Postgres is still running on ${paths.folder}; wait until it has stopped, or stop it, then start again.`,
    )
  }
  if (/lock file .* is empty/.test(output)) {
    return new RetryableStartupError(
      `${paths.folder}/postmaster.pid is empty: another Postgres is starting there, or one crashed while it started. Start again; if that doesn’t help, delete the file.`,
    )
  }
  // Another start may have taken this one for the remains of a dead process.
  if (
    /received (?:smart|fast|immediate) shutdown request|Address already in use|server did not start in time/.test(
      output,
    )
  ) {
    return new RetryableStartupError(
      `Postgres did not get ready (see ${paths.logFile}); start again.`,
    )
  }
  if (
    /control file|pg_control|WAL directory|checkpoint record|PANIC|could not open (file|directory) ".*": No such/.test(
      output,
    )
  ) {
    return damagedError(paths)
  }
  const reason =
    output.match(/^.*(?:FATAL|PANIC|error|Error|fatal):?\s+(.*)$/m)?.[1] ?? output.trim()
  return new StartupError(
    `Postgres cannot start on ${paths.folder}: ${reason.split('\n')[0]} (more in ${paths.logFile}); fix that, or set DATABASE_URL to another Postgres.`,
  )
}
