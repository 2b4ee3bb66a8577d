import { expectClean } from './expect-clean.ts'
import { expect, type Page } from './test.ts'

/** Texts on screen, from section 2 of the specification, and in Turkish. */
export const languages = {
  en: {
    locale: 'en-US',
    name: 'Name',
    surname: 'Surname',
    email: 'Email',
    password: 'Password',
    continue: 'Continue',
    short: 'Password must be at least 6 characters long',
    sent: 'A verification email has been sent.',
    dashboard: 'Dashboard',
    account: 'Account',
    update: 'Update',
    updated: 'Account updated successfully',
    current: 'Current password',
    fresh: 'New password',
    repeat: 'Confirm new password',
    changePassword: 'Change Password',
    differ: 'New passwords do not match',
    passwordChanged: 'Password changed successfully!',
    newEmail: 'New email',
    repeatEmail: 'Confirm new email',
    changeEmail: 'Change Email',
    emailSent: 'Confirmation email sent! Please check your inbox and confirm the email change.',
    emailChanged: 'Your email address has been changed.',
    logout: 'Logout',
    login: 'Login',
    failed: 'Login failed. Please check your credentials.',
    forgot: 'Forgot Password?',
    reset: 'Reset Password',
    resetSent: 'We have sent a password recover instructions to your email.',
    again: 'Password (Again)',
    resetDone: 'Your password has been reset successfully.',
    invalid: 'Email link is invalid or has expired.',
    deleteAccount: 'Delete account',
    deleteSure: 'Yes, delete everything',
    deleted: 'Your account and everything in it has been deleted.',
  },
  tr: {
    locale: 'tr-TR',
    name: 'Ad',
    surname: 'Soyad',
    email: 'E-posta',
    password: 'Şifre',
    continue: 'Devam Et',
    short: 'Şifre en az 6 karakter olmalı',
    sent: 'Doğrulama e-postası gönderildi.',
    dashboard: 'Genel bakış',
    account: 'Hesap',
    update: 'Güncelle',
    updated: 'Hesap başarıyla güncellendi',
    current: 'Şimdiki şifre',
    fresh: 'Yeni şifre',
    repeat: 'Yeni şifre (tekrar)',
    changePassword: 'Şifre Değiştir',
    differ: 'Yeni şifreler eşleşmiyor',
    passwordChanged: 'Şifre başarıyla değiştirildi!',
    newEmail: 'Yeni e-posta',
    repeatEmail: 'Yeni e-posta (tekrar)',
    changeEmail: 'E-posta Değiştir',
    emailSent:
      'Onay e-postası gönderildi! Lütfen gelen kutunuza bakın ve e-posta değişikliğini onaylayın.',
    emailChanged: 'E-posta adresiniz değiştirildi.',
    logout: 'Çıkış Yap',
    login: 'Giriş Yap',
    failed: 'Giriş yapılamadı. Lütfen bilgilerinizi kontrol edin.',
    forgot: 'Şifremi Unuttum',
    reset: 'Şifreyi Sıfırla',
    resetSent: 'Şifre kurtarma talimatlarını e-posta adresinize gönderdik.',
    again: 'Şifre (Tekrar)',
    resetDone: 'Şifreniz başarıyla sıfırlandı.',
    invalid: 'E-posta bağlantısı geçersiz ya da süresi dolmuş.',
    deleteAccount: 'Hesabı sil',
    deleteSure: 'Evet, her şeyi sil',
    deleted: 'Hesabınız ve içindeki her şey silindi.',
  },
}
export type Words = typeof languages.en

/** Waits for the newest link of a kind in a mailbox. */
export type ReadLink = (recipient: string, kind: 'confirm' | 'change' | 'token') => Promise<string>

interface Walker {
  readonly page: Page
  readonly words: Words
  readonly origin: string
  readonly readLink: ReadLink
}

/**
 * Registers, confirms, changes each setting, resets the password, signs out, deletes the account.
 */
