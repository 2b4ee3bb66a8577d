import { readdir, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  confirmation,
  downloadArchive,
  repack,
  unpack,
  uploadArchive,
} from '../fixtures/archives.ts'
import { seedPlace, subscribe } from '../fixtures/seed-place.ts'
import { testPassword } from '../insert-owner.ts'
import { Owner } from '../owner.ts'
import { startTestServer, type TestServer } from '../server.ts'

/*
 * The sample restaurants move from one installation to another one, which has the same samples, so that
 * their short links are taken there.
 */
let from: TestServer
let to: TestServer
let archive: Buffer
let newOwner: Owner

/** Removes what two installations differ in: addresses, ids, short links and versions of pictures. */
const comparable = (text: string, { url }: TestServer) =>
  text
    .replaceAll(url, 'ORIGIN')
    .replaceAll(url.replaceAll('/', String.raw`\/`), 'ORIGIN')
    .replaceAll(/\/demo(-pub)?(?:-2)?(?![\w-])/g, '/demo$1')
    .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, 'ID')
    .replaceAll(/([?&](?:amp;)?v=)[\w-]{12}/g, '$1VERSION')
    .replaceAll(/\b[\da-f]{12}\b/g, 'DISH')

const read = async (server: TestServer, path: string) => {
  const response = await fetch(`${server.url}${path}`)
  expect([path, response.status]).toEqual([path, 200])
  return comparable(await response.text(), server)
}

beforeAll(async () => {
  from = await startTestServer(inject('postgresUrl'))
  to = await startTestServer(inject('postgresUrl'))
  await from.database.query('update restaurant_languages set live_at = now()')
  // Importing encodes each picture again, and checks each translation.
  await from.database.query(
    `update dishes set image_url = null where id not in
      (select id from dishes where image_url is not null order by position, id limit 4)`,
  )
  for (const table of ['translations', 'restaurant_languages']) {
    await from.database.query(`delete from ${table} where language not in ('de', 'ar', 'en', 'tr')`)
  }
  const owner = new Owner(from, 'demo@chefin.example')
  owner.password = testPassword
  await owner.login()
  archive = (await downloadArchive(from, owner)).bytes
  newOwner = await new Owner(to).create(to.database)
}, 240_000)

afterAll(async () => {
  await from.stop()
  await to.stop()
})

test('an archive is shown first, then imported, and guests read the same pages', async () => {
  const shown = await uploadArchive(newOwner, archive)
  expect(shown.status).toBe(200)
  expect(shown.body).toContain('/demo is taken here, so it becomes /demo-2.')
  const menus = async () =>
    to.database.query(
      'select menus.id from menus join owners on owners.id = owner_id where email = $1',
      [newOwner.email],
    )
  expect(await menus()).toEqual([])
  const imported = await uploadArchive(newOwner, archive, confirmation(shown))
  expect(imported.body).toContain('Imported from the archive')
  expect(await menus()).toHaveLength(2)
  await to.database.query(
    `update restaurants set is_active = true where owner_id = (select id from owners where email = $1)`,
    [newOwner.email],
  )
  await subscribe(to.database, newOwner.email)
  for (const slug of ['demo', 'demo-pub']) {
    for (const query of ['', '?lang=de', '?lang=ar', '?lang=tr', '?lang=en']) {
      const document = await read(from, `/${slug}/menu.json${query}`)
      expect(document).toContain('"contains"')
      expect(await read(to, `/${slug}-2/menu.json${query}`)).toBe(document)
    }
    expect(await read(to, `/${slug}-2`)).toBe(await read(from, `/${slug}`))
  }
}, 240_000)

test('an archive with a picture that is none is rejected, and leaves nothing', async () => {
  const owner = await new Owner(to).create(to.database)
  const files = await unpack(archive)
  const [picture = ''] = [...files.keys()].filter((name) => name.startsWith('pictures/'))
  const changed = await repack(new Map([...files, [picture, Buffer.from('<svg/>')]]))
  const pictures = async () =>
    (await readdir(join(to.folder, 'images'), { recursive: true })).length
  const before = await pictures()
  const shown = await uploadArchive(owner, changed)
  const rejected = await uploadArchive(owner, changed, confirmation(shown))
  expect([rejected.status, rejected.body]).toEqual([
    422,
    expect.stringContaining('A picture in the archive can’t be read'),
  ])
  expect(await pictures()).toBe(before)
  expect(
    await to.database.query(
      'select 1 from menus join owners on owners.id = owner_id where email = $1',
      [owner.email],
    ),
  ).toEqual([])
})

test('another file than the one that was shown is shown first', async () => {
  const owner = await new Owner(to).create(to.database)
  const shown = await uploadArchive(owner, archive)
  const other = await repack(await unpack(archive))
  const next = await uploadArchive(owner, other, confirmation(shown))
  expect(next.body).toContain('will create')
})

