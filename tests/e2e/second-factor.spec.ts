import { insertOwner, testPassword } from '../insert-owner.ts'
import { addSession } from './add-session.ts'
import { expectClean } from './expect-clean.ts'
import { addAuthenticator, factorPage, press, readApp, setVerified } from './factor-steps.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

/** Drops Chromium's log messages for rejected forms. */
const ignoreRejections = (problems: string[]) =>
  ignoreProblems(problems, /status of (?:403|409|422)/)

async function logIn(page: Page, email: string, texts = english) {
  await page.goto('/auth/login')
  await page.getByLabel(texts.email, { exact: true }).fill(email)
  await page.getByLabel(texts.password, { exact: true }).fill(testPassword)
  await press(page, texts.login)
}

const english = { email: 'Email', password: 'Password', login: 'Login' }
const turkish = { email: 'E-posta', password: 'Şifre', login: 'Giriş Yap' }

test('passkeys are added, sign in alone and after the password, and confirm; another account’s is refused', async ({
  page,
  server,
  problems,
}) => {
  const email = await insertOwner(server.database)
  await addSession(page, server, email)
  const authenticator = await addAuthenticator(page)
  await page.goto(factorPage)
  await page.getByLabel('Current password', { exact: true }).fill(testPassword)
  await press(page, 'Confirm')
  await press(page, 'Add passkey')
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Deniz’s phone')
  await press(page, 'Add passkey')
  await expect(page.getByText('The passkey was added.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{4}(-\w{4}){3}$/ })).toHaveCount(10)
  await expect(page.getByText('Deniz’s phone', { exact: true })).toBeVisible()
  await press(page, 'Remove the passkey Deniz’s phone')
  await expect(page.getByText('This is your only second factor.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/auth/login')
  await setVerified(authenticator, false)
  await press(page, 'Log in with a passkey')
  await expect(page.getByText('The passkey was not used')).toBeVisible()
  await setVerified(authenticator, true)
  await press(page, 'Log in with a passkey')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.context().clearCookies()
  await logIn(page, email)
  await expect(page).toHaveURL(/\/auth\/secondFactor$/)
  await press(page, 'Use a passkey')
  await expect(page).toHaveURL(/\/dashboard$/)

  await server.database.query(`update sessions set confirmed_at = now() - interval '16 minutes'`)
  await page.goto('/dashboard/account')
  await press(page, 'Download my data')
  await expect(page.getByRole('heading', { name: 'Confirm that it’s you' })).toBeVisible()
  const file = page.waitForEvent('download')
  const panel = page.getByRole('region', { name: 'Confirm that it’s you' })
  await panel.getByRole('button', { name: 'Use a passkey' }).click()
  expect((await file).suggestedFilename()).toBe('chefin-data.json')

  // Now the passkey belongs to another account, and a forged request asks the browser for it.
  const [foreign] = await server.database.query(
    `update passkeys set owner_id = (select id from owners where email = $1)
     where owner_id = (select id from owners where email = $2) returning credential_id`,
    [await insertOwner(server.database), email],
  )
  await server.database.query(
    `insert into passkeys (owner_id, credential_id, public_key, counter, transports, name)
     select id, $2, 'public', 0, '{internal}', 'Lost phone' from owners where email = $1`,
    [email, crypto.randomUUID()],
  )
  await page.route('**/auth/passkey', async (route) => {
    const response = await route.fetch()
    const options = await response.json()
    const allowCredentials = [{ id: foreign?.['credential_id'], type: 'public-key' }]
    await route.fulfill({ response, json: { ...options, allowCredentials } })
  })
  await page.context().clearCookies()
  await logIn(page, email)
  await press(page, 'Use a passkey')
  await expect(page.getByText('The passkey was not accepted.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/secondFactor$/)
  ignoreRejections(problems)
})

test.describe('on a phone in Turkish', () => {
  test.use({ locale: 'tr-TR', viewport: { width: 390, height: 844 } })

  test('an owner sets up an app, logs in with its code and with a recovery code, and switches it off', async ({
    page,
    server,
    problems,
  }) => {
    const email = await insertOwner(server.database, { locale: 'tr' })
    const field = (label: string) => page.getByLabel(label, { exact: true })
    await addSession(page, server, email)
    await page.goto('/dashboard/account')
    await page.getByRole('link', { name: 'Kur', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${factorPage}$`))
    await field('Şimdiki şifre').fill(testPassword)
    await press(page, 'Doğrula')
    await press(page, 'Uygulama kur')
    const codeAt = await readApp(page)
    await expectClean(page)
    await field('Doğrulama uygulamasındaki kod').fill(await codeAt(0))
    await press(page, 'Doğrula ve aç')
    await expect(
      page.getByRole('heading', { name: 'Kurtarma kodlarınız', exact: true }),
    ).toBeVisible()
    await expectClean(page)
    const recoveryCode = await page
      .getByText(/^\w{4}(-\w{4}){3}$/)
      .first()
      .innerText()

    await page.context().clearCookies()
    await logIn(page, email, turkish)
    await expectClean(page)
    await field('Doğrulama uygulamasındaki kod').fill(await codeAt(1))
    await press(page, 'Giriş yap')
    await expect(page).toHaveURL(/\/dashboard$/)

    await page.context().clearCookies()
    await logIn(page, email, turkish)
    await page.getByText('Kurtarma kodu kullan', { exact: true }).click()
    await field('Kurtarma kodu').fill(recoveryCode)
    await press(page, 'Giriş yap')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto(factorPage)
    await expect(page.getByText('10 koddan 9 tanesi kaldı.')).toBeVisible()
    await field('Şimdiki şifre').fill(testPassword)
    await press(page, 'Kapat')
    await expect(page.getByText('İki adımlı doğrulama kapatıldı.')).toBeVisible()
    ignoreRejections(problems)
  })
})
