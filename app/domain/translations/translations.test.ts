import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { asSystem } from '#app/db/actors.ts'
import { closeDatabase, openDatabase } from '#app/db/client.ts'
import { dishes } from '#app/db/schema/index.ts'
import { createTestDatabase, timeoutMs, type TestDatabase } from '../../../tests/database.ts'
import { purgeDeleted } from '../deleted/purge-deleted.ts'
import { deleteForGood } from '../deleted/delete-for-good.ts'
import { duplicateDish } from '../dishes/duplicate-dish.ts'
import { duplicateMenu } from '../menus/duplicate-menu.ts'
import { allDishes } from '../guest-menu/guest-menu.ts'
import { getGuestPage } from '../guest-page/get-guest-page.ts'
import { getMenuTexts } from '../guest-page/get-menu-texts.ts'
import { chooseMenuLanguage } from './choose-menu-language.ts'
import { listLanguages } from './list-languages.ts'
import { listTranslations } from './list-translations.ts'
import { acceptTranslation, saveTranslation } from './save-translation.ts'
import { findRun } from './runs/find-run.ts'
import { estimate } from './runs/to-do.ts'
import { setLanguageLive } from './set-language-live.ts'
import { ownerMember } from '../../../tests/fixtures/owner-member.ts'

let database: TestDatabase
let member: ReturnType<typeof ownerMember>
let restaurantId: string
let dishId: string

beforeAll(async () => {
  database = await createTestDatabase(inject('postgresUrl'))
  openDatabase(database.appUrl, () => undefined, { connections: 2, timeoutMs })
})
afterAll(async () => {
  await closeDatabase()
  await database.drop()
})

beforeEach(async () => {
  const [row] = await database.query(
    `with owner as (insert into owners (email, first_name, last_name)
        values ($1, 'A', 'B') returning id),
      menu as (insert into menus (owner_id, name) select id, 'Menü' from owner returning id, owner_id),
      dish as (insert into dishes (owner_id, menu_id, name, ingredients)
        select owner_id, id, 'Ayran', '{yoğurt,su}' from menu returning id)
    insert into restaurants (owner_id, menu_id, name) select owner_id, id, 'Moda' from menu
      returning id, owner_id, (select id from dish) as dish`,
    [`${crypto.randomUUID()}@chefin.example`],
  )
  member = ownerMember(String(row?.['owner_id']))
  restaurantId = String(row?.['id'])
  dishId = String(row?.['dish'])
  await chooseMenuLanguage(member, restaurantId, { language: 'tr' })
})

const list = () => listTranslations(member, restaurantId, 'de')
const dish = async () => {
  const subject = (await list()).subjects.find(({ key }) => key === `dish:${dishId}`)
  if (!subject) throw new Error('The dish is not listed')
  return subject
}
const save = async (texts: Readonly<Record<string, string>>) => {
  const { key, version } = await dish()
  const fields = Object.entries(texts).map(([field, text]) => [`text.${field}`, text])
  return saveTranslation(member, restaurantId, 'de', {
    ...Object.fromEntries(fields),
    subject: key,
    version,
  })
}

describe('a restaurant', () => {
  test('has to say what language its menu is written in before it translates', async () => {
    await database.query(`update menus set language = null where owner_id = $1`, [member.ownerId])
    await expect(list()).rejects.toMatchObject({ messageKey: 'menu_language_unknown' })
    expect((await listLanguages(member, restaurantId)).languages).toEqual([])
  })

  test.each(['tr', 'xx', ''])(
    'can’t translate into its own or an unknown language: "%s"',
    async (to) => {
      await expect(listTranslations(member, restaurantId, to)).rejects.toMatchObject({
        messageKey: 'page_not_found',
      })
    },
  )

  test('offers a language only when guests could read something in it', async () => {
    await expect(setLanguageLive(member, restaurantId, 'de', true)).rejects.toMatchObject({
      messageKey: 'language_has_no_translations',
    })
    await save({ name: 'Ayran (Joghurtgetränk)' })
    await setLanguageLive(member, restaurantId, 'de', true)
    expect((await getGuestPage(restaurantId)).languages).toEqual({ original: 'tr', live: ['de'] })
    await setLanguageLive(member, restaurantId, 'de', false)
    expect((await getGuestPage(restaurantId)).languages.live).toEqual([])
  })
})

