import type { Member } from '../../actor.ts'
import { asOwner } from '../../as-owner.ts'
import { NotFoundError } from '../../errors.ts'
import { getMenuRow, type Menu } from '../../locks/lock-menu.ts'
import { sourceLayoutOf } from '../layout.ts'
import { maxEditedLength } from '../limits.ts'
import { getDraft } from '../read-draft.ts'
import type { ImportSource } from '../source.ts'

/** The text of a draft, to be corrected. */
export interface DraftText {
  readonly menu: Menu
  readonly fileName: string
  readonly text: string
  /** The sizes in pixels of the pictures that it was read from; none if it was read from no picture. */
  readonly pictures: readonly { readonly width: number; readonly height: number }[]
}

/** Whether a draft's text can be corrected in a form. */
export const isEditable = (source: ImportSource): boolean =>
  source.kind === 'text' && source.text.length <= maxEditedLength

/** @throws {NotFoundError} if there is no such draft, or it has no text that a form can hold */
export async function getText(
  member: Member,
  menuId: string,
  importId: string,
): Promise<DraftText> {
  return asOwner(member, 'editMenus', async (transaction) => {
    const menu = await getMenuRow(transaction, menuId)
    const { menuImport, source } = await getDraft(transaction, menu, importId, 'en')
    if (source.kind !== 'text' || !isEditable(source)) throw new NotFoundError('import_not_found')
    const layout = sourceLayoutOf(source)
    const pictures = layout?.arePictures ? layout.pages : []
    return { menu, fileName: menuImport.fileName, text: source.text, pictures }
  })
}