test('a file that is too large, or no archive, is rejected at the field', async () => {
  const owner = await new Owner(to).create(to.database)
  const large = await uploadArchive(owner, Buffer.alloc(101 * 1024 * 1024))
  expect([large.status, large.body]).toEqual([
    413,
    expect.stringContaining('an archive may have up to 100 MB'),
  ])
  owner.cookies.set('locale', 'tr')
  const other = await uploadArchive(owner, Buffer.from('{}'))
  expect([other.status, other.body]).toEqual([
    422,
    expect.stringContaining('Bu, bir hesap arşivi değil.'),
  ])
})

test('the page says before the download what no installation would import', async () => {
  const owner = await new Owner(to).create(to.database)
  const place = await seedPlace(to, owner.email, { dishes: { Desserts: ['Künefe'] } })
  const page = async () => (await owner.get('/dashboard/account/transfer')).body
  expect(await page()).not.toContain('an import takes up to')
  const file = `menu-item-images/${place.dish('Künefe')}.webp`
  await to.database.query('update dishes set image_url = $2 where id = $1', [
    place.dish('Künefe'),
    `/images/${file}?v=1`,
  ])
  await writeFile(join(to.folder, 'images', file), '')
  await truncate(join(to.folder, 'images', file), 150 * 1024 * 1024)
  await to.database.query(
    `insert into translations (owner_id, menu_id, subject, language, source, texts, origin)
     select owner_id, id, 'dish:' || n, 'de', '{}', '{}', 'hand' from menus, generate_series(1, 60001) n
     where id = $1`,
    [place.menuId],
  )
  const body = await page()
  expect(body).toMatch(/about 16\d MB, and an import takes up to 100 MB/)
  expect(body).toContain('first delete pictures that you no longer need')
  expect(body).toMatch(/60,?001 translated texts, and an import takes up to 60,?000/)
})

test('the export requires the password, and is recorded', async () => {
  const owner = await new Owner(to).create(to.database)
  const page = '/dashboard/account/transfer'
  const early = await owner.get(`${page}/export`)
  expect([early.status, early.location]).toEqual([302, page])
  const { response, bytes } = await downloadArchive(to, owner)
  expect(response.headers.get('content-disposition')).toContain('chefin-account.zip')
  expect([...(await unpack(bytes)).keys()]).toEqual(['manifest.json'])
  expect(
    await to.database.query(
      `select action from audit_log join owners on owners.id = owner_id where email = $1`,
      [owner.email],
    ),
  ).toEqual([{ action: 'account.archive_export' }])
})

test('conversations come along, marked as imported, unless they are left out', async () => {
  const owner = await new Owner(to).create(to.database)
  const place = await seedPlace(to, owner.email)
  const [asked] = await to.database.query(
    `with conversation as (
       insert into conversations (owner_id, restaurant_id, guest_hash, user_message)
       select owner_id, id, 'hash', 'Is it spicy?' from restaurants where id = $1 returning *)
     insert into messages (owner_id, restaurant_id, conversation_id, role, text, idempotency_key)
     select owner_id, restaurant_id, id, 'user', user_message, gen_random_uuid() from conversation
     returning conversation_id`,
    [place.restaurant('Lale')],
  )
  const original = await owner.get(
    `/dashboard/conversations/conversation/${String(asked?.['conversation_id'])}`,
  )
  expect(original.body).not.toContain('Imported from an archive')
  const next = await new Owner(to).create(to.database)
  const without = await downloadArchive(to, owner, {})
  expect((await uploadArchive(next, without.bytes)).body).not.toContain('Conversations are for you')
  const { bytes } = await downloadArchive(to, owner)
  const shown = await uploadArchive(next, bytes)
  expect(shown.body).toContain('Guests’ conversations')
  await uploadArchive(next, bytes, confirmation(shown))
  const list = await next.get('/dashboard/conversations')
  expect(list.body).toContain('Is it spicy?')
  const [, path = ''] =
    /href="(\/dashboard\/conversations\/conversation\/[\da-f-]{36})/.exec(list.body) ?? []
  expect((await next.get(path)).body).toContain('Imported from an archive')
})

test('conversations that make an archive too large are named', async () => {
  const owner = await new Owner(to).create(to.database)
  const place = await seedPlace(to, owner.email)
  await to.database.query(
    `with conversation as (
       insert into conversations (owner_id, restaurant_id, guest_hash, user_message)
       select owner_id, id, 'hash', '' from restaurants where id = $1 returning *)
     insert into messages (owner_id, restaurant_id, conversation_id, role, text, idempotency_key)
     select owner_id, restaurant_id, id, 'user', '', gen_random_uuid()
     from conversation, generate_series(1, 100001)`,
    [place.restaurant('Lale')],
  )
  const { body } = await owner.get('/dashboard/account/transfer')
  expect(body).toMatch(/100,?001 messages, and an import takes up to 100,?000/)
  expect(body).toContain('To move your account, leave the conversations out.')
})
