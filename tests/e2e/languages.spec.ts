import { insertOwner } from '../insert-owner.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { desktop } from './page-variants.ts'
import { expect, test, type Page } from './test.ts'

test.use({ colorScheme: 'dark', viewport: desktop })

/** The number of dishes: more than a page of translations has. */
const dishes = 22

/**
 * Inserts a restaurant with unreviewed machine translations of its dishes into German, and of one
 * dish into Arabic, which the check doubts.
 * @returns the path of the restaurant's languages page
 */
async function seed({ database }: TestServer, email: string): Promise<string> {
  const [row] = await database.query(
    `with owner as (select id from owners where email = $1),
      menu as (insert into menus (owner_id, name, language)
        select id, 'Menü', 'tr' from owner returning id, owner_id),
      category as (insert into categories (owner_id, menu_id, name)
        select owner_id, id, 'Çorbalar' from menu returning id, owner_id, menu_id),
      dish as (insert into dishes (owner_id, menu_id, main_category_id, name, description, position)
        select owner_id, menu_id, id, 'Çorba ' || lpad(n::text, 2, '0'), 'Limonla servis edilir.', n
        from category, generate_series(1, $2::int) n returning *),
      translated as (
        insert into translations
            (owner_id, menu_id, subject, language, source, texts, origin, doubts)
        select owner_id, menu_id, 'dish:' || id, language,
          jsonb_build_object('name', name, 'description', description),
          jsonb_build_object('name', prefix || position, 'description', sentence), 'model', doubts
        from dish, (values
          ('de', 'Suppe ', 'Wird mit Zitrone serviert.', $2, '[]'::jsonb),
          ('ar', 'شوربة ', 'تقدم مع الليمون.', 1,
            '[{"field":"description","kind":"lost","words":"limon"}]')
        ) t (language, prefix, sentence, up_to, doubts)
        where position <= up_to)
    insert into restaurants (owner_id, menu_id, name) select owner_id, id, 'Lale' from menu
      returning id`,
    [email, dishes],
  )
  return `/dashboard/restaurants/restaurant/${String(row?.['id'])}/languages`
}

const nameOf = (dish: number) => `Çorba ${String(dish).padStart(2, '0')}`
const acceptOf = (page: Page, dish: number) =>
  page.getByRole('button', { name: `It’s right: ${nameOf(dish)}` })

test('translations are reviewed with the keyboard, one after the other', async ({
  page,
  server,
}) => {
  const email = await insertOwner(server.database)
  const languages = await seed(server, email)
  await addSession(page, server, email)
  await page.goto(languages)
  await page.getByRole('link', { name: 'Edit the translation into German' }).click()

  // The category and 19 dishes are on the first page.
  await acceptOf(page, 19).press('Enter')
  await expect(acceptOf(page, 20)).toBeFocused()

  await page.getByRole('link', { name: 'Start reviewing' }).press('Enter')
  await expect(acceptOf(page, 1)).toBeFocused()
  await page.keyboard.press('j')
  await expect(acceptOf(page, 2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(acceptOf(page, 1)).toBeFocused()
  await page.keyboard.press('e')
  const field = page.getByRole('textbox', { name: 'Name, German' }).first()
  await expect(field).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' je')
  await expect(field).toHaveValue('Suppe 1 je')
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('button', { name: `Save the translation of ${nameOf(1)}` }),
  ).toBeFocused()
  await page.keyboard.press('Enter')

  for (let dish = 2; dish <= dishes; dish++) {
    if (dish === 19) continue
    await expect(acceptOf(page, dish)).toBeFocused()
    await page.keyboard.press('Enter')
  }
  const end = page.getByRole('heading', { name: 'Nothing left to review' })
  await expect(page.locator(':focus').filter({ has: end })).toBeVisible()
  const [storedRow] = await server.database.query(
    `select count(*)::int as reviewed, min(texts ->> 'name') as first from translations
     where language = 'de' and reviewed_at is not null and owner_id =
      (select id from owners where email = $1)`,
    [email],
  )
  expect(storedRow).toEqual({ reviewed: dishes, first: 'Suppe 1 je' })
})

/** In px: what a thumb reaches, from the bottom of the screen. */
const thumbZone = 200

test.describe('on a phone in Turkish', () => {
  test.use({
    locale: 'tr-TR',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    colorScheme: 'light',
  })

  test('translations are reviewed with the thumb', async ({ page, server }) => {
    const email = await insertOwner(server.database, { locale: 'tr' })
    const languages = await seed(server, email)
    await addSession(page, server, email)
    await page.goto(languages)
    await expectClean(page)
    await page.goto(`${languages}/de`)
    await expectClean(page)
    await page.getByRole('link', { name: 'Kontrole başla' }).tap()
    for (const dish of [1, 2, 3]) {
      const accept = page.getByRole('button', { name: `Çeviri doğru: ${nameOf(dish)}` })
      await expect(accept).toBeFocused()
      await expect
        .poll(async () => {
          const { y = 0, height = 0 } = (await accept.boundingBox()) ?? {}
          return 844 - (y + height)
        })
        .toBeLessThan(thumbZone)
      await expect(accept).toBeInViewport({ ratio: 1 })
      await accept.tap()
    }
    await page.goto(`${languages}/ar?show=problems`)
    const doubt = page.getByText('Metninizde “limon” var; çeviride yok gibi görünüyor.')
    await expect(doubt).toBeVisible()
    await expectClean(page)
    await page.getByLabel('Karşılaştırdım: ikisi de aynı şeyi söylüyor.').tap()
    await page.getByRole('button', { name: `Çeviri doğru: ${nameOf(1)}` }).tap()
    await expect(page.getByText('Sorun yok')).toBeVisible()
  })
})
