import { pay, setSubscription } from './billing-steps.ts'
import { languages } from './billing-walk.ts'
import { expectClean } from './expect-clean.ts'
import { pageVariants } from './page-variants.ts'
import { makeOwner } from './sign-in.ts'
import { expect, test } from './test.ts'

for (const { locale, width, height, colorScheme } of pageVariants) {
  const words = languages[locale]
  test.describe(`a customer in ${words.language} at ${width} px`, () => {
    test.use({ locale: words.locale, viewport: { width, height }, colorScheme })

    test('finds the price, starts a trial, cancels, resumes, lapses', async ({ page, server }) => {
      const email = await makeOwner(server, words.language)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const card = page.getByRole('region', { name: words.current, exact: true })
      const plans = page.locator('#plans')

      await page.goto('/')
      await page.getByRole('link', { name: words.pricing }).click()
      await expect(page.getByText(words.price)).toBeInViewport()
      await expect(page.getByText(words.trialCharge)).toBeVisible()
      await expectClean(page)
      await page.getByRole('link', { name: words.loginToPurchase }).click()
      await page.locator('[name="email"]').fill(email)
      await page.locator('[name="password"]').fill('chefin-demo')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard/account#plans')
      await expect(plans.getByText(words.trial, { exact: true })).toBeInViewport()
      await expectClean(page)

      await button(words.start).click()
      await page.waitForURL('**/local/stripe/**')
      await pay(page)
      await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
      await expectClean(page)
      await page.reload()
      await expect(page.getByRole('heading', { name: words.confirmed })).toBeVisible()
      await page.getByRole('link', { name: words.myAccount }).click()
      await expect(card.getByText(words.freeTrial, { exact: true })).toBeVisible()
      await expect(button(words.currentPlan)).toHaveAttribute('aria-disabled', 'true')
      await expectClean(page)

      await button(words.cancel).click()
      await expect(page.getByRole('alertdialog')).toContainText(words.access)
      await expectClean(page)
      await button(words.keep).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(card.getByText(words.freeTrial, { exact: true })).toBeVisible()
      await button(words.cancel).click()
      await button(words.sure).click()
      await expect(page.getByText(words.canceled)).toBeVisible()
      await expect(card.getByText(words.access)).toBeVisible()
      await expect(button(words.resume)).toBeFocused()
      await expectClean(page)
      await button(words.resume).click()
      await expect(page.getByText(words.resumed)).toBeVisible()
      await expect(card.getByText(words.freeTrial, { exact: true })).toBeVisible()

      await button(words.portal).click()
      await page.waitForURL('**/local/stripe/**')
      await page.locator('a').last().click()
      await page.waitForURL('**/dashboard/account')

      await setSubscription(server, email, `stripe_status = 'canceled', status = 'canceled'`)
      await page.reload()
      await expect(plans.getByText(words.trialUsed, { exact: true })).toBeVisible()
      await expect(plans.getByText(words.trialUsedText)).toBeVisible()
      await expect(button(words.subscribe)).toBeEnabled()
      await expectClean(page)
    })
  })
}
