import { insertOwner } from '../insert-owner.ts'
import { WebhookReceiver } from '../webhook-receiver.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { expect, test } from './test.ts'

const text = {
  url: 'Adres',
  event: 'Menü değiştiğinde',
  add: 'Ekle',
  key: 'İmza anahtarını şimdi kopyalayın',
  open: /^Bildirimler:/,
  test: 'Deneme gönder',
  delivered: 'Ulaştı (204)',
  delete: 'Sil',
  none: 'Henüz web kancası yok',
} as const

test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

test('an owner adds a webhook, tries it, and deletes it', async ({ page, server }) => {
  const receiver = await new WebhookReceiver().start()
  const owner = await insertOwner(server.database, { locale: 'tr' })
  await addSession(page, server, owner)
  await page.goto('/dashboard/account/webhooks')
  await expectClean(page)
  await page.getByLabel(text.url).fill(receiver.url('/'))
  await page.getByLabel(text.event).check()
  await page.getByRole('button', { name: text.add, exact: true }).click()
  await expect(page.getByRole('heading', { name: text.key })).toBeVisible()
  await expectClean(page)
  await page.getByRole('link', { name: text.open }).click()
  await page.getByRole('button', { name: text.test }).click()
  await expect.poll(() => receiver.received.length).toBe(1)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(text.delivered)).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expectClean(page)
  await page.getByRole('button', { name: text.delete, exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: text.delete, exact: true }).click()
  await expect(page.getByText(text.none)).toBeVisible()
  await receiver.stop()
})
