import { DriveFile, type Disk } from 'flydrive'
import { openDisk, type ImageStoreOptions } from './open-disk.server.ts'
import { buckets, importFolder, isPicturePath } from './picture-path.ts'

/** All stored pictures, for backup and restore. Keys are paths below /images/. */
export interface AllPictures {
  keys(): AsyncGenerator<string>
  /** Returns undefined if the picture has been deleted in the meantime. */
  read(key: string): Promise<Uint8Array | undefined>
  has(key: string): Promise<boolean>
  write(key: string, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
}

/** Opens access to all pictures of a folder or bucket. */
export async function openAllPictures(options: ImageStoreOptions): Promise<AllPictures> {
  const disk = await openDisk(options)
  return {
    keys: () => listKeys(disk),
    async read(key) {
      try {
        return await disk.getBytes(key)
      } catch (error) {
        if (!(await disk.exists(key))) return undefined
        throw error
      }
    },
    has: (key) => disk.exists(key),
    write: (key, bytes) => disk.put(key, bytes),
    remove: (key) => disk.delete(key),
  }
}

async function* listKeys(disk: Disk): AsyncGenerator<string> {
  for (const folder of [...buckets, importFolder]) {
    for await (const key of keysIn(disk, folder)) if (isPicturePath(key)) yield key
  }
}

/** Lists the keys of all files in a folder and its subfolders. */
export async function* keysIn(disk: Disk, folder: string): AsyncGenerator<string> {
  let paginationToken: string | undefined
  do {
    const page = await disk
      .listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch(emptyIfMissing)
    for (const entry of page.objects) if (entry instanceof DriveFile) yield entry.key
    paginationToken = page.paginationToken
  } while (paginationToken)
}

/** Returns an empty list for a missing folder, which is created with the first picture. */
export function emptyIfMissing(error: unknown): Awaited<ReturnType<Disk['listAll']>> {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] }
  throw error
}
