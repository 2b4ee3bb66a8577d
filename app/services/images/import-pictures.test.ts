import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openAllPictures } from './all-pictures.server.ts'
import {
  getImportPicture,
  putImportPictures,
  removeLeftImportPictures,
} from './import-pictures.server.ts'
import { openImages } from './index.server.ts'
import { isPicturePath, parsePicturePath } from './picture-path.ts'

let dataFolder: string
const picture = Buffer.from('a picture')

beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'chefin-imports-'))
  await openImages({ dataFolder, bucket: undefined })
})

afterEach(() => rm(dataFolder, { recursive: true, force: true }))

test('pictures of drafts are private, in backups, and removed an hour after their draft is gone', async () => {
  const [kept, left, young] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const findDrafts = async () => [kept]
  const { signal } = new AbortController()
  await removeLeftImportPictures(findDrafts, signal)
  for (const id of [kept, left, young]) await putImportPictures(id, [picture, picture])
  const key = `menu-imports/${kept}/0.webp`
  expect([isPicturePath(key), parsePicturePath(key)]).toEqual([true, undefined])
  const all = await openAllPictures({ dataFolder, bucket: undefined })
  expect(await Array.fromAsync(all.keys())).toContain(key)
  const folder = join(dataFolder, 'images/menu-imports')
  for (const page of [0, 1]) await utimes(join(folder, left, `${page}.webp`), 0, 0)
  await removeLeftImportPictures(findDrafts, signal)
  expect(await readdir(join(folder, left))).toEqual([])
  expect(await readdir(join(folder, young))).toHaveLength(2)
  expect(await getImportPicture(kept, 1)).toEqual(new Uint8Array(picture))
  await expect(getImportPicture(left, 0)).rejects.toThrow('page_not_found')
  await expect(getImportPicture('..', 0)).rejects.toThrow('page_not_found')
})
