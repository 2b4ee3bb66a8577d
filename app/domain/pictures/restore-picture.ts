import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { isRestorable } from '../is-restorable.ts'
import { setDishImage } from '../dishes/set-dish-image.ts'
import { NotFoundError } from '../errors.ts'
import { requireRowId } from '../field-schemas.ts'
import { setPicture } from '../restaurants/set-picture.ts'
import { clearFormerAt } from './clear-former-at.ts'
import { pictureColumns, pictureKinds } from '../picture-kinds.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

/** A picture that was replaced or deleted. */
export const formerPictureSchema = z.object({
  kind: z.enum(pictureKinds),
  /** The dish's or the restaurant's. */
  id: z.string('form_unreadable'),
  /** When the picture was replaced or deleted. */
  deletedAt: z.iso.datetime('form_unreadable').transform((text) => new Date(text)),
})

/**
 * Restores a dish's or restaurant's former picture. The current one, if any, becomes the former
 * one.
 * @param restoreImage exchanges the files; returns the path of the restored picture
 * @returns the name of the dish or restaurant
 * @throws {NotFoundError} if there is no former picture, or it was replaced again or too long ago
 * @throws whatever `restoreImage` throws
 */
export async function restorePicture(
  member: Member,
  { kind, id, deletedAt }: z.infer<typeof formerPictureSchema>,
  restoreImage: (id: string) => Promise<string>,
): Promise<string> {
  const { table, formerAt } = pictureColumns[kind]
  const rowId = requireRowId(id, 'picture_not_found')
  const isFormer = and(eq(table.id, rowId), eq(formerAt, deletedAt))
  const [row] = await asOwner(member, 'editMenus', (transaction) =>
    transaction
      .select({ name: table.name })
      .from(table)
      .where(and(isFormer, isRestorable(formerAt))),
  )
  if (!row) throw new NotFoundError('picture_not_found')
  if (kind === 'dishPicture') await setDishImage(member, rowId, restoreImage)
  else await setPicture(member, rowId, kind, restoreImage)
  // If there was no current picture, none has become the former one.
  await asOwner(member, 'editMenus', (transaction) => clearFormerAt(transaction, kind, isFormer))
  return row.name
}
