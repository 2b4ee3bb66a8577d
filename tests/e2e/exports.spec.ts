import { readFile } from 'node:fs/promises'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { seedInbox } from './inbox.ts'
import { expect, test, type Page } from './test.ts'

async function readDownload(page: Page, press: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download')
  await press()
  return readFile(await (await downloading).path(), 'utf8')
}

test.describe('in Turkish on a phone', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

  test('conversations and account are downloaded with the password, and the filter is kept', async ({
    page,
    server,
    problems,
  }) => {
    const { email } = await seedInbox(server, ['Fıstık alerjim var', 'Açık mısınız?'], 'tr')
    await addSession(page, server, email)
    await page.goto('/dashboard/conversations?search=alerjim')
    await page.getByRole('link', { name: 'CSV indir' }).click()
    await expect(page).toHaveURL(/\/download\?search=alerjim$/)
    const password = page.getByLabel('Şimdiki şifre', { exact: true })
    await password.fill('not-this-one')
    await page.getByRole('button', { name: 'CSV indir' }).click()
    await expect(page.getByText('Şimdiki şifre yanlış')).toBeVisible()
    await expect(password).toBeFocused()
    await expectClean(page)

    // Twice, because the form is emptied after the first download.
    for (let time = 0; time < 2; time += 1) {
      await password.fill('chefin-demo')
      const file = await readDownload(page, () => page.keyboard.press('Enter'))
      expect(file).toContain('Fıstık alerjim var')
      expect(file).not.toContain('Açık mısınız?')
      await expect(page.getByText('Dosyanız hazır.')).toBeVisible()
      await expect(password).toHaveValue('')
    }
    await page.getByRole('link', { name: 'Listeye dön' }).click()
    await expect(page).toHaveURL(/\/conversations\?search=alerjim$/)

    await page.goto('/dashboard/account')
    const button = page.getByRole('button', { name: 'Verilerimi indir' })
    await page
      .locator('form')
      .filter({ has: button })
      .locator('[type=password]')
      .fill('chefin-demo')
    const account = await readDownload(page, () => button.click())
    expect(JSON.parse(account).owner.email).toBe(email)
    await expect(page.getByText('Dosyanız hazır.')).toBeVisible()
    // Chromium logs the 422.
    problems.length = 0
  })
})
