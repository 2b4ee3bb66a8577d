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
})

const english = () => `/dashboard/restaurants/restaurant/${place.restaurantId}/languages/en`
const translateSoup = async () => {
  const subject = `dish:${place.soupId}`
  const { body } = await owner.get(english())
  const item = body.split('<li ').find((one) => one.includes(`value="${subject}"`)) ?? ''
  await owner.post(english(), {
    intent: 'save',
    subject,
    version: hiddenField(item, 'version'),
    'text.name': 'Lentil soup',
    'text.description': 'Served with lemon.',
  })
}

describe('a file', () => {
  const upload = (text: string, fields = {}) =>
    owner.upload(english(), 'import', { bytes: Buffer.from(text), name: 'menu.csv' }, { fields })
  const download = async (kind: string) => (await owner.get(`${english()}/${kind}`)).body
  const readStored = async () =>
    server.database.query(
      `select texts ->> 'name' as name, origin from translations where menu_id = $1 order by 1`,
      [place.menuId],
    )

  test.each(['csv', 'xliff'])(
    'of %s that is imported as it was exported changes nothing',
    async (kind) => {
      await translateSoup()
      const file = await download(kind)
      const { body } = await upload(file)
      expect(body).toContain('would add 0 translations and change 0. 1 are the same as now.')
    },
  )

  test('is imported after a preview that stores nothing, and nobody has reviewed it', async () => {
    const file = (await download('csv')).replace(
      '"name","Ayran",""',
      '"name","Ayran","Ayran (yoghurt drink)"',
    )
    const preview = await upload(file)
    expect(preview.body).toContain('would add 1 translations and change 0.')
    expect(preview.body).toContain('Without a translation: 3')
    expect(await readStored()).toEqual([])
    const imported = await upload(file, { confirmed: 'on' })
    expect(imported.body).toContain('1 translations were added and 0 changed.')
    expect(await readStored()).toEqual([{ name: 'Ayran (yoghurt drink)', origin: 'file' }])
  })

  test.each([
    [
      'csv',
      '"text","Fındık içerebilir.",""',
      '"text","Fındık içerebilir.","May contain hazelnuts."',
    ],
    [
      'xliff',
      '<source xml:space="preserve">Fındık içerebilir.</source>\n<target xml:space="preserve"></target>',
      '<source xml:space="preserve">Fındık içerebilir.</source>\n<target xml:space="preserve">May contain hazelnuts.</target>',
    ],
  ])('of %s brings the translation of a dish’s note', async (kind, empty, filled) => {
    await server.database.query(
      `update dishes set ai_instructions = 'Fındık içerebilir.' where id = $1`,
      [place.soupId],
    )
    const file = await download(kind)
    expect(file).toContain(empty)
    await upload(file.replace(empty, filled), { confirmed: 'on' })
    expect(
      await server.database.query(`select subject, texts from translations where menu_id = $1`, [
        place.menuId,
      ]),
    ).toEqual([{ subject: `note:${place.soupId}`, texts: { text: 'May contain hazelnuts.' } }])
  })

  test('keeps the owner’s translations, unless they ask to replace them', async () => {
    await translateSoup()
    const file = (await download('csv')).replace('"Lentil soup"', '"Red lentil soup"')
    expect((await upload(file, { confirmed: 'on' })).body).toContain('stay as they are')
    expect(await readStored()).toMatchObject([{ name: 'Lentil soup' }])
    await upload(file, { confirmed: 'on', replaces: 'on' })
    expect(await readStored()).toEqual([{ name: 'Red lentil soup', origin: 'file' }])
  })

  test('of texts that changed, or that aren’t on the menu, is skipped with the reason', async () => {
    const file = await download('csv')
    await server.database.query(`update dishes set name = 'Ezogelin' where id = $1`, [place.soupId])
    const { body } = await upload(
      `${file.replace('"Mercimek Çorbası",""', '"Mercimek Çorbası","Lentil soup"')}"dish:x","name","a","b"\r\n`,
    )
    expect(body).toContain('Your text has changed since the download: 1')
    expect(body).toContain('Not on your menu: 1')
  })

  test.each([
    ['longer than a form’s', 'soup '.repeat(1_000)],
    ['that would take long to read', `e${'\u0301'.repeat(40)}`],
  ])('with a text %s is skipped with the reason', async (_name, text) => {
    const file = (await download('csv')).replace('"name","Ayran",""', `"name","Ayran","${text}"`)
    const { body } = await upload(file, { confirmed: 'on' })
    expect(body).toContain('Too long, or unreadable: 1')
    expect(await readStored()).toEqual([])
  })

  test('can’t fill the disk with long translations of short words, not even bit by bit', async () => {
    await server.database.query(
      `update dishes set ingredients = array(select 'öz' || i from generate_series(1, 60) i)
        where id = $1`,
      [place.soupId],
    )
    const file = await download('csv')
    const filled = (from: number, to: number) =>
      file.replaceAll(/"öz(\d+)",""/g, (line, n) =>
        Number(n) >= from && Number(n) < to ? `${line.slice(0, -1)}${'x'.repeat(3_000)}"` : line,
      )
    expect((await upload(filled(1, 60), { confirmed: 'on' })).body).toContain('unreadable: 1')
    expect((await upload(filled(1, 2), { confirmed: 'on' })).body).toContain('1 translations were')
    expect((await upload(filled(2, 3), { confirmed: 'on' })).body).toContain('unreadable: 1')
  })

  test.each([
    ['', 'Choose a file first.'],
    ['a,b\n1,2', 'The column “subject” is missing.'],
    ['<!DOCTYPE a><xliff/>', 'This XML file has a document type'],
    [
      '<xliff version="2.1" xmlns="urn:oasis:names:tc:xliff:document:2.0" trgLang="fr"/>',
      'This file is in another language: fr.',
    ],
  ])('that can’t be imported is rejected with what to do: %s', async (text, message) => {
    const { status, body } = await upload(text, { confirmed: 'on' })
    expect(status).toBe(422)
    expect(body).toContain(message)
  })

  test('of an unknown kind, or of another owner’s restaurant, is not found', async () => {
    expect((await owner.get(`${english()}/exe`)).status).toBe(404)
    const other = await new Owner(server).create(server.database)
    expect((await other.get(`${english()}/csv`)).status).toBe(404)
  })
})
