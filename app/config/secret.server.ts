import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The secret that signs and derives what must not be guessed: made once, kept in the data
 * folder for its owner's eyes alone. Losing it ends guests' chats and nothing else.
 */
export async function keepSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, 'secret')
  try {
    // Never overwrites: of two starts at once the first one's secret stands.
    await writeFile(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFile(file, 'utf8')
}
