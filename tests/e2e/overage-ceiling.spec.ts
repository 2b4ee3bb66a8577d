import { setSubscription, subscribe } from './billing-steps.ts'
import { expectClean } from './expect-clean.ts'
import { keyboard } from './input-devices.ts'
import { pageVariants } from './page-variants.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

const account = '/dashboard/account'
const textsByLocale = {
  en: {
    save: 'Save limit',
    saved: 'Spending limit saved.',
    malformed: 'Please enter an amount such as 99 or 99.50, or 0 for no extra messages.',
    question: 'Did you mean 12.35 or 12,345.00? Please write it like that.',
    unclear: '12.345',
    plan: '99.00',
    typed: '12.5',
    amount: '12.50',
    reached: 'You have reached your spending limit, so nothing more is charged.',
  },
  tr: {
    save: 'Sınırı kaydet',
    saved: 'Harcama sınırı kaydedildi.',
    malformed: 'Lütfen 99 ya da 99,50 gibi bir tutar yazın; ek mesaj istemiyorsanız 0 yazın.',
    question: 'Hangisini demek istediniz: 12,35 ya da 12.345,00? Lütfen öyle yazın.',
    unclear: '12,345',
    plan: '99,00',
    typed: '12,5',
    amount: '12,50',
    reached: 'Harcama sınırınıza ulaşıldı',
  },
} as const

for (const { locale, width, height, colorScheme } of pageVariants) {
  test.describe(`the spending limit in ${locale}, at ${width} px`, () => {
    test.use({ locale, viewport: { width, height }, colorScheme })

    test('is set by keyboard; a rejected amount stays in its field', async ({ page, server }) => {
      const { save, saved, malformed, question, unclear, plan, typed, amount, reached } =
        textsByLocale[locale]
      const email = await makeOwner(server, locale)
      await signIn(page, email)
      await subscribe(page)
      await page.goto(account)
      const device = keyboard(page)
      const field = page.locator('input[name="ceiling"]')
      const button = page.getByRole('button', { name: save })
      await expect(field).toHaveValue(plan)
      for (const [text, message] of [
        ['lots', malformed],
        ['', malformed],
        [unclear, question],
      ] as const) {
        await field.fill(text)
        await device.press(button)
        await expect(field).toHaveAccessibleDescription(new RegExp(`${RegExp.escape(message)}$`))
        await expect(field).toHaveValue(text)
        await expect(field).toBeFocused()
        await expectClean(page)
      }
      await device.write(field, typed)
      await device.press(button)
      await expect(page.getByText(saved)).toBeVisible()
      await expect(field).toHaveValue(amount)
      // The same amount, formatted differently.
      await device.write(field, typed)
      await device.press(button)
      await expect(field).toHaveValue(amount)
      await page.reload()
      await expect(field).toHaveValue(amount)
      await setSubscription(server, email, 'ai_message_used = 6250, overage_used = 1250')
      await page.reload()
      await expect(page.getByText(reached)).toBeVisible()
      await expectClean(page)
    })
  })
}
