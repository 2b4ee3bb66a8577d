import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { webhookMessageSchema } from '#app/domain/webhooks/messages.ts'
import { eventually } from '../eventually.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { hiddenField } from '../hidden-field.ts'
import { Owner } from '../owner.ts'
import { sharedServer } from '../shared-server.ts'
import { WebhookReceiver } from '../webhook-receiver.ts'

/* What a webhook gets of changes that the audit log doesn't have, and of a deleted restaurant. */

const server = await sharedServer()
const { database } = server
const receiver = await new WebhookReceiver().start()
afterAll(() => receiver.stop())

let owner: Owner
/** Each test has its own path at the receiver. */
let path: string
let place: Awaited<ReturnType<typeof seedPlace>>

beforeEach(async () => {
  owner = await new Owner(server).create(database)
  path = `/${crypto.randomUUID()}`
  place = await seedPlace(server, owner.email, { dishes: { Desserts: ['Künefe', 'Baklava'] } })
  await database.query(`update menus set language = 'tr' where id = $1`, [place.menuId])
  await database.query(
    `insert into restaurant_languages (owner_id, restaurant_id, language, live_at)
     select owner_id, id, language, case language when 'de' then now() end
     from restaurants, unnest(array['de', 'en']) language where id = $1`,
    [place.restaurant()],
  )
  await database.query(
    `insert into webhooks (owner_id, url, events) select id, $1, '{menu.changed}' from owners where email = $2`,
    [receiver.url(path), owner.email],
  )
})

const restaurantPage = () => `/dashboard/restaurants/restaurant/${place.restaurant()}`
const menuPage = (page: string) => `/dashboard/menuList/menu/${place.menuId}/${page}`

/** Changes something. @returns what the next message says, as kind, action and name */
async function changesAfter(act: () => Promise<{ readonly status: number }>) {
  const before = receiver.at(path).length
  expect((await act()).status).toBeLessThan(400)
  const messages = await eventually(() => {
    const arrived = receiver.at(path).slice(before)
    return arrived.length > 0 && arrived
  })
  return messages.flatMap(({ body }) => {
    const message = webhookMessageSchema.parse(JSON.parse(body))
    if (message.type !== 'menu.changed') throw new Error(`a message ${message.type}`)
    expect(message.data.restaurant.id).toBe(place.restaurant())
    return message.data.changes.map(({ kind, action, name }) => `${kind} ${action} ${name}`)
  })
}

async function translate(language: string, name: string) {
  const page = `${restaurantPage()}/languages/${language}`
  const subject = `dish:${place.dish('Künefe')}`
  const { body } = await owner.get(page)
  const item = body.split('<li ').find((one) => one.includes(`value="${subject}"`)) ?? ''
  const version = hiddenField(item, 'version')
  return owner.post(page, { intent: 'save', subject, version, 'text.name': name })
}

const addCategory = (name: string) => owner.post(menuPage('menuCategory'), { intent: 'add', name })

describe('a webhook gets', () => {
  test('further menus and their order, but not the same ones saved again', async () => {
    const brunch = await seedPlace(server, owner.email, { menu: 'Brunch', restaurants: [] })
    const drinks = await seedPlace(server, owner.email, { menu: 'Drinks', restaurants: [] })
    const choose = (...further: readonly string[]) =>
      owner.post(restaurantPage(), {
        intent: 'menu',
        menuId: place.menuId,
        hasFurther: 'on',
        ...Object.fromEntries(further.map((id) => [`further.${id}`, 'on'])),
      })
    const ids = [brunch.menuId, drinks.menuId]
    expect(await changesAfter(() => choose(...ids))).toEqual(['restaurant menus Lale'])
    expect((await choose(...ids)).status).toBeLessThan(400)
    expect(await changesAfter(() => addCategory('Soups'))).toEqual(['category created Soups'])
    expect(await changesAfter(() => choose(...ids.toReversed()))).toEqual(['restaurant menus Lale'])
    expect(await changesAfter(() => choose())).toEqual(['restaurant menus Lale'])
  })

  test('another order of dishes and of categories, once for all that moved', async () => {
    const ids = [place.dish('Baklava'), place.dish('Künefe')]
    const reorder = () => owner.postJson(menuPage('itemList/order'), { ids })
    expect(await changesAfter(reorder)).toEqual(['menu order Menü'])
    expect(await changesAfter(() => addCategory('Soups'))).toEqual(['category created Soups'])
    const categories = await database.query(
      'select id from categories where menu_id = $1 order by position desc',
      [place.menuId],
    )
    const order = { ids: categories.map(({ id }) => id) }
    expect(await changesAfter(() => owner.postJson(menuPage('menuCategory/order'), order))).toEqual(
      ['menu order Menü'],
    )
  })

  test('translations into languages that guests can choose', async () => {
    // Guests can't choose English.
    expect((await translate('en', 'Kunafa')).status).toBe(200)
    expect(await changesAfter(() => translate('de', 'Künefe mit Käse'))).toEqual([
      'menu translations Menü',
    ])
    expect(receiver.at(path)).toHaveLength(1)
  })

  test('the deletion of a restaurant, and nothing about it afterwards', async () => {
    const remove = () => owner.post(restaurantPage(), { intent: 'delete' })
    expect(await changesAfter(remove)).toEqual(['restaurant deleted Lale'])
    await addCategory('Soups')
    await eventually(async () => {
      const waiting = await database.query(
        'select from webhook_events e join owners o on o.id = e.owner_id where email = $1',
        [owner.email],
      )
      return waiting.length === 0
    })
    const messages = await database.query(
      `select d.id from webhook_deliveries d join owners o on o.id = owner_id where email = $1`,
      [owner.email],
    )
    expect(messages).toHaveLength(1)
  })
})
