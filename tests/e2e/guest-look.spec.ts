import { aVisit } from '#app/domain/visit/visit.fixture.ts'
import { seedRestaurant } from '../fixtures/seed-restaurant.ts'
import type { TestServer } from '../server.ts'
import { expectCleanAndFits, expectFits, expectLargeTargets, phone } from './expect-fits.ts'
import { expect, test, type Page } from './test.ts'

/** Inserts a restaurant with its own look, a cover and all that guests need for their visit. */
async function seedLook({ database }: TestServer, look: Record<string, string>): Promise<string> {
  const [dish] = await database.query(
    `select d.image_url from dishes d join restaurants using (menu_id)
     where slug = 'demo' and image_url is not null limit 1`,
  )
  return seedRestaurant(database, {
    name: 'Boğaziçi Balıkçısı & Meyhanesi',
    location: 'Kuzguncuk, Üsküdar, İstanbul',
    cover_url: dish?.['image_url'],
    look: JSON.stringify(look),
    visit: JSON.stringify(aVisit),
  })
}

/** Opens the kebab menu by keyboard. */
async function openMore(page: Page): Promise<void> {
  await page.locator('[popovertarget="kebab"]').press('Enter')
  await expect(page.locator('#kebab')).toBeVisible()
}

for (const { locale, colorScheme, look, texts } of [
  {
    locale: 'tr',
    colorScheme: 'dark',
    look: {
      accent: '#1d6fb8',
      logoShape: 'square',
      typeface: 'dancing_script',
      pictureSize: 'large',
    },
    texts: { shared: 'Bağlantı kopyalandı.', erase: 'Sil', undo: 'Geri al', question: 'Acı mı?' },
  },
  {
    locale: 'ar',
    colorScheme: 'light',
    look: { accent: '#ffd500', logoShape: 'round', typeface: 'playfair', pictureSize: 'small' },
    texts: { shared: 'تم نسخ الرابط.', erase: 'حذف', undo: 'تراجع', question: 'هل هو حار؟' },
  },
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: phone, permissions: ['clipboard-read', 'clipboard-write'] })

    test('a restaurant’s look and information fit every size and paper, by keyboard', async ({
      page,
      server,
    }) => {
      await page.goto(`/${await seedLook(server, look)}`)
      await expect(page.locator('h1')).toHaveCSS('font-family', /^"?Heading"?,/)
      await expectCleanAndFits(page, ['light', 'dark'])

      await openMore(page)
      await page.locator('#kebab [data-action="visit"]').press('Enter')
      const visit = page.locator('#visit')
      await expect(visit).toBeFocused()
      await visit.locator('summary').press('Enter')
      await expect(visit.getByRole('img', { name: /Lale Misafir/ })).toBeVisible()
      await expectCleanAndFits(page, [colorScheme], '#visit')

      await openMore(page)
      await page.locator('#kebab [data-share]').press('Enter')
      await expect(page.locator('#kebab').getByRole('status')).toHaveText(texts.shared)
      await expectFits(page)
      await expectLargeTargets(page, '#kebab')
      await page.keyboard.press('Escape')

      await page.getByRole('textbox').fill(texts.question)
      await page.getByRole('textbox').press('Enter')
      const answer = page.locator('[data-role="assistant"]')
      await expect(page.getByRole('textbox')).toBeEnabled()
      await expect(answer).toBeVisible()
      await openMore(page)
      await page.locator('#kebab [data-action="erase"]').press('Enter')
      await expect(page.locator('#confirm-erasure')).toBeVisible()
      await expectCleanAndFits(page, [colorScheme], '#confirm-erasure')
      const dialog = page.locator('#confirm-erasure')
      await dialog.getByRole('button', { name: texts.erase, exact: true }).press('Enter')
      await expect(answer).toHaveCount(0)
      // It disappears after ten seconds.
      await expectLargeTargets(page, '#chat')
      await page.getByRole('button', { name: texts.undo }).press('Enter')
      await expect(answer).toBeVisible()
      await page.goBack()

      await page.emulateMedia({ media: 'print' })
      await expectFits(page)
    })
  })
}
