import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { demoRestaurants } from '#app/db/demo/restaurants.ts'
import { readTranslationFiles } from '#app/db/demo/seed-translations.ts'
import { menuLanguages } from '#app/domain/guest-menu/menu-language.ts'
import { startTestServer, type TestServer } from '../server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgresUrl'))
  // The tests' samples offer no language; those of a new installation do.
  await server.database.query(`update restaurant_languages set live_at = now()`)
})

afterAll(() => server.stop())

const textOf = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replaceAll("'", '’')

const cases = demoRestaurants.flatMap((sample) =>
  menuLanguages
    .filter((language) => language !== sample.locale)
    .map((language) => ({ sample, language, slug: sample.restaurant.slug })),
)

test.each(cases)('/$slug?lang=$language is whole', async ({ sample, language, slug }) => {
  const files = await readTranslationFiles(sample)
  const file = files.find((one) => one.language === language)?.file
  const response = await fetch(`${server.url}/${slug}?lang=${language}`)
  const html = await response.text()
  const text = textOf(html)
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}"`))
  expect(html.includes('dir="rtl"')).toBe(language === 'ar' || language === 'fa')
  for (const other of menuLanguages) expect(html).toContain(`hrefLang="${other}"`)
  const active = await server.database.query(
    `select name from dishes where is_active
       and menu_id = (select menu_id from restaurants where slug = $1)`,
    [slug],
  )
  expect(active.length).toBeGreaterThan(25)
  for (const { name: original } of active.map(({ name }) => ({ name: String(name) }))) {
    const dish = file?.dishes[original]
    // The staff must understand an order.
    for (const shown of [original, dish?.name ?? '', dish?.description ?? '']) {
      expect(text.toLowerCase()).toContain(shown.replaceAll("'", '’').toLowerCase())
    }
    for (const name of [
      ...Object.values(dish?.options ?? {}),
      ...Object.values(dish?.sizes ?? {}),
    ]) {
      expect(text).toContain(name.replaceAll("'", '’'))
    }
  }
  for (const heading of Object.values(file?.categories ?? {})) expect(text).toContain(heading)
  expect(html).not.toContain('class="untranslated"')
})
