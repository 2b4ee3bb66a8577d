import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { photoWithGps } from '../fixtures/photo.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let id: string
let page: string

const chosen = { accent: ' FFD500', typeface: 'fraunces', logoShape: 'round', pictureSize: 'large' }

beforeAll(async () => {
  owner = await new Owner(server).create(server.database)
  const [row] = await server.database.query(
    `with menu as (insert into menus (owner_id, name, currency)
        select id, 'Menü', 'TRY' from owners where email = $1 returning id, owner_id),
      dish as (insert into dishes (owner_id, menu_id, name, image_url)
        select owner_id, id, 'Güveç', '/images/x.webp' from menu)
    insert into restaurants (owner_id, menu_id, name)
      select owner_id, id, 'Işık' from menu returning id`,
    [owner.email],
  )
  id = String(row?.['id'])
  page = `/dashboard/restaurants/restaurant/${id}`
})
beforeEach(() => server.database.query('update restaurants set look = null where id = $1', [id]))

async function form(fields: Record<string, string>): Promise<Record<string, string>> {
  const { body } = await owner.get(page)
  return { intent: 'look', lookVersion: hiddenField(body, 'lookVersion'), ...fields }
}
const save = async (fields: Record<string, string>) => owner.post(page, await form(fields))
const readStored = async () => {
  const rows = 'select look, cover_url from restaurants where id = $1'
  const [row] = await server.database.query(rows, [id])
  return row
}
const get = (path: string, headers = {}) => fetch(`${server.url}${path}`, { headers })

describe('the owner’s card', () => {
  test('saves the look, and none for Chefin’s own', async () => {
    const { status, body } = await save(chosen)
    expect(status).toBe(200)
    expect(body).toContain('Saved. Guests see it from now on.')
    expect((await readStored())?.['look']).toEqual({ ...chosen, accent: '#ffd500' })
    expect((await owner.get(page)).body).toContain('value="#ffd500"')
    await save({})
    expect((await readStored())?.['look']).toBeNull()
  })

  test.each([
    ['colour', { accent: 'kırmızı' }, 'This isn’t the code of a colour.'],
    ['style', { accent: '#fff;}body{}' }, 'This isn’t the code of a colour.'],
    ['typeface', { typeface: 'comic-sans' }, 'Please choose one from the list.'],
    ['shape', { logoShape: 'star' }, 'Please choose one from the list.'],
    ['size', { pictureSize: 'huge' }, 'Please choose one from the list.'],
  ])('rejects an unknown %s at its field, and keeps what was typed', async (_, wrong, message) => {
    const { status, body } = await save({ ...chosen, accent: '#123456', ...wrong })
    expect(status).toBe(422)
    expect(body).toContain(message)
    expect(body.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(body).toContain(`value="${'accent' in wrong ? wrong.accent : '#123456'}"`)
    expect((await readStored())?.['look']).toBeNull()
  })

  test('detects a conflict between two tabs', async () => {
    const [first, second] = [await form(chosen), await form({ typeface: 'inter' })]
    expect((await owner.post(page, first)).status).toBe(200)
    expect((await owner.post(page, second)).status).toBe(409)
  })
})

describe('a guest', () => {
  test('sees the look on the menu and a dish’s page, whose policy allows its style', async () => {
    expect(await (await get(`/${id}`)).text()).not.toContain(':root{--accent')
    await save(chosen)
    const menu = await get(`/${id}`)
    const html = await menu.text()
    expect(html).toContain('class="dish dish-large"')
    expect(html).toContain(
      '<meta name="theme-color" content="#ffd500" media="(prefers-color-scheme: dark)"',
    )
    const dish = await get(/<a href="([^"]+)"[^>]* class="dish-link"/.exec(html)?.[1] ?? '')
    const notModified = await get(`/${id}`, { 'If-None-Match': menu.headers.get('ETag') ?? '' })
    expect([dish.status, notModified.status]).toEqual([200, 304])
    const lookIn = (text: string) =>
      /<style [^>]*>(:root\{--accent.*?)<\/style>/s.exec(text)?.[1] ?? ''
    const css = lookIn(html)
    const dishCss = lookIn(await dish.text())
    expect(dishCss).toContain('--accent-dark:#ffd500')
    // Only the menu has large pictures of dishes.
    expect(css.startsWith(dishCss)).toBe(true)
    expect(css.slice(dishCss.length)).toContain('.dish-large')
    const expectPolicy = ({ headers }: Response, style: string) =>
      expect(headers.get('Content-Security-Policy')).toContain(
        `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      )
    expectPolicy(menu, css)
    expectPolicy(notModified, css)
    expectPolicy(dish, dishCss)
    // The name has a Turkish letter, so both fonts are loaded early.
    const fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)]
    expect(fonts).toHaveLength(2)
    for (const [, path = ''] of fonts) {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(headers.get('Content-Type')).toBe('font/woff2')
      expect(headers.get('Cache-Control')).toContain('immutable')
    }
    const manifest = await (await get(`/${id}/manifest.webmanifest`)).text()
    expect(JSON.parse(manifest).theme_color).toMatch(/^#[0-9a-f]{6}$/)
    expect(manifest).not.toContain('"theme_color":"#fffaf3"')
  })
})

describe('a cover', () => {
  const url = async () => String((await readStored())?.['cover_url'])
  const files = async () =>
    (await readdir(join(server.folder, 'images/restaurant-covers'))).filter((name) =>
      name.startsWith(id),
    )

  test('is stored in two wide sizes, shown as decoration, and deleted', async () => {
    const { status } = await owner.upload(page, 'cover', { bytes: await photoWithGps() })
    expect(status).toBe(200)
    const html = await (await get(`/${id}`)).text()
    expect(html).toMatch(/<img [^>]*alt=""[^>]*class="cover"/)
    for (const [path, width] of [
      [await url(), 1_600],
      [(await url()).replace('.webp', '.small.webp'), 800],
    ] as const) {
      expect(html).toContain(path)
      const picture = await sharp(await (await get(path)).bytes()).metadata()
      expect(picture).toMatchObject({ format: 'webp', width })
      expect(picture.width).toBe(2.5 * picture.height)
    }
    expect(await files()).toHaveLength(2)
    expect((await owner.post(page, { intent: 'deleteCover' })).status).toBe(200)
    expect((await readStored())?.['cover_url']).toBeNull()
    expect(await files()).toEqual([`${id}.former.small.webp`, `${id}.former.webp`])
    expect(await (await get(`/${id}`)).text()).not.toContain('class="cover"')
  })

  test('of another type is rejected at its field', async () => {
    const { status, body } = await owner.upload(page, 'cover', { bytes: Buffer.from('<svg/>') })
    expect(status).toBe(422)
    expect(body).toContain('We can’t read this file as a picture')
    expect((await readStored())?.['cover_url']).toBeNull()
  })

  test('is hidden with its deleted restaurant, and back after an undo', async () => {
    await owner.upload(page, 'cover', { bytes: await photoWithGps() })
    const path = await url()
    expect((await get(path)).status).toBe(200)
    expect((await owner.post(page, { intent: 'delete' })).status).toBe(302)
    expect((await get(path)).status).toBe(404)
    await owner.post('/dashboard/recentlyDeleted', { intent: 'restore', kind: 'restaurant', id })
    expect((await get(path)).status).toBe(200)
  })
})
