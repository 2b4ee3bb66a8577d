import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { seedTwoOwners, type World } from '../../../tests/fixtures/two-owners.ts'
import { updateDetails } from '../accounts/update-details.ts'
import { findPageVersion, getGuestPage } from '../guest-page/get-guest-page.ts'
import { getRestaurant } from '../restaurants/get-restaurant.ts'
import { saveVisit } from './save-visit.ts'
import { visitVersion } from './visit-version.ts'
import { aVisit, visitForm } from './visit.fixture.ts'

let database: TestDatabase
let a: World
let b: World

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { timeoutMs })
  const worlds = await seedTwoOwners(database)
  a = worlds.a
  b = worlds.b
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})
beforeEach(async () => {
  await database.query('update restaurants set visit = null')
  await database.query(`update owners set time_zone = 'Europe/Istanbul'`)
})

const storedVisit = async (world = a) =>
  (await getRestaurant(world.member, world.restaurantId)).visit
const save = async (fields: object) =>
  saveVisit(a.member, a.restaurantId, {
    ...fields,
    visitVersion: visitVersion(await storedVisit()),
  })
const fieldsRejected = (fields: object) => save(fields).catch(({ fields: found }) => found)

describe('a visit', () => {
  test('is stored from its form, with the owner’s time zone', async () => {
    expect(await save(visitForm)).toEqual(aVisit)
    expect(await storedVisit()).toEqual(aVisit)
    expect(await storedVisit(b)).toBeNull()
  })
  test('is removed once all fields are empty', async () => {
    await save(visitForm)
    expect(await save({ phone: ' ', monday: 'kapalı' })).toBeNull()
    expect(await storedVisit()).toBeNull()
  })
  test('without hours has none, rather than a week of closed days', async () => {
    expect(await save({ phone: '112' })).toMatchObject({ hours: [], phone: '112' })
  })
  test('changes the version of the guest page, which shows it at once', async () => {
    const before = await findPageVersion(a.slug)
    expect((await getGuestPage(a.slug)).restaurant.visit).toBeNull()
    await save(visitForm)
    expect(await findPageVersion(a.slug)).not.toBe(before)
    const { restaurant, menu } = await getGuestPage(a.slug)
    expect(restaurant.visit).toEqual(aVisit)
    expect(menu?.restaurant.visit).toEqual(aVisit)
  })
  test('from an outdated form conflicts', async () => {
    const stale = saveVisit(a.member, a.restaurantId, { visitVersion: 'older' })
    await expect(stale).rejects.toMatchObject({ messageKey: 'changed_elsewhere' })
  })
  test('moves with its owner to another time zone, and its open form stays valid', async () => {
    await save(visitForm)
    const version = visitVersion(await storedVisit())
    await updateDetails(a.member, {
      firstName: 'A',
      lastName: 'A',
      timeZone: 'Europe/Berlin',
    })
    expect(await storedVisit()).toEqual({ ...aVisit, timeZone: 'Europe/Berlin' })
    expect(visitVersion(await storedVisit())).toBe(version)
    expect(await storedVisit(b)).toBeNull()
  })
})

describe('is rejected by field', () => {
  test.each<[string, object, object]>([
    ['a time that doesn’t exist', { friday: '12:00–26:00' }, { friday: 'hours_malformed' }],
    ['overlapping times', { friday: '12-18, 17-22' }, { friday: 'hours_overlap' }],
    ['a third opening time', { friday: '8-9, 12-14, 18-22' }, { friday: 'hours_too_many' }],
    ['a phone with letters', { phone: '0216 LALE' }, { phone: 'phone_malformed' }],
    ['a link that isn’t https', { link3: 'http://lale.example' }, { link3: 'link_malformed' }],
    ['a link without a scheme', { link1: 'instagram.com/lale' }, { link1: 'link_malformed' }],
    ['a script', { link1: 'javascript:alert(1)' }, { link1: 'link_malformed' }],
    ['a password without a network', { wifiKey: 'x' }, { wifiName: 'wifi_name_required' }],
    ['a long notice', { notice: 'a'.repeat(201) }, { notice: 'field_too_long' }],
    [
      'several at once',
      { monday: 'x', phone: 'x', link1: 'x' },
      { monday: 'hours_malformed', phone: 'phone_malformed', link1: 'link_malformed' },
    ],
  ])('%s', async (_, fields, keys) => {
    const found: Record<string, { messageKey: string }> = await fieldsRejected(fields)
    expect(
      Object.fromEntries(Object.entries(found).map(([name, { messageKey }]) => [name, messageKey])),
    ).toEqual(keys)
    expect(await storedVisit()).toBeNull()
  })

  test('a day that opens before the night before has ended', async () => {
    expect(await fieldsRejected({ sunday: '18-02', monday: '01:00–05:00' })).toEqual({
      monday: { messageKey: 'hours_overlap_night', values: { time: '02:00' } },
    })
  })
})
