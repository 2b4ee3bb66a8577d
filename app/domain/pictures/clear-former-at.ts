import type { SQL } from 'drizzle-orm'
import type { Transaction } from '#app/db/actors.ts'
import { dishes, restaurants } from '#app/db/schema/index.ts'
import type { PictureKind } from '../picture-kinds.ts'

/** Records that the selected rows have no former picture any more. */
export function clearFormerAt(
  transaction: Transaction,
  kind: PictureKind,
  condition: SQL | undefined,
): Promise<unknown> {
  switch (kind) {
    case 'dishPicture':
      return transaction.update(dishes).set({ formerImageAt: null }).where(condition).execute()
    case 'logo':
      return transaction.update(restaurants).set({ formerLogoAt: null }).where(condition).execute()
    case 'cover':
      return transaction.update(restaurants).set({ formerCoverAt: null }).where(condition).execute()
  }
}
