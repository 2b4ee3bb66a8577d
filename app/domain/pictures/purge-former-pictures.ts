import { and, eq, gt } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { isExpired } from '../is-restorable.ts'
import { clearFormerAt } from './clear-former-at.ts'
import { pictureColumns, pictureKinds, type PictureKind } from '../picture-kinds.ts'

/** How many rows one query finds. */
const sliceSize = 500

/**
 * Removes pictures that were replaced or deleted too long ago to be restored.
 * @param removeFormer removes the files; returns false if that failed: the next call tries again
 * @param signal stops before the next picture
 */
export async function purgeFormerPictures(
  removeFormer: (kind: PictureKind, id: string) => Promise<boolean>,
  signal?: AbortSignal,
): Promise<void> {
  for (const kind of pictureKinds) {
    let after: string | undefined
    do {
      const ids = await findExpired(kind, after)
      after = ids.at(-1)
      for (const id of ids) {
        signal?.throwIfAborted()
        if (await removeFormer(kind, id)) await forgetFormer(kind, id)
      }
    } while (after !== undefined)
  }
}

function findExpired(kind: PictureKind, after: string | undefined): Promise<string[]> {
  const { table, formerAt } = pictureColumns[kind]
  return asSystem('expired former pictures are found', async (transaction) => {
    const found = await transaction
      .select({ id: table.id })
      .from(table)
      .where(and(isExpired(formerAt), after === undefined ? undefined : gt(table.id, after)))
      .orderBy(table.id)
      .limit(sliceSize)
    return found.map(({ id }) => id)
  })
}

function forgetFormer(kind: PictureKind, id: string): Promise<unknown> {
  const { table, formerAt } = pictureColumns[kind]
  return asSystem('a former picture is removed for good', (transaction) =>
    clearFormerAt(transaction, kind, and(eq(table.id, id), isExpired(formerAt))),
  )
}
