import { StartupError } from '#app/config/startup-error.ts'

/** The cluster is still locked, or the port was taken meanwhile: worth a retry. */
export class RetryableStartupError extends StartupError {}

/** Paths for the error message. */
interface Place {
  readonly folder: string
  readonly logFile: string
}

/** The cluster is damaged: only a backup helps. */
export function damaged({ folder, logFile }: Place): StartupError {
  return new StartupError(
    `The database in ${folder} is damaged (see ${logFile}); restore the folder from a backup, or point CHEFIN_DATA at a new one.`,
  )
}

/** The superuser's password differs from the one in the password file. */
export function wrongPassword({ folder }: Place): StartupError {
  return new StartupError(
    `${folder}/chefin-password is not the password of the database beside it; restore both from one backup, or point CHEFIN_DATA at a new folder.`,
  )
}

/**
 * Turns Postgres' startup output into an error that names the cure. Only output that Postgres
 * prints for broken files counts as damage, because the cure for that is drastic.
 */
export function explainFailure(output: string, place: Place): StartupError {
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new StartupError(
      `The disk that holds ${place.folder} is full; make room, then start again.`,
    )
  }
  if (/lock file .* already exists|pre-existing shared memory block/.test(output)) {
    return new RetryableStartupError(
      `Another Postgres still works on ${place.folder}; wait until it has ended, or end it, then start again.`,
    )
  }
  if (/Address already in use|server did not start in time/.test(output)) {
    return new RetryableStartupError(
      `Postgres did not get ready (see ${place.logFile}); start again.`,
    )
  }
  if (
    /control file|pg_control|WAL directory|checkpoint record|PANIC|could not open (file|directory) ".*": No such/.test(
      output,
    )
  ) {
    return damaged(place)
  }
  const reason =
    output.match(/^.*(?:FATAL|PANIC|error|Error|fatal):?\s+(.*)$/m)?.[1] ?? output.trim()
  return new StartupError(
    `Postgres cannot start on ${place.folder}: ${reason.split('\n')[0]} (more in ${place.logFile}); mend that, or set DATABASE_URL to a Postgres of your own.`,
  )
}
