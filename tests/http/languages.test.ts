import { beforeEach, describe, expect, test } from 'vitest'
import { maxTranslatedLength } from '#app/domain/translations/schemas.ts'
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
})

const languages = () => `/dashboard/restaurants/restaurant/${place.restaurantId}/languages`
const english = () => `${languages()}/en`
const guestPage = async () => (await fetch(`${server.url}/${place.restaurantId}?lang=en`)).text()

/** The part of the page with a subject's form. */
async function itemOf(subject: string, page = english()) {
  const { body } = await owner.get(page)
  return body.split('<li ').find((item) => item.includes(`value="${subject}"`)) ?? ''
}
const soup = () => `dish:${place.soupId}`
const save = async (texts: Readonly<Record<string, string>>, by = owner) =>
  by.post(english(), {
    intent: 'save',
    subject: soup(),
    version: hiddenField(await itemOf(soup()), 'version'),
    ...texts,
  })
const soupInEnglish = {
  'text.name': 'Lentil soup',
  'text.description': 'Served with lemon.',
}

describe('the languages of a restaurant', () => {
  test('are listed once its owner has said what the menu is written in', async () => {
    await server.database.query(`update menus set language = null where id = $1`, [place.menuId])
    const before = await owner.get(languages())
    expect(before.body).toContain('Language of your menu')
    expect(before.body).not.toContain('Español')
    expect((await owner.get(english())).location).toBe(languages())
    const wrong = await owner.post(languages(), { intent: 'original', language: 'xx' })
    expect(wrong.body).toContain('Choose one of the languages.')
    await owner.post(languages(), { intent: 'original', language: 'tr' })
    const { body } = await owner.get(languages())
    expect(body).toContain('Your menu is written in Turkish.')
    expect(body).toContain('Español')
    expect(body).not.toContain('lang="tr">Türkçe')
  })

  test('are offered to guests by a switch, once there is something to read', async () => {
    const early = await owner.post(languages(), { intent: 'live', language: 'en', isLive: 'on' })
    expect(early.body).toContain('Guests couldn’t read anything in this language yet.')
    await save(soupInEnglish)
    expect(await guestPage()).not.toContain('Lentil soup')
    await owner.post(languages(), { intent: 'live', language: 'en', isLive: 'on' })
    expect((await owner.get(languages())).body).toContain(
      'Guests read 1 of 3 texts in this language, the others in Turkish.',
    )
    const page = await guestPage()
    expect(page).toContain('Lentil soup')
    expect(page).toContain('lang="tr" class="original-name">Mercimek Çorbası')
    await owner.post(languages(), { intent: 'live', language: 'en' })
    expect(await guestPage()).not.toContain('Lentil soup')
  })

  test.each(['tr', 'xx', 'de%2F..'])('have no page for %s', async (language) => {
    expect((await owner.get(`${languages()}/${language}`)).status).toBe(404)
  })
})

