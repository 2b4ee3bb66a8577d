import { StartupError } from './startup-error.ts'

/**
 * Says what to do about a file that the system does not let us read or write; any other error is
 * returned as it is.
 * @param path for errors that do not name one, as of a write
 */
export function explainFileError(error: unknown, path?: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  const named = 'path' in error ? String(error.path) : path
  if (named === undefined) return error
  const cure = 'point CHEFIN_DATA at a folder you may write to.'
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartupError(`${named} cannot be written (${error.code}); ${cure}`, {
        cause: error,
      })
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartupError(
        `The disk that holds ${named} is full; make room, then start again.`,
        {
          cause: error,
        },
      )
    default:
      return error
  }
}
