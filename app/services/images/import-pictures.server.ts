import { DriveFile } from 'flydrive'
import { NotFoundError, OperationFailedError } from '#app/domain/errors.ts'
import { emptyIfMissing } from './all-pictures.server.ts'
import { images } from './index.server.ts'
import { importFolder, parseImportPath } from './picture-path.ts'

/*
 * The pictures that drafts of imports were read from, one for each page. They are deleted when a draft is
 * published or its owner deletes the account, and otherwise by the hourly job. A cancelled draft keeps them
 * for as long as it can be restored.
 */

const keyOf = (importId: string, page: number) => `${importFolder}/${importId}/${page}.webp`

/**
 * Stores the pictures of a draft.
 * @throws {OperationFailedError} when the store is full or unavailable
 */
export async function putImportPictures(
  importId: string,
  pictures: readonly Uint8Array[],
): Promise<void> {
  try {
    for (const [page, webp] of pictures.entries()) await images().put(keyOf(importId, page), webp)
  } catch (error) {
    throw new OperationFailedError('image_not_stored', error)
  }
}

/**
 * Reads the picture of a draft's page. The caller must have checked whose the draft is.
 * @throws {NotFoundError}
 */
export async function getImportPicture(importId: string, page: number): Promise<Uint8Array> {
  const key = keyOf(importId, page)
  if (parseImportPath(key) === undefined || !(await images().exists(key))) {
    throw new NotFoundError('page_not_found')
  }
  return images().getBytes(key)
}

/** Removes all pictures of imports. */
export async function removeImportPictures(importIds: readonly string[]): Promise<void> {
  for (const id of importIds) await images().deleteAll(`${importFolder}/${id}`)
}

/** A draft's pictures are stored before its row. */
const minAgeMs = 60 * 60 * 1_000

/**
 * Removes pictures whose drafts no longer exist.
 * @param findDrafts returns which of the given ids are those of drafts
 */
export async function removeLeftImportPictures(
  findDrafts: (importIds: readonly string[]) => Promise<readonly string[]>,
  signal: AbortSignal,
): Promise<void> {
  let paginationToken: string | undefined
  do {
    signal.throwIfAborted()
    const page = await images()
      .listAll(importFolder, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch(emptyIfMissing)
    const keys = [...page.objects].flatMap((entry) =>
      entry instanceof DriveFile ? [entry.key] : [],
    )
    const ids = [...new Set(keys.flatMap((key) => parseImportPath(key) ?? []))]
    const kept = new Set(await findDrafts(ids))
    for (const key of keys) {
      if (kept.has(parseImportPath(key) ?? '')) continue
      const { lastModified } = await images().getMetaData(key)
      if (Date.now() - lastModified.getTime() > minAgeMs) await images().delete(key)
    }
    paginationToken = page.paginationToken
  } while (paginationToken)
}
