import { StartupError } from './startup-error.ts'

/**
 * Explains a file that can't be read or written; returns any other error unchanged.
 * @param path the file, for errors without a path, such as those of writes
 */
export function explainFileError(error: unknown, path?: string): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  const failedPath = 'path' in error ? String(error.path) : path
  if (failedPath === undefined) return error
  const hint = 'point CHEFIN_DATA at a folder you may write to.'
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StartupError(`${failedPath} cannot be written (${error.code}); ${hint}`, {
        cause: error,
      })
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartupError(
        `The disk that holds ${failedPath} is full; make room, then start again.`,
        {
          cause: error,
        },
      )
    default:
      return error
  }
}
