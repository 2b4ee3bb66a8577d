import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { photoWithGps } from '../fixtures/photo.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const listPath = '/dashboard/restaurants'
const detailPath = (id: string) => `${listPath}/restaurant/${id}`

const server = await sharedServer()
let owner: Owner
let stranger: Owner

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  stranger = await new Owner(server).create(server.database)
})

const rowOf = async (id: string) =>
  (await server.database.query('select * from restaurants where id = $1', [id]))[0]

/** Adds a restaurant with the form. */
async function add(adder: Owner, name = `Lale ${crypto.randomUUID()}`): Promise<string> {
  expect((await adder.post(listPath, { intent: 'add', name })).status).toBe(200)
  const [row] = await server.database.query('select id from restaurants where name = $1', [name])
  return String(row?.['id'])
}

const versionOf = async (id: string) => {
  const { body } = await owner.get(detailPath(id))
  return /name="updatedAt"[^>]*value="([^"]+)"/.exec(body)?.[1] ?? ''
}

const details = async (id: string, fields: Record<string, string> = {}) => ({
  intent: 'details',
  name: 'Lale',
  location: 'Moda, İstanbul',
  chatStartWarningMessage: 'Yanıtları bir yapay zekâ verir.',
  isActive: 'on',
  aiInstructions: '',
  slug: '',
  updatedAt: await versionOf(id),
  ...fields,
})

describe('the list', () => {
  test('shows the form to a new owner, and the tile to one with restaurants', async () => {
    const fresh = await new Owner(server).create(server.database)
    const empty = await fresh.get(listPath)
    expect(empty.body).toContain('name="name"')
    expect(empty.body).not.toContain('Cancel')
    await add(fresh, 'Çınar')
    const { body } = await fresh.get(listPath)
    expect(body).not.toContain('name="name"')
    expect(body).toContain('Add Restaurant')
    expect(body).toContain('No menu found')
    // Without scripts the tile is a link.
    expect((await fresh.get(`${listPath}?add`)).body).toContain('name="name"')
  })

  test.each([
    ['', 'Please enter a name.'],
    ['  \t ', 'Please enter a name.'],
    ['a'.repeat(121), 'at most'],
    ['ğ'.repeat(10_000), 'at most'],
  ])('rejects the name %j at its field and keeps it', async (name, message) => {
    const { status, body } = await owner.post(listPath, { intent: 'add', name })
    expect(status).toBe(422)
    expect(body).toContain(message)
    expect(body).toContain('aria-invalid="true"')
    if (name.trim()) expect(body).toContain(`value="${name}"`)
  })

  test('accepts only the name', async () => {
    const name = `Fazla ${crypto.randomUUID()}`
    await owner.post(listPath, {
      intent: 'add',
      name,
      owner_id: crypto.randomUUID(),
      ownerId: crypto.randomUUID(),
      id: crypto.randomUUID(),
      slug: 'fazla',
      logoUrl: 'https://elsewhere.example/x.png',
    })
    const [row] = await server.database.query(
      'select r.*, o.email from restaurants r join owners o on o.id = r.owner_id where name = $1',
      [name],
    )
    expect(row).toMatchObject({ email: owner.email, slug: null, logo_url: null })
  })

  test('shows only the owner’s restaurants, and links to them by slug', async () => {
    const id = await add(owner)
    expect((await stranger.get(listPath)).body).not.toContain(id)
    await owner.post(detailPath(id), await details(id, { slug: 'lale-moda' }))
    expect((await owner.get(listPath)).body).toContain('href="/lale-moda"')
  })

  test('encodes the id in the QR code, not the slug', async () => {
    const id = await add(owner)
    await owner.post(detailPath(id), await details(id, { slug: 'qr-moda' }))
    // The dialog is rendered in the browser, from this loader data.
    const { body } = await owner.get(`${listPath}.data`)
    expect(body).toContain(`"${server.url}/${id}"`)
    expect(body).not.toContain(`"${server.url}/qr-moda"`)
  })
})

