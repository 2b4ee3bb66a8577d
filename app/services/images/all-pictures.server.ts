import { DriveFile, type Disk } from 'flydrive'
import { openDisk, type ImagePlace } from './open-disk.server.ts'
import { isPicturePath } from './picture-path.ts'

/** All pictures of a place, for whoever copies them. Keys are paths below /images/. */
export interface AllPictures {
  keys(): AsyncGenerator<string>
  /** Undefined where it is gone by now. */
  read(key: string): Promise<Uint8Array | undefined>
  has(key: string): Promise<boolean>
  write(key: string, bytes: Uint8Array): Promise<void>
  remove(key: string): Promise<void>
}

/** Opens all pictures of a folder or of a bucket. */
export async function openAllPictures(place: ImagePlace): Promise<AllPictures> {
  const disk = await openDisk(place)
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
  for (const bucket of ['restaurant-logos', 'menu-item-images']) {
    let paginationToken: string | undefined
    do {
      const page = await disk
        .listAll(bucket, { recursive: true, ...(paginationToken && { paginationToken }) })
        .catch(noneYet)
      for (const entry of page.objects) {
        if (entry instanceof DriveFile && isPicturePath(entry.key)) yield entry.key
      }
      paginationToken = page.paginationToken
    } while (paginationToken)
  }
}

/** A folder comes with its first picture. */
function noneYet(error: unknown): Awaited<ReturnType<Disk['listAll']>> {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return { objects: [] }
  throw error
}
