import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emptyState, type State } from './state.ts'

/** The persisted state. */
export interface Store {
  readonly state: State
  /** Writes the state; concurrent calls are merged into one write. */
  readonly save: () => Promise<void>
}

/**
 * Loads the state that an earlier run stored in a folder. Without a folder, nothing is stored.
 * @throws {Error} if the file can't be read
 */
export async function openStore(folder: string | undefined): Promise<Store> {
  if (folder === undefined) return { state: emptyState(), save: () => Promise.resolve() }
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'stripe.json')
  const state = await readState(file)
  let writing: Promise<void> | undefined
  let isDirty = false

  const write = async () => {
    try {
      while (isDirty) {
        isDirty = false
        const partial = `${file}.part`
        await writeFile(partial, JSON.stringify(state), { mode: 0o600 })
        await rename(partial, file)
      }
    } finally {
      writing = undefined
    }
  }
  return {
    state,
    save: () => {
      isDirty = true
      writing ??= write()
      return writing
    },
  }
}

async function readState(file: string): Promise<State> {
  try {
    return { ...emptyState(), ...JSON.parse(await readFile(file, 'utf8')) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return emptyState()
    throw new Error(`${file} cannot be read; delete it to start with an empty local Stripe`, {
      cause: error,
    })
  }
}
