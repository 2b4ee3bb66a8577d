import { addSession } from './add-session.ts'
import { setSubscription, subscribe } from './billing-steps.ts'
import { expectClean } from './expect-clean.ts'
import { keyboard } from './input-devices.ts'
import { insertOwner } from '../insert-owner.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'tr-TR', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

const malformed = 'Lütfen 99 ya da 99,50 gibi bir tutar yazın; ek mesaj istemiyorsanız 0 yazın.'
const question = 'Hangisini demek istediniz: 12,35 ya da 12.345,00? Lütfen öyle yazın.'

test('the spending limit is set by keyboard, and a rejected amount stays in its field', async ({
  page,
  server,
}) => {
  const email = await insertOwner(server.database, { locale: 'tr' })
  await addSession(page, server, email)
  await subscribe(page, server)
  await setSubscription(server, email, 'ai_message_used = 6250, overage_used = 1250')
  await page.goto('/dashboard/account')
  const device = keyboard(page)
  const field = page.locator('input[name="ceiling"]')
  const button = page.getByRole('button', { name: 'Sınırı kaydet' })
  const limitNotice = page.getByText('Harcama sınırınıza ulaşıldı')
  await expect(field).toHaveValue('99,00')
  await expect(limitNotice).toBeHidden()
  await field.focus()
  // Typed twice: the second is the stored amount, formatted differently.
  for (let time = 0; time < 2; time += 1) {
    await device.write(field, '12,5')
    await device.press(button)
    await expect(field).toHaveValue('12,50')
  }
  await expect(page.getByText('Harcama sınırı kaydedildi.').first()).toBeVisible()
  await expect(limitNotice).toBeVisible()

  for (const [text, message] of [
    ['lots', malformed],
    ['12,345', question],
  ] as const) {
    await device.write(field, text)
    await device.press(button)
    await expect(field).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(message)}$`))
    await expect(field).toHaveValue(text)
    await expect(field).toBeFocused()
  }
  await expectClean(page, { within: '#subscription' })
  await page.reload()
  await expect(field).toHaveValue('12,50')
})