describe('a translation', () => {
  test('is shown beside its original, and keeps what was typed when it can’t be saved', async () => {
    expect(await itemOf(soup())).toMatch(/Limonla servis edilir\.[^]*name="text\.description"/)
    const stale = await owner.post(english(), {
      intent: 'save',
      subject: soup(),
      version: 'of another text',
      ...soupInEnglish,
    })
    expect(stale.status).toBe(409)
    expect(stale.body).toContain('The original or its translation has changed')
    expect(stale.body).toContain('value="Lentil soup"')
    const long = await save({ ...soupInEnglish, 'text.name': 'L'.repeat(4_001) })
    expect(long.status).toBe(422)
    expect(long.body).toContain(`at most ${maxTranslatedLength.toLocaleString('en')} characters`)
    expect(long.body).toContain('value="Served with lemon."')
  })

  test('with a missing text is listed among the problems', async () => {
    await save({ ...soupInEnglish, 'text.description': '' })
    const item = await itemOf(soup(), `${english()}?show=problems`)
    expect(item).toContain('This text is missing. Write the translation.')
  })

  test('shows what has changed in the original since', async () => {
    await save(soupInEnglish)
    await server.database.query(
      `update dishes set description = 'Ekmekle servis edilir.' where id = $1`,
      [place.soupId],
    )
    const item = await itemOf(soup(), `${english()}?show=todo`)
    expect(item).toContain('Ekmekle servis edilir.')
    expect(item).toMatch(/<del[^>]*>Limonla servis edilir\.<\/del>/)
    expect(item).toContain('value="Served with lemon."')
  })

  test('by a machine is accepted with a button, unless it has changed since the page was loaded', async () => {
    await save(soupInEnglish)
    await server.database.query(
      `update translations set origin = 'model', reviewed_at = null where subject = $1`,
      [soup()],
    )
    const item = await itemOf(soup(), `${english()}?show=review`)
    const accept = {
      intent: 'accept',
      subject: soup(),
      version: hiddenField(item, 'version'),
      savedAt: hiddenField(item, 'savedAt'),
    }
    const wrong = await owner.post(english(), { ...accept, savedAt: '2026-01-01T00:00:00.000Z' })
    expect(wrong.status).toBe(409)
    await owner.post(english(), accept)
    expect(await itemOf(soup(), `${english()}?show=review`)).toBe('')
    expect(await itemOf(soup())).toContain('Reviewed')
  })

  test('that the owner edits while accepting it is stored as edited', async () => {
    await save(soupInEnglish)
    await server.database.query(
      `update translations set origin = 'model', reviewed_at = null where subject = $1`,
      [soup()],
    )
    const item = await itemOf(soup())
    await owner.post(english(), {
      intent: 'accept',
      subject: soup(),
      version: hiddenField(item, 'version'),
      savedAt: hiddenField(item, 'savedAt'),
      ...soupInEnglish,
      'text.name': 'Red lentil soup',
    })
    const changedResult = await itemOf(soup())
    expect(changedResult).toContain('value="Red lentil soup"')
    expect(changedResult).toContain('Reviewed')
  })

  test('doesn’t replace one that was stored after its page was opened', async () => {
    const item = await itemOf(soup())
    const form = {
      intent: 'save',
      subject: soup(),
      version: hiddenField(item, 'version'),
      // There was none.
      savedAt: '',
      ...soupInEnglish,
    }
    expect((await owner.post(english(), form)).status).toBeLessThan(400)
    const toDo = `${english()}?show=todo&keep=${soup()}`
    const late = await owner.post(toDo, { ...form, 'text.name': 'Soup of lentils' })
    expect(late.status).toBe(409)
    expect(late.body).toContain('value="Soup of lentils"')
    expect(late.body).toContain('Stored in the meantime: Lentil soup')
    expect(await itemOf(soup())).toContain('value="Lentil soup"')
  })

  test('of a house fact is labelled with its topic', async () => {
    await server.database.query(
      `insert into house_facts (owner_id, restaurant_id, topic, text)
        select owner_id, id, 'parking', 'Otopark yok.' from restaurants where id = $1`,
      [place.restaurantId],
    )
    const item = await itemOf(`house.parking:${place.restaurantId}`)
    expect(item).toContain('Information for guests: Parking')
  })

  test('of a dish’s note is labelled with the dish, and saved without the dish', async () => {
    await server.database.query(
      `update dishes set ai_instructions = 'Fındık içerebilir.' where id = $1`,
      [place.soupId],
    )
    const note = `note:${place.soupId}`
    const item = await itemOf(note)
    expect(item).toMatch(/Note for guests(<!-- -->)?: <span lang="tr">Mercimek Çorbası/)
    expect(item).toContain('Save the translation of Note for guests: Mercimek Çorbası')
    const form = { intent: 'save', subject: note, version: hiddenField(item, 'version') }
    await owner.post(english(), { ...form, 'text.text': 'Contains no hazelnuts.' })
    expect(await itemOf(note)).toContain('Compare: there may be a problem')
    await owner.post(english(), { ...form, 'text.text': 'May contain hazelnuts.' })
    expect(await itemOf(note)).toContain('Reviewed')
    expect(await itemOf(soup())).toContain('Not translated')
  })

  test('is on the last page if a later one is requested', async () => {
    const { body } = await owner.get(`${english()}?from=40`)
    expect(body).toContain('Mercimek Çorbası')
  })

  test('is searched by original and translation', async () => {
    await save(soupInEnglish)
    for (const words of ['lentil', 'MERCIMEK', 'limonla']) {
      expect(await itemOf(soup(), `${english()}?words=${words}`)).not.toBe('')
    }
    expect((await owner.get(`${english()}?words=pizza`)).body).toContain('Nothing found')
  })

  test('can’t be read or changed by another owner', async () => {
    const other = await new Owner(server).create(server.database)
    expect((await other.get(languages())).status).toBe(404)
    expect((await other.get(english())).status).toBe(404)
    expect((await save(soupInEnglish, other)).status).toBe(404)
    const live = await other.post(languages(), { intent: 'live', language: 'en', isLive: 'on' })
    expect(live.status).toBe(404)
  })
})

test('characters that can’t be stored are rejected', async () => {
  const translation = await save({ ...soupInEnglish, 'text.name': 'Lentil\0soup' })
  expect(translation.status).toBe(422)
  const glossary = await owner.post(english(), { intent: 'glossary', glossary: 'Ayran = \0' })
  expect(glossary.status).toBe(422)
})

test('a page of dishes with hundreds of texts shows fewer of them, and leads to the others', async () => {
  await server.database.query(
    `insert into dishes (owner_id, menu_id, name, ingredients, position)
      select owner_id, menu_id, 'Tabak ' || n, array(select 'öz' || i from generate_series(1, 60) i), n
      from dishes, generate_series(2, 16) n where id = $1`,
    [place.soupId],
  )
  const seenNames = new Set<string>()
  let pages = 0
  for (let path: string | undefined = english(); path !== undefined; pages++) {
    const { body } = await owner.get(path)
    const fields = [...body.matchAll(/name="text\.[^"]+"/g)]
    expect(fields.length).toBeLessThanOrEqual(400)
    for (const [, name = ''] of body.matchAll(/>(Tabak \d+)</g)) seenNames.add(name)
    const next: string | undefined = /<a[^>]*href="([^"]+)"[^>]*>Next/.exec(body)?.[1]
    path = next && english() + next.replace(/^[^?]*/, '').replaceAll('&amp;', '&')
  }
  expect(seenNames.size).toBe(15)
  expect(pages).toBe(3)
})