describe('a translation', () => {
  test('asks only for words that the lexicon can’t name', async () => {
    expect((await dish()).texts).toEqual({ name: 'Ayran' })
    await database.query(`update dishes set ingredients = '{yoğurt,"köy suyu"}' where id = $1`, [
      dishId,
    ])
    expect((await dish()).texts).toEqual({ name: 'Ayran', 'word.köy suyu': 'köy suyu' })
  })

  test('is outdated while the owner’s text differs, and current again once it is restored', async () => {
    expect((await dish()).state).toBe('missing')
    expect((await save({ name: 'Ayran' })).state).toBe('reviewed')
    await database.query(`update dishes set name = 'Köy Ayranı' where id = $1`, [dishId])
    expect((await dish()).state).toBe('outdated')
    await database.query(`update dishes set name = 'Ayran' where id = $1`, [dishId])
    expect((await dish()).state).toBe('reviewed')
  })

  test('isn’t stored for a text that changed meanwhile', async () => {
    const { key, version } = await dish()
    await database.query(`update dishes set name = 'Köy Ayranı' where id = $1`, [dishId])
    const input = { subject: key, version, 'text.name': 'Ayran' }
    await expect(saveTranslation(member, restaurantId, 'de', input)).rejects.toMatchObject({
      messageKey: 'translation_source_changed',
    })
    expect((await dish()).state).toBe('missing')
  })

  test('with a text missing is rejected, and can’t be accepted', async () => {
    const { state, translation } = await save({ name: ' ' })
    expect(state).toBe('rejected')
    expect(translation.problems).toEqual([{ field: 'name', kind: 'missing', words: '' }])
    const { key, version } = await dish()
    const input = { subject: key, version, savedAt: translation.updatedAt.toISOString() }
    await expect(acceptTranslation(member, restaurantId, 'de', input)).rejects.toMatchObject({
      messageKey: 'translation_source_changed',
    })
  })

  test('of a machine is read by guests once the owner has accepted it', async () => {
    await save({ name: 'Ayran' })
    await database.query(
      `update translations set origin = 'model', reviewed_at = null, is_sure = false
       where owner_id = $1`,
      [member.ownerId],
    )
    const { key, version, state, translation } = await dish()
    expect(state).toBe('unsure')
    const savedAt = translation?.updatedAt.toISOString()
    const accepted = await acceptTranslation(member, restaurantId, 'de', {
      subject: key,
      version,
      savedAt,
    })
    expect(accepted.state).toBe('reviewed')
  })

  test('of another owner’s dish can’t be read or written', async () => {
    const [other] = await database.query(
      `insert into owners (email, first_name, last_name) values ($1, 'A', 'B') returning id`,
      [`${crypto.randomUUID()}@chefin.example`],
    )
    const stranger = ownerMember(String(other?.['id']))
    const { key, version } = await dish()
    for (const attempt of [
      () => listTranslations(stranger, restaurantId, 'de'),
      () =>
        saveTranslation(stranger, restaurantId, 'de', { subject: key, version, 'text.name': 'x' }),
      () => setLanguageLive(stranger, restaurantId, 'de', true),
      () => chooseMenuLanguage(stranger, restaurantId, { language: 'de' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ messageKey: 'restaurant_not_found' })
    }
  })

  test('goes with a copy of its menu, whose sizes and options have other ids', async () => {
    await database.query(
      `update dishes set size_name = 'Küçük', size_id = gen_random_uuid(),
         more_sizes = jsonb_build_array(jsonb_build_object('id', gen_random_uuid(), 'name', 'Büyük',
           'priceMinor', 100, 'calories', null))
       where id = $1`,
      [dishId],
    )
    const sizes = Object.keys((await dish()).texts).filter((field) => field.startsWith('size.'))
    const [small = '', large = ''] = sizes
    await save({ name: 'Ayran', [small]: 'Klein', [large]: 'Groß' })
    const [row] = await database.query(`select menu_id from restaurants where id = $1`, [
      restaurantId,
    ])
    const { menu } = await duplicateMenu(member, String(row?.['menu_id']), ' (Kopie)')
    await database.query(`update restaurants set menu_id = $2 where id = $1`, [
      restaurantId,
      menu.id,
    ])
    const [copied] = (await list()).subjects.filter(({ kind }) => kind === 'dish')
    expect(copied).toMatchObject({ name: 'Ayran', state: 'reviewed' })
    expect(copied?.key).not.toBe(`dish:${dishId}`)
    // The order of the keys is that of their random ids.
    expect(new Set(Object.values(copied?.translation?.texts ?? {}))).toEqual(
      new Set(['Ayran', 'Klein', 'Groß']),
    )
  })
})

describe('the note of a dish', () => {
  beforeEach(() => writeNote('Diğer kızartmalarla aynı yağ kullanılır.'))

  const writeNote = (text: string) =>
    database.query(`update dishes set ai_instructions = $2 where id = $1`, [dishId, text])
  const find = async (key = `note:${dishId}`) =>
    (await list()).subjects.find((subject) => subject.key === key)
  const saveNote = async (text: string) =>
    saveTranslation(member, restaurantId, 'de', {
      subject: `note:${dishId}`,
      version: (await find())?.version,
      'text.text': text,
    })
  const inGerman = 'Es wird dasselbe Öl wie für die anderen frittierten Gerichte verwendet.'
  const textsOfGuests = async () => {
    const page = await getGuestPage(restaurantId)
    const [shown] = page.menu ? allDishes(page.menu) : []
    const texts = await getMenuTexts(page, 'de')
    if (!shown) throw new Error('The dish is not shown')
    return {
      name: texts.dish(shown).name,
      note: texts.text('note', shown.id, shown.aiInstructions),
    }
  }

  test('is listed after its dish, unless it is empty', async () => {
    const keys = async () => (await list()).subjects.map(({ key }) => key)
    expect(await keys()).toEqual([`dish:${dishId}`, `note:${dishId}`])
    expect(await find()).toMatchObject({ name: 'Ayran', kind: 'note', state: 'missing' })
    expect(estimate((await list()).subjects)).toMatchObject({ subjects: 2, characters: 45 })
    await writeNote('')
    expect(await keys()).toEqual([`dish:${dishId}`])
  })

  test('is read by guests in their language until it changes, the dish also afterwards', async () => {
    await save({ name: 'Ayran (Joghurtgetränk)' })
    expect((await saveNote(inGerman)).state).toBe('reviewed')
    await setLanguageLive(member, restaurantId, 'de', true)
    expect(await textsOfGuests()).toMatchObject({
      name: 'Ayran (Joghurtgetränk)',
      note: { text: inGerman },
    })
    await writeNote('Ayrı yağda kızartılır.')
    await database.query(`update menus set updated_at = now() where owner_id = $1`, [
      member.ownerId,
    ])
    expect((await find())?.state).toBe('outdated')
    expect(await textsOfGuests()).toEqual({
      name: 'Ayran (Joghurtgetränk)',
      note: { text: 'Ayrı yağda kızartılır.', lang: 'tr' },
    })
    await writeNote('Diğer kızartmalarla aynı yağ kullanılır.')
    expect((await find())?.state).toBe('reviewed')
  })

  test('with an allergen that its translation denies is doubted, and guests don’t read that', async () => {
    await writeNote('Fındık içerebilir.')
    expect((await saveNote('Enthält keine Haselnüsse.')).state).toBe('doubtful')
  })

  test('goes with a copy of its dish, and is deleted with the dish', async () => {
    await saveNote(inGerman)
    const { dish: copy } = await duplicateDish(member, dishId, ' (kopya)')
    expect(await find(`note:${copy.id}`)).toMatchObject({ state: 'reviewed', isShown: false })
    await asSystem('a test deletes a dish', (transaction) =>
      deleteForGood(transaction, 'dish', eq(dishes.id, copy.id)),
    )
    const left = await database.query(
      `select subject from translations where owner_id = $1 order by 1`,
      [member.ownerId],
    )
    expect(left).toEqual([{ subject: `note:${dishId}` }])
  })
})

test('what a model translated counts after its restaurant is deleted for good', async () => {
  await database.query(
    `insert into translation_runs (owner_id, restaurant_id, language, state, total, characters)
      values ($1, $2, 'de', 'running', 1, 1000000)`,
    [member.ownerId, restaurantId],
  )
  const { remaining } = await findRun(member, restaurantId, 'de')
  await database.query(
    `update restaurants set deleted_at = now() - interval '31 days' where id = $1`,
    [restaurantId],
  )
  await purgeDeleted(() => Promise.resolve({ dishIds: [], restaurantIds: [] }))
  expect(await database.query('select from restaurants where id = $1', [restaurantId])).toEqual([])
  expect(await findRun(member, restaurantId, 'de')).toEqual({ run: undefined, remaining })
  await database.query(
    `update translation_runs set updated_at = now() - interval '31 days' where owner_id = $1`,
    [member.ownerId],
  )
  await purgeDeleted(() => Promise.resolve({ dishIds: [], restaurantIds: [] }))
  const remainingRuns = await database.query('select from translation_runs where owner_id = $1', [
    member.ownerId,
  ])
  expect(remainingRuns).toEqual([])
})
