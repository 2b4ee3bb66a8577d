import { markdownTable, percent } from '../markdown-table.ts'
import type { UnseenQuestion } from './read-unseen.ts'

interface Judged {
  readonly question: UnseenQuestion
  readonly faults: readonly string[]
}

/** Renders a table of how many replies are right, by menu and language. */
export function shareByMenu(judgements: readonly Judged[]): string {
  const groups = Map.groupBy(judgements, ({ question: { menu, lang } }) => `${menu} ${lang}`)
  const row = (name: string, group: readonly Judged[]) => {
    const right = group.filter(({ faults }) => faults.length === 0).length
    return [name, group.length, right, percent(right, group.length)]
  }
  const rows = [...groups].map(([name, group]) => row(name, group))
  return markdownTable(['menu', 'questions', 'right', 'share'], [...rows, row('all', judgements)])
}
