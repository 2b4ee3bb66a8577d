import { expect, test } from 'vitest'
import { aDish } from '../guest-menu/guest-dish.fixture.ts'
import { aGroup, anOption } from '../guest-menu/option-group.fixture.ts'
import type { GuestDish, GuestMenu } from '../guest-menu/guest-menu.ts'
import { findRecordChanges, isOfWholeMenu, recordVersions } from './record-versions.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`
const soup = aDish('Lentil soup', { id: idOf(1), priceMinor: 900, ingredients: ['lentils'] })
const salad = aDish('Salad', { id: idOf(2), priceMinor: 700 })

const aMenu = (dishes: readonly GuestDish[], location = 'Moda'): GuestMenu => ({
  restaurant: { id: idOf(9), name: 'Lale', location, logoUrl: null, aiInstructions: '' },
  menu: { id: idOf(8), currency: 'TRY', aiContext: '', aiInstructions: '' },
  categories: [],
  uncategorised: dishes,
})
const menu = aMenu([soup, salad])

/** Returns the names of dishes that have changed since a reply about the soup and the house. */
async function changesIn(later: GuestMenu | null) {
  const records = await recordVersions(menu, {
    dishIds: [soup.id, soup.id],
    isAboutHouse: true,
    isAboutMenu: true,
  })
  const { changed, ...others } = await findRecordChanges(records, later)
  return { ...others, changed: changed.map(({ name }) => name) }
}

const nothing = { changed: [], gone: 0, isHouseChanged: false, isMenuChanged: false }

test.each<[string, Partial<GuestDish>]>([
  ['its price', { sizes: [{ id: 'x', name: '', priceMinor: 950, calories: null }] }],
  ['its ingredients', { ingredients: ['lentils', 'butter'] }],
  ['its name', { name: 'Red lentil soup' }],
  ['a statement', { stated: { milk: { state: 'free', confirmedAt: new Date(0) } } }],
  ['the owner’s note, which answers quote', { aiInstructions: 'Cooked in meat stock.' }],
  ['the origin of its meat', { meatOrigin: ['DE'] }],
  ['an option’s statement', { optionGroups: [aGroup('Extra', [anOption('Butter')])] }],
])('a dish has changed with %s', async (_, change) => {
  const later = { ...soup, ...change }
  expect(await changesIn(aMenu([later, salad]))).toEqual({ ...nothing, changed: [later.name] })
})

test('a dish has changed with its currency and with when it is served', async () => {
  const inEuro = { ...menu, menu: { ...menu.menu, currency: 'EUR' } }
  expect(await changesIn(inEuro)).toEqual({ ...nothing, changed: [soup.name] })
  const service = { timeZone: 'Europe/Istanbul', hours: [], outside: 'shown' } as const
  const lunch = { id: 'lunch', name: 'Lunch', dishes: [soup], sections: [], service }
  const atNoon = { ...menu, categories: [lunch], uncategorised: [salad] }
  expect(await changesIn(atNoon)).toEqual({ ...nothing, changed: [soup.name] })
})

test('confirming the same again changes nothing', async () => {
  const confirmed = (at: string) => {
    const milk = { state: 'free', confirmedAt: new Date(at) } as const
    const removes = { state: 'removes', confirmedAt: at } as const
    const options = [{ ...anOption('Without butter'), id: 'x', stated: { milk: removes } }]
    return { ...soup, stated: { milk }, optionGroups: [{ ...aGroup('Butter', options), id: 'y' }] }
  }
  const about = { dishIds: [soup.id], isAboutHouse: false, isAboutMenu: true }
  const records = await recordVersions(aMenu([confirmed('2026-01-01T00:00:00.000Z')]), about)
  const later = aMenu([confirmed('2026-02-01T00:00:00.000Z')])
  expect(await findRecordChanges(records, later)).toEqual(nothing)
})

test('it hasn’t changed with what the answer doesn’t rest on', async () => {
  const soldOut = { ...soup, isSoldOut: true, imageUrl: '/images/x.webp', factsVersion: 7 }
  expect(await changesIn(aMenu([{ ...salad, name: 'Greens' }, soldOut]))).toEqual(nothing)
})

test('a dish that left the menu is counted, and information about the house compared', async () => {
  expect(await changesIn(aMenu([salad]))).toEqual({ ...nothing, gone: 1 })
  expect(await changesIn(aMenu([soup], 'Kadıköy'))).toEqual({ ...nothing, isHouseChanged: true })
  expect(await changesIn(null)).toEqual({ ...nothing, gone: 1, isHouseChanged: true })
})

test('an answer about very many dishes rests on the whole menu', async () => {
  const dishes = Array.from({ length: 41 }, (_, at) => aDish(`Dish ${at}`, { id: idOf(at + 10) }))
  const dishIds = dishes.map(({ id }) => id)
  const all = { dishIds, isAboutHouse: true, isAboutMenu: true }
  const records = await recordVersions(aMenu(dishes), all)
  expect(records).toHaveLength(2)
  expect(isOfWholeMenu(records)).toBe(true)
  expect(await findRecordChanges(records, aMenu(dishes.slice(1)))).toEqual({
    ...nothing,
    isMenuChanged: true,
  })
  const some = { dishIds: dishIds.slice(1), isAboutHouse: false, isAboutMenu: true }
  expect(await recordVersions(aMenu(dishes), some)).toHaveLength(40)
})

test('an answer about the menu that names no dish rests on all of it', async () => {
  const about = { dishIds: [], isAboutHouse: false, isAboutMenu: true }
  const records = await recordVersions(menu, about)
  expect(isOfWholeMenu(records)).toBe(true)
  expect(await findRecordChanges(records, aMenu([soup, salad], 'Kadıköy'))).toEqual(nothing)
  const later = [
    aMenu([soup, { ...salad, tags: ['vegan'] }]),
    aMenu([soup]),
    aMenu([salad, soup, aDish('Bread', { id: idOf(3) })]),
    null,
  ]
  for (const one of later) {
    expect(await findRecordChanges(records, one)).toEqual({ ...nothing, isMenuChanged: true })
  }
  expect(await recordVersions(menu, { ...about, isAboutMenu: false })).toEqual([])
})
