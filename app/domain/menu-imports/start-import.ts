import { getMenuRow } from '../locks/lock-menu.ts'
import { recogniseDishes } from './recognise/recognise-dishes.ts'
import type { MenuReading } from './recognise/reading.ts'
import { admitReading, storeDraft, type NewDraft } from './store-draft.ts'
import { asOwner } from '../as-owner.ts'
import type { Member } from '../actor.ts'

export interface ReadSource extends Omit<NewDraft, 'importId'> {
  /** The draft's id, if pictures are already stored under it. */
  readonly importId?: string
  /** What a reader has found in the source; by default, the readers of texts and tables read it. */
  readonly reading?: MenuReading
}

/**
 * Starts an import into a menu: stores a draft of the dishes that a source has. The menu stays as it is.
 * @returns the id of the draft
 * @throws {NotFoundError | InvalidInputError | LimitReachedError}
 */
export async function startImport(
  member: Member,
  menuId: string,
  { importId = crypto.randomUUID(), reading, ...file }: ReadSource,
): Promise<string> {
  const { source, signal } = file
  const { language } = await asOwner(member, 'editMenus', (transaction) =>
    getMenuRow(transaction, menuId),
  )
  const finishedReading = reading ?? (await recogniseDishes(source, { language, signal }))
  const rows = await admitReading(source, finishedReading, { ownerId: member.ownerId, importId })
  return storeDraft(member, menuId, { importId, ...file }, { ...finishedReading, rows })
}

/**
 * Starts an import whose dishes the owner will type beside their pictures: a draft without any.
 * @throws {NotFoundError | LimitReachedError}
 */
export const startTyping = (member: Member, menuId: string, draft: NewDraft): Promise<string> =>
  storeDraft(member, menuId, draft, {
    columns: null,
    style: { mark: undefined, currency: undefined },
    rows: [],
  })
