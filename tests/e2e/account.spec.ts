import { findLink } from '../outbox.ts'
import { textsByLocale, walkThroughAccount } from './account-walk.ts'
import { expectClean } from './expect-clean.ts'
import { pageVariants } from './page-variants.ts'
import { expect, test } from './test.ts'

const timeoutOptions = { timeout: 15_000 }

/** Drops Chromium's log messages about rejected forms: the tests check the rejections. */
const ignoreRejections = (problems: string[]) => {
  const others = problems.filter((text) => !/status of 4(01|22|29)/.test(text))
  problems.splice(0, problems.length, ...others)
}

for (const { locale, width, height, colorScheme } of pageVariants) {
  const texts = textsByLocale[locale]
  test.describe(`an owner in ${locale} at ${width} px`, () => {
    test.use({ locale: texts.locale, viewport: { width, height }, colorScheme })

    test('registers, changes each setting, resets the password, leaves', async ({
      page,
      server,
      problems,
    }) => {
      await walkThroughAccount({
        page,
        texts,
        origin: server.url,
        async readLink(recipient, kind) {
          const find = () => findLink(server.folder, recipient, kind)
          await expect.poll(find, timeoutOptions).toBeDefined()
          return (await find()) ?? ''
        },
      })
      ignoreRejections(problems)
    })
  })
}

test('a sent email is read in the local mailbox, opened from the page that waits for it', async ({
  page,
  problems,
}) => {
  await page.goto('/auth/register')
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Surname').fill('Kaya')
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@chefin.example`)
  await page.getByLabel('Password', { exact: true }).fill('deniz-kenarı-7')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('link', { name: 'Open the local mailbox' }).click()
  await expect(async () => {
    await page.reload()
    await page.getByRole('link', { name: 'Confirm your email address' }).first().click()
  }).toPass(timeoutOptions)
  await page.getByRole('link', { name: /auth\/callback/ }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  // The email's frame blocks Playwright's own script, which Chromium logs.
  const others = problems.filter((text) => !text.startsWith('Blocked script execution'))
  problems.splice(0, problems.length, ...others)
})

test('works with the keyboard only, and reveals a password on demand', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('demo@chefin.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('chefin-demo')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('keeps the input when the session has ended meanwhile', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/auth/login?back=%2Fdashboard%2Faccount')
  await page.getByLabel('Email').fill('demo@chefin.example')
  await page.getByLabel('Password', { exact: true }).fill('chefin-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  // The sample's owner uses Turkish.
  await page.getByLabel('Soyad').fill('Typed with flour on the hands')
  await context.clearCookies({ name: 'chefin.session_token' })
  await page.getByRole('button', { name: 'Güncelle' }).click()
  await expect(page.getByText('Oturumunuz kapanmış.')).toBeVisible()
  await expect(page.getByLabel('Soyad')).toHaveValue('Typed with flour on the hands')
  ignoreRejections(problems)
})

test('language and theme are switched and stored', async ({ page }) => {
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'TR: Türkçe' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tekrar hoş geldiniz')
  await page.getByRole('button', { name: 'Koyu' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectClean(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner signs in, sees an error, and signs out', async ({ page, problems }) => {
    await page.goto('/auth/login')
    await page.getByLabel('Email').fill('demo@chefin.example')
    await page.getByLabel('Password', { exact: true }).fill('not-this-one')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Login failed.')).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('demo@chefin.example')
    await page.getByLabel('Password', { exact: true }).fill('chefin-demo')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.goto('/dashboard/account')
    await page
      .getByRole('button', { name: 'Çıkış Yap' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    ignoreRejections(problems)
  })
})
