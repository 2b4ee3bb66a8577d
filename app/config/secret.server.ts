import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explainFileError } from './file-failure.ts'
import { StartupError } from './startup-error.ts'
import { writeWhole } from './write-whole.ts'

/** Of APP_SECRET too. */
export const minSecretLength = 32

/**
 * The secret that signs and derives what must not be guessed: made once, kept in the data folder
 * and readable by its owner alone.
 * @throws {StartupError} where the file does not hold a secret
 */
export async function keepSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret')
  const kept = await findText(file)
  if (kept === undefined) {
    const secret = randomBytes(32).toString('base64url')
    await writeWhole(file, secret, 0o600)
    return secret
  }
  if (kept.trim().length < minSecretLength) {
    throw new StartupError(
      `${file} holds fewer than ${minSecretLength} characters, so signatures could be guessed; put the file back from your copy, or delete it and run "npm run change-secret".`,
    )
  }
  return kept
}

async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw explainFileError(error)
  }
}
