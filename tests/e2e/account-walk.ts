import { expectClean } from './expect-clean.ts'
import { expect, type Page } from './test.ts'

/** Texts on screen: in English from section 2 of the specification, and in Turkish. */
export const textsByLocale = {
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
export type Texts = typeof textsByLocale.en

/** Waits for the newest link of a kind in a mailbox. */
export type ReadLink = (recipient: string, kind: 'confirm' | 'change' | 'token') => Promise<string>

interface Walker {
  readonly page: Page
  readonly texts: Texts
  readonly origin: string
  readonly readLink: ReadLink
}

/**
 * Registers, confirms, changes each setting, resets the password, signs out, deletes the account.
 */
export async function walkThroughAccount({ page, texts, origin, readLink }: Walker): Promise<void> {
  const name = crypto.randomUUID().slice(0, 8)
  const [email, moved] = [`${name}@chefin.example`, `${name}-moved@chefin.example`]
  const field = (label: string) => page.getByLabel(label, { exact: true })
  const press = (label: string) => page.getByRole('button', { name: label, exact: true }).click()
  const card = (title: string) => page.getByRole('region', { name: title, exact: true })
  const expectText = (text: string) => expect(page.getByText(text).first()).toBeVisible()

  await page.goto(`${origin}/auth/register`)
  await expectClean(page)
  await field(texts.name).fill('Işıl')
  await field(texts.surname).fill('Öztürk')
  await field(texts.email).fill(email)
  await field(texts.password).fill('12345')
  await press(texts.continue)
  await expectText(texts.short)
  await expect(field(texts.password)).toBeFocused()
  await expectClean(page)
  await field(texts.password).fill('ilk-şifrem-1')
  await press(texts.continue)
  await expectText(texts.sent)
  await expectClean(page)
  await page.reload()
  await expectText(texts.sent)

  await page.goto(origin + (await readLink(email, 'confirm')))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Işıl Öztürk').first()).toBeVisible()
  await expectClean(page)

  await page.getByRole('link', { name: texts.account }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: texts.account })).toBeVisible()
  await expectClean(page)
  await field(texts.surname).fill('Çelik')
  await press(texts.update)
  await expectText(texts.updated)
  await expect(page.getByText('Işıl Çelik').first()).toBeVisible()

  const passwordCard = card(texts.changePassword)
  await passwordCard.getByLabel(texts.current, { exact: true }).fill('ilk-şifrem-1')
  await passwordCard.getByLabel(texts.fresh, { exact: true }).fill('ikinci-şifrem-2')
  await passwordCard.getByLabel(texts.repeat, { exact: true }).fill('başka')
  await passwordCard.getByRole('button', { name: texts.changePassword }).click()
  await expectText(texts.differ)
  await passwordCard.getByLabel(texts.repeat, { exact: true }).fill('ikinci-şifrem-2')
  await passwordCard.getByRole('button', { name: texts.changePassword }).click()
  await expectText(texts.passwordChanged)
  await expect(passwordCard.getByLabel(texts.fresh, { exact: true })).toHaveValue('')

  const emailCard = card(texts.changeEmail)
  const send = emailCard.getByRole('button', { name: texts.changeEmail })
  await expect(send).toBeDisabled()
  await emailCard.getByLabel(texts.newEmail, { exact: true }).fill(moved)
  await emailCard.getByLabel(texts.repeatEmail, { exact: true }).fill(moved)
  await emailCard.getByLabel(texts.current, { exact: true }).fill('ikinci-şifrem-2')
  await expect(send).toBeEnabled()
  await send.click()
  await expectText(texts.emailSent)
  const change = await readLink(moved, 'change')
  await page.goto(origin + change)
  await expectText(texts.emailChanged)
  await expectText(moved)
  await expectClean(page)

  await press(texts.logout)
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expectClean(page)
  await page.goto(origin + change)
  await expectText(texts.invalid)
  await expectClean(page)

  await page.goto(`${origin}/auth/login`)
  await page.getByRole('link', { name: texts.forgot }).click()
  // The login has a field with the same name.
  await expect(page.getByRole('heading', { level: 1, name: texts.reset })).toBeVisible()
  await field(texts.email).fill(moved)
  await press(texts.reset)
  await expectText(texts.resetSent)
  await expectClean(page)
  await page.goto(origin + (await readLink(moved, 'token')))
  await expectClean(page)
  await field(texts.password).fill('üçüncü-şifrem-3')
  await field(texts.again).fill('üçüncü-şifrem-3')
  await press(texts.reset)
  await expectText(texts.resetDone)
  await page.getByRole('link', { name: texts.login }).click()
  await field(texts.email).fill(moved)
  await field(texts.password).fill('ilk-şifrem-1')
  await press(texts.login)
  await expectText(texts.failed)
  await expectClean(page)
  await field(texts.password).fill('üçüncü-şifrem-3')
  await press(texts.login)
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.getByRole('link', { name: texts.account }).first().click()
  const deletionCard = card(texts.deleteAccount)
  await deletionCard.getByLabel(texts.current, { exact: true }).fill('üçüncü-şifrem-3')
  await deletionCard.getByRole('button', { name: texts.deleteAccount }).click()
  await expectClean(page)
  await press(texts.deleteSure)
  await expectText(texts.deleted)
}
