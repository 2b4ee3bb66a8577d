import { pay, setSubscription } from './billing-steps.ts'
import { textsByLocale } from './billing-texts.ts'
import { expectClean } from './expect-clean.ts'
import { pageVariants } from './page-variants.ts'
import { makeOwner } from './sign-in.ts'
import { expect, test } from './test.ts'

for (const { locale, width, height, colorScheme } of pageVariants) {
  const texts = textsByLocale[locale]
  test.describe(`a customer in ${texts.language} at ${width} px`, () => {
    test.use({ locale: texts.locale, viewport: { width, height }, colorScheme })

    test('finds the price, starts a trial, cancels, resumes, lapses', async ({ page, server }) => {
      const email = await makeOwner(server, texts.language)
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const card = page.getByRole('region', { name: texts.current, exact: true })
      const plans = page.locator('#plans')

      await page.goto('/')
      await page.getByRole('link', { name: texts.pricing }).click()
      await expect(page.getByText(texts.price)).toBeInViewport()
      await expect(page.getByText(texts.trialCharge)).toBeVisible()
      await expectClean(page)
      await page.getByRole('link', { name: texts.loginToPurchase }).click()
      await page.locator('[name="email"]').fill(email)
      await page.locator('[name="password"]').fill('chefin-demo')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard/account#plans')
      await expect(plans.getByText(texts.trial, { exact: true })).toBeInViewport()
      await expectClean(page)

      await button(texts.start).click()
      await page.waitForURL('**/local/stripe/**')
      await pay(page)
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible()
      await expectClean(page)
      await page.reload()
      await expect(page.getByRole('heading', { name: texts.confirmed })).toBeVisible()
      await page.getByRole('link', { name: texts.myAccount }).click()
      await expect(card.getByText(texts.freeTrial, { exact: true })).toBeVisible()
      await expect(button(texts.currentPlan)).toHaveAttribute('aria-disabled', 'true')
      await expectClean(page)

      await button(texts.cancel).click()
      await expect(page.getByRole('alertdialog')).toContainText(texts.access)
      await expectClean(page)
      await button(texts.keep).click()
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(card.getByText(texts.freeTrial, { exact: true })).toBeVisible()
      await button(texts.cancel).click()
      await button(texts.sure).click()
      await expect(page.getByText(texts.canceled)).toBeVisible()
      await expect(card.getByText(texts.access)).toBeVisible()
      await expect(button(texts.resume)).toBeFocused()
      await expectClean(page)
      await button(texts.resume).click()
      await expect(page.getByText(texts.resumed)).toBeVisible()
      await expect(card.getByText(texts.freeTrial, { exact: true })).toBeVisible()

      await button(texts.portal).click()
      await page.waitForURL('**/local/stripe/**')
      await page.locator('a').last().click()
      await page.waitForURL('**/dashboard/account')

      await setSubscription(server, email, `stripe_status = 'canceled', status = 'canceled'`)
      await page.reload()
      await expect(plans.getByText(texts.trialUsed, { exact: true })).toBeVisible()
      await expect(plans.getByText(texts.trialUsedText)).toBeVisible()
      await expect(button(texts.subscribe)).toBeEnabled()
      await expectClean(page)
    })
  })
}