export async function walkThroughAccount({ page, words, origin, readLink }: Walker): Promise<void> {
  const name = crypto.randomUUID().slice(0, 8)
  const [email, moved] = [`${name}@chefin.example`, `${name}-moved@chefin.example`]
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const card = (title: string) => page.getByRole('region', { name: title, exact: true })
  const expectText = (text: string) => expect(page.getByText(text).first()).toBeVisible()

  await page.goto(`${origin}/auth/register`)
  await expectClean(page)
  await field(words.name).fill('Işıl')
  await field(words.surname).fill('Öztürk')
  await field(words.email).fill(email)
  await field(words.password).fill('12345')
  await press(words.continue)
  await expectText(words.short)
  await expect(field(words.password)).toBeFocused()
  await expectClean(page)
  await field(words.password).fill('ilk-şifrem-1')
  await press(words.continue)
  await expectText(words.sent)
  await expectClean(page)
  await page.reload()
  await expectText(words.sent)

  await page.goto(origin + (await readLink(email, 'confirm')))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Işıl Öztürk').first()).toBeVisible()
  await expectClean(page)

  await page.getByRole('link', { name: words.account }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
  await expectClean(page)
  await field(words.surname).fill('Çelik')
  await press(words.update)
  await expectText(words.updated)
  await expect(page.getByText('Işıl Çelik').first()).toBeVisible()

  const password = card(words.changePassword)
  await password.getByLabel(words.current, { exact: true }).fill('ilk-şifrem-1')
  await password.getByLabel(words.fresh, { exact: true }).fill('ikinci-şifrem-2')
  await password.getByLabel(words.repeat, { exact: true }).fill('başka')
  await password.getByRole('button', { name: words.changePassword }).click()
  await expectText(words.differ)
  await password.getByLabel(words.repeat, { exact: true }).fill('ikinci-şifrem-2')
  await password.getByRole('button', { name: words.changePassword }).click()
  await expectText(words.passwordChanged)
  await expect(password.getByLabel(words.fresh, { exact: true })).toHaveValue('')

  const mail = card(words.changeEmail)
  const send = mail.getByRole('button', { name: words.changeEmail })
  await expect(send).toBeDisabled()
  await mail.getByLabel(words.newEmail, { exact: true }).fill(moved)
  await mail.getByLabel(words.repeatEmail, { exact: true }).fill(moved)
  await mail.getByLabel(words.current, { exact: true }).fill('ikinci-şifrem-2')
  await expect(send).toBeEnabled()
  await send.click()
  await expectText(words.emailSent)
  const change = await readLink(moved, 'change')
  await page.goto(origin + change)
  await expectText(words.emailChanged)
  await expectText(moved)
  await expectClean(page)

  await press(words.logout)
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expectClean(page)
  await page.goto(origin + change)
  await expectText(words.invalid)
  await expectClean(page)

  await page.goto(`${origin}/auth/login`)
  await page.getByRole('link', { name: words.forgot }).click()
  // The login has a field with the same name.
  await expect(page.getByRole('heading', { level: 1, name: words.reset })).toBeVisible()
  await field(words.email).fill(moved)
  await press(words.reset)
  await expectText(words.resetSent)
  await expectClean(page)
  await page.goto(origin + (await readLink(moved, 'token')))
  await expectClean(page)
  await field(words.password).fill('üçüncü-şifrem-3')
  await field(words.again).fill('üçüncü-şifrem-3')
  await press(words.reset)
  await expectText(words.resetDone)
  await page.getByRole('link', { name: words.login }).click()
  await field(words.email).fill(moved)
  await field(words.password).fill('ilk-şifrem-1')
  await press(words.login)
  await expectText(words.failed)
  await expectClean(page)
  await field(words.password).fill('üçüncü-şifrem-3')
  await press(words.login)
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.getByRole('link', { name: words.account }).first().click()
  const erase = card(words.deleteAccount)
  await erase.getByLabel(words.current, { exact: true }).fill('üçüncü-şifrem-3')
  await erase.getByRole('button', { name: words.deleteAccount }).click()
  await expectClean(page)
  await press(words.deleteSure)
  await expectText(words.deleted)
}
