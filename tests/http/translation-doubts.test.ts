import { beforeEach, describe, expect, test } from 'vitest'
import { seedTranslatable, type TranslatableRestaurant } from '../fixtures/seed-translatable.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'

const server = await sharedServer()
let owner: Owner
let place: TranslatableRestaurant

beforeEach(async () => {
  owner = await new Owner(server).create(server.database)
  place = await seedTranslatable(server.database, owner.email)
  await save('Served with lemon.')
  await owner.post(languages(), { intent: 'live', language: 'en', isLive: 'on' })
})

const languages = () => `/dashboard/restaurants/restaurant/${place.restaurantId}/languages`
const english = () => `${languages()}/en`
const soup = () => `dish:${place.soupId}`
const guestPage = async () => (await fetch(`${server.url}/${place.restaurantId}?lang=en`)).text()

/** The part of the page with the soup's form; empty if it isn't on the page. */
async function item(page = english()) {
  const { body } = await owner.get(page)
  return body.split('<li ').find((one) => one.includes(`value="${soup()}"`)) ?? ''
}

const save = async (description: string) =>
  owner.post(english(), {
    intent: 'save',
    subject: soup(),
    version: hiddenField(await item(), 'version'),
    'text.name': 'Lentil soup',
    'text.description': description,
  })

async function accept(change: Readonly<Record<string, string>> = {}) {
  const form = await item()
  return owner.post(english(), {
    intent: 'accept',
    subject: soup(),
    version: hiddenField(form, 'version'),
    savedAt: hiddenField(form, 'savedAt'),
    ...change,
  })
}

describe('a translation', () => {
  test('with doubts is read by guests once its owner confirms that both texts say the same', async () => {
    await save('Served with lemon and walnuts.')
    expect(await item(`${english()}?show=problems`)).toContain(
      'The translation mentions “walnuts”; your text doesn’t seem to.',
    )
    const unread = await accept()
    expect(unread.status).toBe(422)
    expect(unread.body).toContain('tick that they say the same')
    expect(await guestPage()).not.toContain('walnuts')
    await accept({ isConfirmed: 'on' })
    expect(await item(`${english()}?show=problems`)).toBe('')
    expect(await guestPage()).toContain('Served with lemon and walnuts.')
  })

  test('that was confirmed is doubted again once it changes', async () => {
    await save('Served with lemon and walnuts.')
    await accept({ isConfirmed: 'on' })
    await save('Served with walnuts and lemon.')
    expect(await item()).toContain('Compare: there may be a problem')
    expect(await guestPage()).not.toContain('walnuts')
  })

  test('that promises what the original doesn’t is doubted', async () => {
    await save('Gluten-free, served with lemon.')
    expect(await item()).toContain('the translation says that this isn’t in it')
    expect(await guestPage()).not.toContain('Gluten-free')
  })

  test('with a problem can’t be accepted', async () => {
    await save('Served with lemon, 90 €.')
    expect(await item()).toContain('The prices or currencies differ')
    expect((await accept({ isConfirmed: 'on' })).status).toBe(409)
    expect(await guestPage()).not.toContain('90 €')
  })
})