describe('the details', () => {
  let id: string
  beforeAll(async () => {
    id = await add(owner)
  })

  test('are changed, and the page confirms it', async () => {
    const sent = await details(id, { name: '  Lale   Lokantası ', slug: 'Lale-Lokantasi' })
    expect((await owner.post(detailPath(id), sent)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({
      name: 'Lale Lokantası',
      slug: 'lale-lokantasi',
      location: 'Moda, İstanbul',
      is_active: true,
    })
    // An unchecked switch is not sent, and a missing slug is sent empty.
    const { isActive: _, ...off } = await details(id)
    expect((await owner.post(detailPath(id), off)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ slug: null, is_active: false })
  })

  test.each([
    ['name', '', 'Please enter a name.'],
    ['location', ' ', 'Please enter the location'],
    ['chatStartWarningMessage', '', 'Please enter the message guests see'],
    ['slug', 'iki kelime', 'single hyphens'],
    ['slug', 'dashboard', 'This address is reserved'],
    ['slug', 'demo', 'already taken'],
    ['aiInstructions', 'a'.repeat(4_001), 'at most'],
  ])('reject %s %j at its field and keep the rest', async (field, value, message) => {
    const before = await rowOf(id)
    const sent = await details(id, { location: 'Yazılan Yer', [field]: value })
    const { status, body } = await owner.post(detailPath(id), sent)
    expect(status).toBe(422)
    expect(body).toContain(message)
    if (field !== 'location') expect(body).toContain('value="Yazılan Yer"')
    expect(await rowOf(id)).toEqual(before)
  })

  test('are rejected if another tab has changed them, and the input is kept', async () => {
    const stale = await details(id, { location: 'Eski sekmeden', isActive: 'on' })
    await owner.post(detailPath(id), await details(id, { location: 'Yeni sekmeden' }))
    const { status, body } = await owner.post(detailPath(id), stale)
    expect(status).toBe(409)
    expect(body).toContain('changed in another window')
    expect(body).toContain('value="Eski sekmeden"')
    expect(body).toContain('>Yeni sekmeden</dd>')
    expect(await rowOf(id)).toMatchObject({ location: 'Yeni sekmeden' })
  })

  test('ignore fields that are not in the form', async () => {
    const before = await rowOf(id)
    const extra = { owner_id: crypto.randomUUID(), id: crypto.randomUUID(), logoUrl: '/x' }
    await owner.post(detailPath(id), await details(id, { ...extra, menuId: crypto.randomUUID() }))
    expect(await rowOf(id)).toMatchObject({
      owner_id: before?.['owner_id'],
      logo_url: null,
      menu_id: null,
    })
  })
})

describe('another owner’s restaurant', () => {
  test('is treated as unknown by every form', async () => {
    const id = await add(owner)
    const before = await rowOf(id)
    const version = await versionOf(id)
    for (const target of [id, crypto.randomUUID(), 'no-id-at-all']) {
      const path = detailPath(target)
      const responses = [
        await stranger.get(path),
        await stranger.post(path, await details(id, { name: 'Çalındı', updatedAt: version })),
        await stranger.post(path, { intent: 'menu', menuId: '' }),
        await stranger.post(path, { intent: 'deleteLogo' }),
        await stranger.post(path, { intent: 'delete' }),
        await stranger.upload(path, 'logo', { bytes: await photoWithGps() }),
      ]
      expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
      for (const { body } of responses) expect(body).not.toContain(String(before?.['name']))
    }
    expect(await rowOf(id)).toEqual(before)
  })

  test('cannot be linked to another owner’s menu', async () => {
    const id = await add(owner)
    const [foreignMenu] = await server.database.query(
      `insert into menus (owner_id, name, currency, position)
       select id, 'Gizli', 'TRY', 0 from owners where email = $1 returning id`,
      [stranger.email],
    )
    for (const menuId of [String(foreignMenu?.['id']), crypto.randomUUID()]) {
      const { status, body } = await owner.post(detailPath(id), { intent: 'menu', menuId })
      expect(status).toBe(404)
      expect(body).toContain('This menu doesn’t exist')
    }
    expect(await rowOf(id)).toMatchObject({ menu_id: null })
  })
})

test('a menu is selected and removed', async () => {
  const id = await add(owner)
  const [menu] = await server.database.query(
    `insert into menus (owner_id, name, currency, position)
     select id, 'Akşam', 'TRY', 0 from owners where email = $1 returning id`,
    [owner.email],
  )
  const menuId = String(menu?.['id'])
  expect((await owner.post(detailPath(id), { intent: 'menu', menuId })).status).toBe(200)
  expect((await owner.get(listPath)).body).toContain(`/dashboard/menuList/menu/${menuId}/itemList`)
  await owner.post(detailPath(id), { intent: 'menu', menuId: '' })
  expect(await rowOf(id)).toMatchObject({ menu_id: null })
})

test('a deleted restaurant is gone with its picture', async () => {
  const id = await add(owner)
  await owner.upload(detailPath(id), 'logo', { bytes: await photoWithGps() })
  const url = String((await rowOf(id))?.['logo_url'])
  expect((await owner.get(url)).status).toBe(200)
  const { status, location } = await owner.post(detailPath(id), { intent: 'delete' })
  expect([status, location]).toEqual([302, `${listPath}?deleted=${id}`])
  expect((await owner.get(url)).status).toBe(404)
  expect((await owner.get(detailPath(id))).status).toBe(404)
})

test('a logo whose file cannot be deleted is no longer shown, and its owner is notified', async () => {
  const id = await add(owner)
  await owner.upload(detailPath(id), 'logo', { bytes: await photoWithGps() })
  const file = join(server.folder, 'images/restaurant-logos', `${id}.webp`)
  await rm(file)
  await mkdir(file)
  await writeFile(join(file, 'in-the-way'), '')
  const { status, body } = await owner.post(detailPath(id), { intent: 'deleteLogo' })
  expect(status).toBe(500)
  expect(body).toContain('Failed to delete logo from storage')
  expect(await rowOf(id)).toMatchObject({ logo_url: null })
  expect((await owner.get(`/${id}`)).body).not.toContain('/images/restaurant-logos/')
  await rm(file, { recursive: true })
  expect((await owner.post(detailPath(id), { intent: 'deleteLogo' })).status).toBe(200)
})

test('all pages and forms require a session', async () => {
  const visitor = new Owner(server)
  for (const path of ['/dashboard', listPath, detailPath(crypto.randomUUID())]) {
    expect((await visitor.get(path)).location).toMatch(/^\/auth\/login\?back=/)
  }
  expect((await visitor.post(listPath, { intent: 'add', name: 'Kim' })).status).toBe(401)
})
