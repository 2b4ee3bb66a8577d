import { access } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
const page = '/dashboard/recentlyDeleted'
let owner: Owner
let restaurant: string
let dish: string
let itemList: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const [row] = await server.database.query(
    `with owner as (select id from owners where email = $1),
      menu as (insert into menus (owner_id, name) select id, 'Yaz' from owner returning id, owner_id),
      dish as (insert into dishes (owner_id, menu_id, name)
        select owner_id, id, 'Künefe' from menu returning id),
      restaurant as (insert into restaurants (owner_id, menu_id, name)
        select owner_id, id, 'Moda' from menu returning id)
     select restaurant.id as restaurant, menu.id as menu, dish.id as dish from restaurant, menu, dish`,
    [owner.email],
  )
  restaurant = String(row?.['restaurant'])
  dish = String(row?.['dish'])
  itemList = `/dashboard/menuList/menu/${String(row?.['menu'])}/itemList`
})

const photo = (background: string) =>
  sharp({ create: { width: 60, height: 60, channels: 3, background } })
    .jpeg()
    .toBuffer()

interface Picture {
  readonly table: 'dishes' | 'restaurants'
  readonly url: string
  readonly formerAt: string
  readonly id: () => string
  readonly upload: (colour: string) => Promise<unknown>
  readonly remove: () => Promise<unknown>
}

const restaurantPicture = (intent: string, deleteIntent: string, column: string): Picture => {
  const path = () => `/dashboard/restaurants/restaurant/${restaurant}`
  return {
    table: 'restaurants',
    url: `${column}_url`,
    formerAt: `former_${column}_at`,
    id: () => restaurant,
    upload: async (colour) => owner.upload(path(), intent, { bytes: await photo(colour) }),
    remove: () => owner.post(path(), { intent: deleteIntent }),
  }
}

const pictures: Record<'dishPicture' | 'logo' | 'cover', Picture> = {
  dishPicture: {
    table: 'dishes',
    url: 'image_url',
    formerAt: 'former_image_at',
    id: () => dish,
    async upload(colour) {
      const form = new FormData()
      form.set('dishId', dish)
      form.set('file', new Blob([new Uint8Array(await photo(colour))]), 'a.jpg')
      return owner.send(`${itemList}?picture=${dish}&upload=picture`, form)
    },
    remove: () => owner.post(itemList, { intent: 'deletePicture', dishId: dish }),
  },
  logo: restaurantPicture('logo', 'deleteLogo', 'logo'),
  cover: restaurantPicture('cover', 'deleteCover', 'cover'),
}

const kinds = ['dishPicture', 'logo', 'cover'] as const
type Kind = (typeof kinds)[number]

async function stored(kind: Kind) {
  const { table, url, formerAt, id } = pictures[kind]
  const [row] = await server.database.query(
    `select ${url} as url, ${formerAt} as former from ${table} where id = $1`,
    [id()],
  )
  const former = row?.['former']
  return {
    url: typeof row?.['url'] === 'string' ? row['url'] : null,
    former: former instanceof Date ? former.toISOString() : '',
  }
}

const undo = (kind: Kind, deletedAt: string, by = owner) =>
  by.post(page, { intent: 'restore', kind, id: pictures[kind].id(), deletedAt })

/** The picture at an address: mostly red, green or blue. */
async function colourAt(url: string | null) {
  const response = await fetch(`${server.url}${url}`)
  if (!response.ok) return response.status
  const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats()
  const { r, g, b } = dominant
  return r > g && r > b ? 'red' : g > b ? 'green' : 'blue'
}

test.each(kinds)(
  'a replaced %s comes back with an undo, and so does the later one',
  async (kind) => {
    const { upload } = pictures[kind]
    await upload('#f00')
    expect((await stored(kind)).former).toBe('')
    await upload('#00f')
    const replacedPicture = await stored(kind)
    expect(await colourAt(replacedPicture.url)).toBe('blue')
    const { status, body } = await undo(kind, replacedPicture.former)
    expect(status).toBe(200)
    expect(body).toContain('is back.')
    const restoredPicture = await stored(kind)
    expect(await colourAt(restoredPicture.url)).toBe('red')
    await undo(kind, restoredPicture.former)
    expect(await colourAt((await stored(kind)).url)).toBe('blue')
  },
)

test.each(kinds)('a deleted %s is gone from its address until an undo', async (kind) => {
  const { upload, remove } = pictures[kind]
  await upload('#f00')
  const { url } = await stored(kind)
  await remove()
  expect(await colourAt(url)).toBe(404)
  expect(await colourAt(url?.replace('.webp', '.former.webp') ?? '')).toBe(404)
  const { former } = await stored(kind)
  await undo(kind, former)
  expect(await colourAt(url)).toBe('red')
  expect(await stored(kind)).toEqual({ url, former: '' })
  expect((await owner.get(page)).body).toContain('Nothing to restore')
})

test('an undo that comes too late restores no other picture', async () => {
  const { upload } = pictures.logo
  await upload('#f00')
  await upload('#0f0')
  const { former } = await stored('logo')
  await upload('#00f')
  const { status, body } = await undo('logo', former)
  expect(status).toBe(404)
  expect(body).toContain('This picture can’t be restored any more.')
  expect(await colourAt((await stored('logo')).url)).toBe('blue')
})

test('the same picture again replaces nothing', async () => {
  const { upload } = pictures.cover
  await upload('#f00')
  await upload('#00f')
  const before = await stored('cover')
  await upload('#00f')
  expect(await stored('cover')).toEqual(before)
  await undo('cover', before.former)
  expect(await colourAt((await stored('cover')).url)).toBe('red')
})

test('only its owner can restore a picture', async () => {
  await pictures.dishPicture.upload('#f00')
  await pictures.dishPicture.remove()
  const { former } = await stored('dishPicture')
  const other = await new Owner(server).create(server.database)
  expect((await undo('dishPicture', former, other)).status).toBe(404)
  expect((await stored('dishPicture')).url).toBeNull()
})

test('the page lists former pictures by what they belong to', async () => {
  for (const kind of kinds) {
    await pictures[kind].upload('#f00')
    await pictures[kind].remove()
  }
  const { body } = await owner.get(page)
  expect(body).toMatch(
    /Restore Cover picture, Moda.*Restore Logo, Moda.*Restore Picture of a dish, Künefe/s,
  )
  // A deleted dish returns with its former picture.
  await owner.post(itemList, { intent: 'delete', dishId: dish })
  expect((await owner.get(page)).body).not.toContain('Picture of a dish')
})

test('a copied dish has no former picture', async () => {
  const { upload, remove } = pictures.dishPicture
  await upload('#f00')
  await remove()
  await owner.post(itemList, { intent: 'duplicate', dishId: dish, key: crypto.randomUUID() })
  const former = await server.database.query(
    `select former_image_at is null as none from dishes where name like 'Künefe%' and menu_id =
      (select menu_id from dishes where id = $1) order by position`,
    [dish],
  )
  expect(former).toEqual([{ none: false }, { none: true }])
})

test('an account is deleted with its former pictures', async () => {
  const { upload, remove } = pictures.logo
  await upload('#f00')
  await remove()
  const file = join(server.folder, 'images/restaurant-logos', `${restaurant}.former.webp`)
  await access(file)
  await owner.post('/dashboard/account', { intent: 'delete', password: owner.password })
  await expect(access(file)).rejects.toThrow('ENOENT')
})
