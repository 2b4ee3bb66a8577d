import { beforeEach, describe, expect, test } from 'vitest'
import { previewForm, readPreviewable } from '../fixtures/preview-form.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let lale: string

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  const dishes = { Soups: ['Ezogelin'] }
  lale = (await seedPlace(server, owner.email, { dishes })).restaurant('Lale')
})

const preview = (values: object, path: string, by = owner) => previewForm(by, path, values)
const stored = () => readPreviewable(server.database, owner)

test('a look is shown before it is saved', async () => {
  const before = await stored()
  const path = `/dashboard/restaurants/restaurant/${lale}/preview`
  const look = { accent: '#005f73', typeface: 'playfair', logoShape: 'round', pictureSize: 'small' }
  const shown = await preview({ ...look, lookVersion: '' }, path)
  expect(shown.text).toMatch(/Lale.*Soups.*Ezogelin/s)
  expect(shown.css).toContain('--accent-light')
  expect(shown.css).toContain('playfair')
  expect((await preview({ ...look, accent: 'sea', lookVersion: '' }, path)).isInvalid).toBe(true)
  expect(await stored()).toEqual(before)
})

test('a restaurant’s details are shown before they are saved, with the text before the first question', async () => {
  const before = await stored()
  const path = `/dashboard/restaurants/restaurant/${lale}/details/preview`
  const details = { name: 'Lale Moda', location: 'Kadıköy', chatStartWarningMessage: 'Ask us too' }
  const shown = await preview({ ...details, isActive: 'on' }, path)
  expect(shown.text).toMatch(/Lale Moda.*Kadıköy.*Soups.*Ezogelin.*Ask us too.*Start Chat/s)
  const passive = await preview({ ...details, name: '' }, path)
  expect(passive.text).toMatch(/….*Kadıköy/s)
  expect(passive.text).not.toContain('Ask us too')
  expect((await preview({ name: 'x'.repeat(121) }, path)).isInvalid).toBe(true)
  expect(await stored()).toEqual(before)
})

test('hours, Wi-Fi, links and a notice are shown before they are saved', async () => {
  const before = await stored()
  const path = `/dashboard/restaurants/restaurant/${lale}/visit/preview`
  const none = { tuesday: '', wednesday: '', thursday: '', friday: '', saturday: '', sunday: '' }
  const links = { link1: 'https://lale.example/book', link2: '', link3: '', link4: '' }
  const form = { ...none, ...links, phone: '+90 216 555 01 23', visitVersion: '' }
  const visit = {
    ...form,
    monday: '12:00-23:00',
    wifiName: 'Lale',
    wifiKey: 'tulip',
    notice: 'Live music',
  }
  const shown = await preview(visit, path)
  expect(shown.text).toMatch(/Live music.*12:00.*216 555.*tulip.*lale\.example/s)
  expect((await preview({ ...visit, phone: 'call us' }, path)).isInvalid).toBe(true)
  const stranger = await new Owner(server).create(server.database)
  expect((await preview(visit, path, stranger)).status).toBe(404)
  expect(await stored()).toEqual(before)
})

describe('the guide’s first forms', () => {
  const restaurantPath = '/dashboard/start/restaurant/preview'
  const menuFormPath = '/dashboard/start/menu/preview'
  const menu = { name: 'Summer menu', currency: 'TRY', template: 'lokanta' }

  test('show the page of a restaurant that isn’t stored yet', async () => {
    const newcomer = await new Owner(server).create(server.database)
    const shown = await preview({ name: 'Moda Balık' }, restaurantPath, newcomer)
    expect(shown.text).toMatch(/Moda Balık.*There is no menu here yet/s)
    expect((await preview({ name: '' }, restaurantPath, newcomer)).text).toContain('…')
    expect((await preview({ name: 'x'.repeat(121) }, restaurantPath)).isInvalid).toBe(true)
    // It will show the account's only menu.
    const before = await stored()
    expect((await preview({ name: 'Moda Balık' }, restaurantPath)).text).toContain('Ezogelin')
    expect(await stored()).toEqual(before)
  })

  test('show a menu that isn’t stored yet, with the categories of its template', async () => {
    const before = await stored()
    const shown = await preview({ ...menu, restaurantId: lale }, menuFormPath)
    expect(shown.text).toMatch(/Lale.*Summer menu.*Main courses/s)
    expect(shown.text).not.toContain('Lentil soup')
    const empty = await preview({ ...menu, name: '', template: '' }, menuFormPath)
    expect(empty.text).toMatch(/No restaurant shows this menu yet.*…/s)
    expect(empty.text).not.toContain('Main courses')
    expect((await preview({ ...menu, currency: 'XXZ' }, menuFormPath)).isInvalid).toBe(true)
    const stranger = await new Owner(server).create(server.database)
    expect((await preview({ ...menu, restaurantId: lale }, menuFormPath, stranger)).status).toBe(
      404,
    )
    expect(await stored()).toEqual(before)
  })
})
