import { trialDays } from '#app/domain/plans.ts'
import { pay, setSubscription } from './billing-steps.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

test('a customer finds the price, starts a trial, cancels, resumes, lapses', async ({
  page,
  server,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const card = page.getByRole('region', { name: 'Mevcut Abonelik', exact: true })
  const plans = page.locator('#plans')

  await page.goto('/')
  await page.getByRole('link', { name: 'Fiyatlar' }).click()
  await expect(page.getByText('£99,00')).toBeInViewport()
  await page.getByRole('link', { name: 'Satın Almak İçin Giriş Yapın' }).click()
  await page.locator('[name="email"]').fill(email)
  await page.locator('[name="password"]').fill('chefin-demo')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/account#plans')
  await expect(
    plans.getByText(`${trialDays} gün ücretsiz deneme`, { exact: true }),
  ).toBeInViewport()
  await expect(plans.getByText('5.000 yapay zekâ mesajından sonra ücret alınabilir')).toBeVisible()
  await expectCleanInAllVariants(page)

  await button('Ücretsiz denemeyi başlat').click()
  await page.waitForURL('**/local/stripe/**')
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Abonelik başarıyla doğrulandı!' })).toBeVisible()
  await expectClean(page)
  await page.getByRole('link', { name: 'Hesabım' }).click()
  await expect(card.getByText('Ücretsiz deneme', { exact: true })).toBeVisible()
  await expect(button('Mevcut Plan')).toHaveAttribute('aria-disabled', 'true')

  await button('Aboneliği iptal et').click()
  await expect(page.getByRole('alertdialog')).toContainText('Erişiminiz ')
  await expectClean(page, { within: '[role=alertdialog]' })
  await button('Aboneliği Koru').click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(card.getByText('Ücretsiz deneme', { exact: true })).toBeVisible()
  await button('Aboneliği iptal et').click()
  await button('Evet, İptal Et').click()
  await expect(page.getByText('Abonelik başarıyla iptal edildi!')).toBeVisible()
  await expect(card.getByText('Erişiminiz ')).toBeVisible()
  await expect(button('Aboneliği sürdür')).toBeFocused()
  await expectClean(page, { within: '#subscription' })
  await button('Aboneliği sürdür').click()
  await expect(page.getByText('Aboneliğiniz devam ediyor.')).toBeVisible()
  await expect(card.getByText('Ücretsiz deneme', { exact: true })).toBeVisible()

  await button('Kart ve faturalar').click()
  await page.waitForURL('**/local/stripe/**')
  await page.locator('a').last().click()
  await page.waitForURL('**/dashboard/account')

  await setSubscription(server, email, `stripe_status = 'canceled', status = 'canceled'`)
  await page.reload()
  await expect(plans.getByText('Deneme süresi daha önce kullanıldı', { exact: true })).toBeVisible()
  await expect(button('Abone ol')).toBeEnabled()
  await expectClean(page, { within: '#plans' })
})
