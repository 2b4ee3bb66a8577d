import { addSession } from './add-session.ts'
import { expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { seedPlace } from '../fixtures/seed-place.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 }, hasTouch: true })

test('a missing weight is mended from the law check, which then no longer lists it', async ({
  page,
  server,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const place = await seedPlace(server, email, {
    dishes: {
      Izgara: [{ name: 'Et Döner', ai_instructions: 'Odun ateşinde.', ingredients: ['dana eti'] }],
    },
  })
  await addSession(page, server, email)
  await page.goto('/dashboard/restaurants')
  await page.getByRole('link', { name: 'Mevzuat kontrolü: Lale' }).click()
  const rule = page.getByRole('listitem').filter({ hasText: 'et gramajı fiyat listesinde' }).first()
  await expect(page.getByText('Bu hukuki danışmanlık değildir')).toBeVisible()
  await expect(rule.getByText('Gramajı yazmıyor.')).toBeVisible()
  await expectCleanInAllVariants(page)
  await rule.getByRole('link', { name: 'Düzelt: Et Döner' }).tap()

  const weight = page.getByRole('dialog').getByLabel('Gramaj / hacim')
  await expect(weight).toBeFocused()
  await weight.fill('150')
  await page.getByRole('dialog').getByRole('button', { name: 'Güncelle', exact: true }).tap()
  await expect(page.getByRole('dialog').getByText('birimiyle yazın')).toBeVisible()
  await weight.fill('150 g')
  await page.getByRole('dialog').getByRole('button', { name: 'Güncelle', exact: true }).tap()
  await expect(page.getByText('Ürün başarıyla güncellendi')).toBeVisible()

  await page.goto(`/dashboard/restaurants/restaurant/${place.restaurant()}/law`)
  await expect(rule).toContainText('Gördüğümüz kadarıyla tamam')
})
