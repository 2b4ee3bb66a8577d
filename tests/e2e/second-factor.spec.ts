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

test('passkeys are added, sign in alone and after the password, and confirm', async ({
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
  ignoreRejections(problems)
})

test('a passkey of another account is refused', async ({ page, server, problems }) => {
  const [own, foreign] = [await insertOwner(server.database), await insertOwner(server.database)]
  const authenticator = await addAuthenticator(page)
  for (const email of [foreign, own]) {
    await page.context().clearCookies()
    await addSession(page, server, email)
    await page.goto(factorPage)
    await page.getByLabel('Current password', { exact: true }).fill(testPassword)
    await press(page, 'Confirm')
    await page.getByLabel('Name', { exact: true }).fill(email)
    await press(page, 'Add passkey')
    await expect(page.getByText('The passkey was added.')).toBeVisible()
  }
  // Leaves only the foreign one, under the id for which the browser is asked.
  const { client, authenticatorId } = authenticator
  const { credentials } = await client.send('WebAuthn.getCredentials', { authenticatorId })
  expect(credentials).toHaveLength(2)
  const idOf = async (email: string) => {
    const [row] = await server.database.query(
      `select credential_id from passkeys where name = $1`,
      [email],
    )
    return String(row?.['credential_id'])
  }
  const foreignId = await idOf(foreign)
  await page.route('**/auth/passkey', async (route) => {
    const response = await route.fetch()
    const options = await response.json()
    await route.fulfill({
      response,
      json: { ...options, allowCredentials: [{ id: foreignId, type: 'public-key' }] },
    })
  })
  await page.context().clearCookies()
  await logIn(page, own)
  await press(page, 'Use a passkey')
  await expect(page.getByText('The passkey was not accepted.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth\/secondFactor$/)
  ignoreRejections(problems)
})

const walks = [
  {
    locale: 'en' as const,
    browser: 'en-GB',
    device: { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' as const },
    texts: {
      ...english,
      set: 'Set up',
      current: 'Current password',
      confirm: 'Confirm',
      start: 'Set up an app',
      code: 'Code from your authenticator app',
      on: 'Confirm and switch on',
      codes: 'Your recovery codes',
      next: 'Log in',
    },
  },
  {
    locale: 'tr' as const,
    browser: 'tr-TR',
    device: { viewport: { width: 390, height: 844 } },
    texts: {
      email: 'E-posta',
      password: 'Şifre',
      login: 'Giriş Yap',
      set: 'Kur',
      current: 'Şimdiki şifre',
      confirm: 'Doğrula',
      start: 'Uygulama kur',
      code: 'Doğrulama uygulamasındaki kod',
      on: 'Doğrula ve aç',
      codes: 'Kurtarma kodlarınız',
      next: 'Giriş yap',
    },
  },
]

for (const { locale, browser, device, texts } of walks) {
  test.describe(browser, () => {
    test.use({ locale: browser, ...device })

    test('an owner sets up an app, and logs in with its code', async ({
      page,
      server,
      problems,
    }) => {
      const email = await insertOwner(server.database, { locale })
      await addSession(page, server, email)
      await page.goto('/dashboard/account')
      await page.getByRole('link', { name: texts.set, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${factorPage}$`))
      await page.getByLabel(texts.current, { exact: true }).fill(testPassword)
      await press(page, texts.confirm)
      await press(page, texts.start)
      const codeAt = await readApp(page)
      await expectClean(page)
      await page.getByLabel(texts.code, { exact: true }).fill(await codeAt(0))
      await press(page, texts.on)
      await expect(page.getByRole('heading', { name: texts.codes, exact: true })).toBeVisible()
      await expectClean(page)

      await page.context().clearCookies()
      await logIn(page, email, texts)
      await expectClean(page)
      await page.getByLabel(texts.code, { exact: true }).fill(await codeAt(1))
      await press(page, texts.next)
      await expect(page).toHaveURL(/\/dashboard$/)
      ignoreRejections(problems)
    })
  })
}

test('an owner logs in with a recovery code, and switches the app off', async ({
  page,
  server,
  problems,
}) => {
  const email = await insertOwner(server.database)
  await addSession(page, server, email)
  await page.goto(factorPage)
  await page.getByLabel('Current password', { exact: true }).fill(testPassword)
  await press(page, 'Confirm')
  await press(page, 'Set up an app')
  const codeAt = await readApp(page)
  await page.getByLabel('Code from your authenticator app', { exact: true }).fill(await codeAt(0))
  await press(page, 'Confirm and switch on')
  const recoveryCode = await page
    .getByText(/^\w{4}(-\w{4}){3}$/)
    .first()
    .innerText()

  await page.context().clearCookies()
  await logIn(page, email)
  await page.getByText('Use a recovery code', { exact: true }).click()
  await page.getByLabel('Recovery code', { exact: true }).fill(recoveryCode)
  await press(page, 'Log in')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(factorPage)
  await expect(page.getByText('9 of 10 codes are left.')).toBeVisible()
  await page.getByLabel('Current password', { exact: true }).fill(testPassword)
  await press(page, 'Switch off')
  await expect(page.getByText('The second factor is switched off.')).toBeVisible()
  ignoreRejections(problems)
})
