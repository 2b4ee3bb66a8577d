import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { explainFileError } from './explain-file-error.ts'
import { StartupError } from './startup-error.ts'
import { writeAtomically } from './write-atomically.ts'

/** The minimum length of a generated secret and of APP_SECRET. */
export const minSecretLength = 32

/**
 * Returns the secret for signatures and derived keys. It is generated once and stored in the data
 * folder, readable only by its owner.
 * @throws {StartupError} if the file doesn't contain a secret
 */
export async function readOrCreateSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret')
  const storedSecret = await findText(file)
  if (storedSecret === undefined) {
    const secret = randomBytes(32).toString('base64url')
    await writeAtomically(file, secret, 0o600)
    return secret
  }
  if (storedSecret.trim().length < minSecretLength) {
    throw new StartupError(
      `${file} holds fewer than ${minSecretLength} characters, so signatures could be guessed; put the file back from your copy, or delete it and run "npm run change-secret".`,
    )
  }
  return storedSecret
}

async function findText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw explainFileError(error)
  }
}
