import * as fc from 'fast-check'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs } from '../../tests/database.ts'
import { ownerMember } from '../../tests/fixtures/owner-member.ts'
import { startTestPostgres } from '../../tests/postgres.ts'
import { markdownTable } from '../markdown-table.ts'
import { inventedImports, publishInvented } from './inventing-reader.ts'

/**
 * Publishes imports by a reader that invents names, prices and places, on a real database.
 * @param words how many imports, 1,000 by default, and a seed
 * @returns whether nothing was published that isn't in its source
 */
export async function runInventions(
  [count = '1000', seed = '27']: readonly string[],
  print: (text: string) => void,
): Promise<boolean> {
  const postgres = await startTestPostgres()
  const database = await createTestDatabase(postgres.url)
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  const [owner] = await database.query(
    `insert into owners (email, first_name, last_name) values ('o@chefin.example', 'x', 'y') returning id`,
  )
  const member = ownerMember(String(owner?.['id']))
  const sums = { imports: 0, published: 0, refused: 0, invented: 0, mispaired: 0 }
  for (const invented of fc.sample(inventedImports, {
    numRuns: Number(count),
    seed: Number(seed),
  })) {
    const result = await publishInvented(member, invented)
    sums.imports++
    sums.published += result.published
    sums.refused += result.refused
    sums.invented += result.invented.length
    sums.mispaired += result.mispaired.length
    for (const text of result.invented) print(`invented: ${text}`)
    for (const text of result.mispaired) print(`another dish’s price, without a doubt: ${text}`)
    await database.query('delete from menus')
  }
  await closeDatabase()
  await database.drop()
  await postgres.stop()
  const header = [
    'imports',
    'dishes published',
    'dishes refused',
    'names or prices invented',
    'wrong pairs without a doubt',
  ]
  print(markdownTable(header, [Object.values(sums)]))
  return sums.invented === 0 && sums.mispaired === 0
}
