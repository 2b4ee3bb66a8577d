import { StartupError } from '#app/config/startup-error.ts'

/** Something still holds the cluster, or the port was taken meanwhile: worth another try. */
export class NotYet extends StartupError {}

/** Where to look and what to call things, for whoever reads the message. */
interface Place {
  readonly folder: string
  readonly logFile: string
}

/** Nothing but a backup brings this cluster back. */
export function damaged({ folder, logFile }: Place): StartupError {
  return new StartupError(
    `The database in ${folder} is damaged (see ${logFile}); restore the folder from a backup, or point CHEFIN_DATA at a new one.`,
  )
}

/** The cluster's superuser got another password than the one that lies beside it. */
export function wrongPassword({ folder }: Place): StartupError {
  return new StartupError(
    `${folder}/chefin-password is not the password of the database beside it; restore both from one backup, or point CHEFIN_DATA at a new folder.`,
  )
}

/**
 * Turns what Postgres said as it failed to start into what there is to do about it. Only
 * what Postgres itself says of broken files is called damage: the cure for that is drastic.
 */
export function explainFailure(said: string, place: Place): StartupError {
  if (/No space left on device|Disk quota exceeded/.test(said)) {
    return new StartupError(
      `The disk that holds ${place.folder} is full; make room, then start again.`,
    )
  }
  if (/lock file .* already exists|pre-existing shared memory block/.test(said)) {
    return new NotYet(
      `Another Postgres still works on ${place.folder}; wait until it has ended, or end it, then start again.`,
    )
  }
  if (/Address already in use|server did not start in time/.test(said)) {
    return new NotYet(`Postgres did not get ready (see ${place.logFile}); start again.`)
  }
  if (
    /control file|pg_control|WAL directory|checkpoint record|PANIC|could not open (file|directory) ".*": No such/.test(
      said,
    )
  ) {
    return damaged(place)
  }
  const reason = said.match(/^.*(?:FATAL|PANIC|error|Error|fatal):?\s+(.*)$/m)?.[1] ?? said.trim()
  return new StartupError(
    `Postgres cannot start on ${place.folder}: ${reason.split('\n')[0]} (more in ${place.logFile}); mend that, or set DATABASE_URL to a Postgres of your own.`,
  )
}
