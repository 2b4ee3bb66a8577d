import { readFile } from 'node:fs/promises'
import { expectClean } from './expect-clean.ts'
import { seedInbox } from './inbox.ts'
import { pageVariants } from './page-variants.ts'
import { signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

// Each test opens several dashboard pages.
test.beforeEach(() => test.slow())

const textsByLocale = {
  en: {
    csv: 'Download CSV',
    json: 'Download my data',
    password: 'Current password',
    wrong: 'Current password is incorrect',
    ready: 'Your file is ready.',
    back: 'Back to the list',
  },
  tr: {
    csv: 'CSV indir',
    json: 'Verilerimi indir',
    password: 'Şimdiki şifre',
    wrong: 'Şimdiki şifre yanlış',
    ready: 'Dosyanız hazır.',
    back: 'Listeye dön',
  },
} as const

async function readDownload(page: Page, press: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download')
  await press()
  return readFile(await (await downloading).path(), 'utf8')
}

for (const { locale, width, height, colorScheme } of pageVariants) {
  test.describe(`${locale}, ${width} px, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width, height } })
    const texts = textsByLocale[locale]

    test('conversations are downloaded with the password, and the filter is kept', async ({
      page,
      server,
      problems,
    }) => {
      const { email } = await seedInbox(server, ['Fıstık alerjim var', 'Açık mısınız?'])
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
      await signIn(page, email)
      await page.goto('/dashboard/conversations?search=alerjim')
      await page.getByRole('link', { name: texts.csv }).click()
      await expect(page).toHaveURL(/\/download\?search=alerjim$/)
      const password = page.getByLabel(texts.password, { exact: true })
      await password.fill('not-this-one')
      await page.getByRole('button', { name: texts.csv }).click()
      await expect(page.getByText(texts.wrong)).toBeVisible()
      await expect(password).toBeFocused()
      await expectClean(page)

      await password.fill('chefin-demo')
      const file = await readDownload(page, () => page.keyboard.press('Enter'))
      expect(file).toContain('Fıstık alerjim var')
      expect(file).not.toContain('Açık mısınız?')
      await expect(page.getByText(texts.ready)).toBeVisible()
      await expect(password).toHaveValue('')
      await expectClean(page)
      // A second download.
      await password.fill('chefin-demo')
      await readDownload(page, () => page.keyboard.press('Enter'))
      await page.getByRole('link', { name: texts.back }).click()
      await expect(page).toHaveURL(/\/conversations\?search=alerjim$/)
      // Chromium logs the 422.
      problems.length = 0
    })

    test('an account’s data is downloaded with the password', async ({ page, server }) => {
      const { email } = await seedInbox(server, ['Fıstık alerjim var'])
      await page.context().addCookies([{ name: 'locale', value: locale, url: server.url }])
      await signIn(page, email)
      await page.goto('/dashboard/account')
      const form = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: texts.json }) })
      await form.getByLabel(texts.password, { exact: true }).fill('chefin-demo')
      const file = await readDownload(page, () =>
        page.getByRole('button', { name: texts.json }).click(),
      )
      expect(JSON.parse(file).owner.email).toBe(email)
      await expect(page.getByText(texts.ready)).toBeVisible()
      await expectClean(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, locale: 'en-US' })

  test('the file is a link once the password was correct', async ({ page, server }) => {
    const { email } = await seedInbox(server, ['Fıstık alerjim var'])
    await signIn(page, email)
    await page.goto('/dashboard/conversations/download')
    await page.getByLabel('Current password', { exact: true }).fill('chefin-demo')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await readDownload(page, () =>
      page.getByRole('link', { name: 'Download the file' }).click(),
    )
    expect(file).toContain('Fıstık alerjim var')
  })
})
