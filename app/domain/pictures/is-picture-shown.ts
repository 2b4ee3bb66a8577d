import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { asSystem } from '#app/db/actors.ts'
import { isRowId } from '../field-schemas.ts'
import { pictureColumns, type PictureKind } from '../picture-kinds.ts'

/** Whether a dish or restaurant has a picture and isn't deleted. */
export async function isPictureShown(kind: PictureKind, id: string): Promise<boolean> {
  if (!isRowId(id)) return false
  const { table, url } = pictureColumns[kind]
  return asSystem('a picture is requested by its address alone', async (transaction) => {
    const found = await transaction
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), isNotNull(url), isNull(table.deletedAt)))
    return found.length > 0
  })
}
