import type { Member } from '../actor.ts'
import { byteOrderMark, csvLine } from '../csv.ts'
import { listActivity, type Activity, type ActivityCursor } from './list-activity.ts'

/** Exports the whole log as a CSV file in pieces, latest first. Each page is read separately. */
export async function* exportActivity(member: Member): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(['time', 'person', 'action', 'subject', 'subject_id', 'changes'])
  let after: ActivityCursor | undefined
  for (;;) {
    const { entries, hasOlder } = await listActivity(member, {}, after)
    yield entries
      .map((entry) =>
        csvLine([
          entry.at,
          actorOf(entry),
          entry.action,
          entry.subjectName,
          entry.subjectId ?? '',
          JSON.stringify(entry.changes),
        ]),
      )
      .join('')
    after = entries.at(-1)
    if (!hasOlder) return
  }
}

function actorOf({ tokenName, person, isByPerson, isAccountDeleted }: Activity): string {
  if (tokenName !== null) return `${tokenName} (API token)`
  if (!isByPerson) return 'Chefin'
  return isAccountDeleted ? `${person ?? ''} (deleted account)`.trim() : (person ?? '')
}
