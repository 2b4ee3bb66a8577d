import { findLink } from '../outbox.ts'
import type { TestServer } from '../server.ts'
import { addSession } from './add-session.ts'
import { expectClean, expectCleanInAllVariants } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** Drops Chromium's log messages for rejected forms, and for the frame that shows an email. */
const ignoreRejections = (problems: string[]) =>
  ignoreProblems(problems, /status of 4(?:01|22|29)|^Blocked script execution/)

/** Waits for the newest link of a kind in a mailbox. */
async function waitForLink(server: TestServer, recipient: string, kind: 'change' | 'token') {
  const find = () => findLink(server.folder, recipient, kind)
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

  test('an owner registers, and confirms the address in the local mailbox', async ({
    page,
    problems,
  }) => {
    await page.goto('/auth/register')
    await field(page, 'Ad').fill('Işıl')
    await field(page, 'Soyad').fill('Öztürk')
    await field(page, 'E-posta').fill(`${crypto.randomUUID()}@chefin.example`)
    await field(page, 'Şifre').fill('12345')
    await press(page, 'Devam Et')
    await expectText(page, 'Şifre en az 6 karakter olmalı')
    await expect(field(page, 'Şifre')).toBeFocused()
    await expectClean(page)
    await field(page, 'Şifre').fill('ilk-şifrem-1')
    await press(page, 'Devam Et')
    await expectText(page, 'Doğrulama e-postası gönderildi.')
    await expectClean(page)
    await page.reload()
    await expectText(page, 'Doğrulama e-postası gönderildi.')

    await page.getByRole('link', { name: 'Yerel posta kutusunu aç' }).click()
    await expect(async () => {
      await page.reload()
      await page.getByRole('link', { name: 'E-posta adresinizi onaylayın' }).first().click()
    }).toPass()
    await page.getByRole('link', { name: /auth\/callback/ }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expectText(page, 'Işıl Öztürk')
    ignoreRejections(problems)
  })

  test('an owner sets a new password instead of a forgotten one', async ({
    page,
    server,
    problems,
  }) => {
    const email = await insertOwner(server.database, { locale: 'tr' })
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Şifremi Unuttum' }).click()
    // The login has a field with the same name.
    await expect(page.getByRole('heading', { level: 1, name: 'Şifreyi Sıfırla' })).toBeVisible()
    await field(page, 'E-posta').fill(email)
    await press(page, 'Şifreyi Sıfırla')
    await expectText(page, 'Şifre kurtarma talimatlarını e-posta adresinize gönderdik.')
    await page.goto(await waitForLink(server, email, 'token'))
    await expectClean(page)
    await field(page, 'Şifre').fill('üçüncü-şifrem-3')
    await field(page, 'Şifre (Tekrar)').fill('üçüncü-şifrem-3')
    await press(page, 'Şifreyi Sıfırla')
    await expectText(page, 'Şifreniz başarıyla sıfırlandı.')
    await page.getByRole('link', { name: 'Giriş Yap' }).click()
    await field(page, 'E-posta').fill(email)
    await field(page, 'Şifre').fill('chefin-demo')
    await press(page, 'Giriş Yap')
    await expectText(page, 'Giriş yapılamadı. Lütfen bilgilerinizi kontrol edin.')
    await expectCleanInAllVariants(page)
    await field(page, 'Şifre').fill('üçüncü-şifrem-3')
    await press(page, 'Giriş Yap')
    await expect(page).toHaveURL(/\/dashboard$/)
    ignoreRejections(problems)
  })
})

