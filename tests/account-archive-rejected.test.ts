import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { DomainError } from '#app/domain/errors.ts'
import { exportArchive } from '#app/domain/transfer/export-archive.ts'
import { previewArchive } from '#app/domain/transfer/preview-archive.ts'
import { maxTranslations } from '#app/domain/transfer/limits.ts'
import { readArchive } from '#app/domain/transfer/read-archive.ts'
import { packArchive } from '#app/domain/zip/pack.ts'
import { isErrorKey } from '#app/i18n/page-errors.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from './database.ts'
import { pack, repack, unpack, withFile, withRow, type ArchiveFiles } from './fixtures/archives.ts'
import { ownerMember } from './fixtures/owner-member.ts'
import { seedOwner } from './fixtures/owner-world.ts'
import { seedTwoOwners } from './fixtures/two-owners.ts'

let database: TestDatabase
let archive: Buffer
let files: ArchiveFiles

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
  const { a } = await seedTwoOwners(database)
  archive = Buffer.concat(
    await Array.fromAsync(exportArchive(a.member, async () => undefined, true)),
  )
  files = await unpack(archive)
})

afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

const manyTranslations = () => {
  const name = 'data/translations-1.jsonl'
  const [first = ''] = String(files.get(name)).split('\n')
  return withFile(files, name, `${first}\n`.repeat(maxTranslations + 1))
}
const without = (name: string) => new Map([...files].filter(([file]) => file !== name))

describe('a file is rejected with the cure', () => {
  test.each([
    ['nothing', async () => Buffer.of(), 'transfer_file_missing'],
    ['the account as JSON', async () => Buffer.from('{"owner":{}}'), 'transfer_file_other'],
    ['a spreadsheet', () => packArchive({ 'xl/workbook.xml': '<a/>' }), 'transfer_file_other'],
    [
      'half an archive',
      async () => archive.subarray(0, archive.length / 2),
      'transfer_file_damaged',
    ],
    [
      'a changed file',
      () => pack(withFile(files, 'data/menus-1.jsonl', '{}')),
      'transfer_file_damaged',
    ],
    ['a missing file', () => pack(without('data/dishes-1.jsonl')), 'transfer_file_damaged'],
    [
      'an unlisted file',
      () => pack(withFile(files, '../../etc/cron.d/x', 'x')),
      'transfer_file_damaged',
    ],
    [
      'a path outside',
      () => repack(withFile(files, '../../etc/cron.d/x', 'x')),
      'transfer_file_damaged',
    ],
    [
      'no JSON',
      () => repack(withFile(files, 'data/menus-1.jsonl', '{"id')),
      'transfer_file_damaged',
    ],
    [
      'a bomb',
      () => repack(withFile(files, 'data/menus-1.jsonl', ' '.repeat(65 * 1024 * 1024))),
      'transfer_file_unpacked',
    ],
    ['too many translations', () => repack(manyTranslations()), 'transfer_file_translations'],
    ['another version', () => repack(files, { version: 2 }), 'transfer_file_version'],
    ['a price in words', () => withRow(files, 'dishes', { priceMinor: 'x' }), 'transfer_file_row'],
    ['a long name', () => withRow(files, 'dishes', { name: 'x'.repeat(121) }), 'transfer_file_row'],
    ['an unknown fact', () => withRow(files, 'dish_facts', { fact: 'love' }), 'transfer_file_row'],
    ['a currency', () => withRow(files, 'menus', { currency: 'LIRA' }), 'transfer_file_row'],
    ['an id that is none', () => withRow(files, 'menus', { id: '1 or 1=1' }), 'transfer_file_row'],
    [
      'a script as a link',
      () => withRow(files, 'restaurants', { visit: visitWith({ links: ['javascript:alert(1)'] }) }),
      'transfer_file_row',
    ],
    [
      'hours that overlap',
      () =>
        withRow(files, 'restaurants', {
          visit: visitWith({ hours: Array.from({ length: 7 }, () => [[540, 2_880]]) }),
        }),
      'transfer_file_row',
    ],
    [
      'CSS as a colour',
      () => withRow(files, 'restaurants', { look: { accent: '#fff;}' } }),
      'transfer_file_row',
    ],
  ])('%s', async (_, make, key) => {
    const error: unknown = await readArchive(await make()).catch((failure: unknown) => failure)
    expect(error instanceof DomainError && error.messageKey).toBe(key)
    expect(isErrorKey(key)).toBe(true)
  })

  test('an archive without restaurants and menus', async () => {
    const empty = new Map([...files].filter(([name]) => name === 'manifest.json'))
    const read = await readArchive(await repack(empty))
    const member = ownerMember(await seedOwner(database))
    await expect(previewArchive(member, read)).rejects.toThrow('transfer_file_empty')
  })
})

const visitWith = (change: object) => ({
  timeZone: 'Europe/Istanbul',
  hours: [],
  phone: '',
  wifiName: '',
  wifiKey: '',
  links: [],
  notice: '',
  ...change,
})
