import type { Member } from '../actor.ts'
import { byteOrderMark, csvLine } from '../csv.ts'
import { listActivity, type ActivityCursor } from './list-activity.ts'

/** Exports the whole log as a CSV file in pieces, latest first. Each page is read separately. */
export async function* exportActivity(member: Member): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['time', 'person', 'action', 'subject', 'subject_id', 'changes'])
  let after: ActivityCursor | undefined
  for (;;) {
    const { entries, hasOlder } = await listActivity(member, {}, after)
    yield entries
      .map(({ at, person, isByPerson, tokenName, action, subjectName, subjectId, changes }) =>
        csvLine([
          at,
          tokenName === null
            ? (person ?? (isByPerson ? '' : 'Chefin'))
            : `${tokenName} (API token)`,
          action,
          subjectName,
          subjectId ?? '',
          JSON.stringify(changes),
        ]),
      )
      .join('')
    after = entries.at(-1)
    if (!hasOlder) return
  }
}