test.describe('on a desktop in English', () => {
  test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

  test('an owner changes each setting, and deletes the account', async ({
    page,
    server,
    problems,
  }) => {
    const email = await insertOwner(server.database)
    const newEmail = `moved-${email}`
    const card = (name: string) => page.getByRole('region', { name, exact: true })
    await addSession(page, server, email)
    await page.goto('/dashboard/account')
    await field(page, 'Surname').fill('Çelik')
    await press(page, 'Update')
    await expectText(page, 'Account updated successfully')
    await expectText(page, 'Deniz Çelik')

    const passwordCard = card('Change Password')
    const repeated = passwordCard.getByLabel('Confirm new password')
    await passwordCard.getByLabel('Current password').fill('chefin-demo')
    await passwordCard.getByLabel('New password', { exact: true }).fill('ikinci-şifrem-2')
    await repeated.fill('başka')
    await press(page, 'Change Password')
    await expectText(page, 'New passwords do not match')
    await repeated.fill('ikinci-şifrem-2')
    await press(page, 'Change Password')
    await expectText(page, 'Password changed successfully!')
    await expect(repeated).toHaveValue('')

    const emailCard = card('Change Email')
    await emailCard.getByLabel('New email', { exact: true }).fill(newEmail)
    await emailCard.getByLabel('Confirm new email').fill(newEmail)
    await emailCard.getByLabel('Current password').fill('ikinci-şifrem-2')
    await press(page, 'Change Email')
    await expectText(page, 'Confirmation email sent! Please check your inbox')
    const change = await waitForLink(server, newEmail, 'change')
    await page.goto(change)
    await expectText(page, 'Your email address has been changed.')
    await expectText(page, newEmail)
    // The link works once.
    await page.goto(change)
    await expectText(page, 'Email link is invalid or has expired.')

    await page.goto('/dashboard/account')
    const deletionCard = card('Delete account')
    await deletionCard.getByLabel('Current password').fill('ikinci-şifrem-2')
    await press(page, 'Delete account')
    await expectClean(page, { within: '[role=alertdialog]' })
    await press(page, 'Yes, delete everything')
    await expectText(page, 'Your account and everything in it has been deleted.')
    ignoreRejections(problems)
  })
})

test('the login works by keyboard alone, reveals the password, and can be repeated', async ({
  page,
  problems,
}) => {
  await page.goto('/auth/login')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('demo@chefin.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type('not-this-one')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused()
  await page.keyboard.press('Enter')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'text')
  await page.keyboard.press('Tab')
  for (const next of ['nor-this-one', 'chefin-demo']) {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.keyboard.press('Enter')
    await answer
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await password.fill(next)
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.locator('main')).toBeFocused()
  ignoreRejections(problems)
})

test('a form keeps its input when the session has ended', async ({ page, server, problems }) => {
  await addSession(page, server, await insertOwner(server.database, { locale: 'tr' }))
  await page.goto('/dashboard/account')
  await field(page, 'Soyad').fill('Typed with flour on the hands')
  await page.context().clearCookies({ name: 'chefin.session_token' })
  await press(page, 'Güncelle')
  await expectText(page, 'Oturumunuz kapanmış.')
  await expect(field(page, 'Soyad')).toHaveValue('Typed with flour on the hands')
  ignoreRejections(problems)
})

test('language and theme are switched and stored', async ({ page }) => {
  const html = page.locator('html')
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'TR: Türkçe' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tekrar hoş geldiniz')
  await page.getByRole('button', { name: 'Koyu' }).first().click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('lang', 'tr')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner signs in, sees an error, and signs out', async ({ page, problems }) => {
    await page.goto('/auth/login')
    await page.getByLabel('Email').fill('demo@chefin.example')
    await field(page, 'Password').fill('not-this-one')
    await press(page, 'Login')
    await expectText(page, 'Login failed.')
    await expect(page.getByLabel('Email')).toHaveValue('demo@chefin.example')
    await field(page, 'Password').fill('chefin-demo')
    await press(page, 'Login')
    await page.goto('/dashboard/account')
    await page.getByRole('button', { name: /^(?:Çıkış Yap|Logout)$/ }).click()
    await expect(page).toHaveURL(/\/auth\/login$/)
    ignoreRejections(problems)
  })
})
