import { makeOwner, signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Drops Chromium's log messages about requests that are expected to fail. */
const ignoreFailures = (problems: string[], pattern: RegExp) => {
  problems.splice(0, problems.length, ...problems.filter((text) => !pattern.test(text)))
}

async function fillRegistration(page: Page): Promise<void> {
  await page.goto('/auth/register')
  await field(page, 'Name').fill('Ada')
  await field(page, 'Surname').fill('Kaya')
  await field(page, 'Email').fill(`${crypto.randomUUID()}@chefin.example`)
  await field(page, 'Password').fill('deniz-kenarı-7')
}

async function expectRegistrationKept(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue('Ada')
  await expect(field(page, 'Surname')).toHaveValue('Kaya')
  await expect(field(page, 'Password')).toHaveValue('deniz-kenarı-7')
}

async function openAccount(page: Page): Promise<void> {
  await page.goto('/auth/login?back=%2Fdashboard%2Faccount')
  await page.getByRole('button', { name: 'EN: English' }).first().click()
  await field(page, 'Email').fill('demo@chefin.example')
  await field(page, 'Password').fill('chefin-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
}

test('a form sent offline keeps its input and is sent when the connection is back', async ({
  page,
  context,
  problems,
}) => {
  await fillRegistration(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(toasts(page).getByText(/No connection. What you typed is still here/)).toBeVisible()
  await expectRegistrationKept(page)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('A verification email has been sent.')).toBeVisible()
  ignoreFailures(problems, /ERR_INTERNET_DISCONNECTED/)
})

test('a failed password reset shows a toast and keeps the address', async ({ page, problems }) => {
  await page.goto('/auth/passwordReset')
  await page.route('**/passwordReset.data*', (route) => route.fulfill({ status: 500 }))
  await field(page, 'Email').fill('ada@chefin.example')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(toasts(page).getByText('An error occurred. Please try again.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field(page, 'Email')).toHaveValue('ada@chefin.example')
  ignoreFailures(problems, /status of 500/)
})

for (const status of [502, 503, 504]) {
  test(`a gateway that returns ${status} loses no input`, async ({ page, problems }) => {
    await fillRegistration(page)
    await page.route('**/register.data*', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(toasts(page).getByRole('dialog')).toBeVisible()
    await expectRegistrationKept(page)
    ignoreFailures(problems, /status of 50/)
  })
}

test('the account’s forms keep the input while offline', async ({ page, context, problems }) => {
  await openAccount(page)
  const card = page.getByRole('region', { name: 'Change Password', exact: true })
  await field(page, 'Current password').first().fill('chefin-demo')
  await field(page, 'New password').fill('ikinci-şifrem-2')
  await field(page, 'Confirm new password').fill('ikinci-şifrem-2')
  await context.setOffline(true)
  await card.getByRole('button', { name: 'Change Password' }).click()
  await expect(card.getByRole('alert')).toHaveText(/No connection/)
  await expect(field(page, 'New password')).toHaveValue('ikinci-şifrem-2')
  await context.setOffline(false)
  ignoreFailures(problems, /ERR_INTERNET_DISCONNECTED/)
})

test('a form is sent once, however often Enter is pressed', async ({ page }) => {
  await fillRegistration(page)
  const held = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/register.data*', async (route) => {
    if (route.request().method() === 'POST') posts += 1
    await held.promise
    await route.continue()
  })
  await field(page, 'Password').evaluate((input) => {
    const form = input instanceof HTMLInputElement ? input.form : null
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  held.resolve()
  await expect(page.getByText('A verification email has been sent.')).toBeVisible()
  expect(posts).toBe(1)
})

test('a form sent while another is in flight is sent after it', async ({ page, server }) => {
  const email = await makeOwner(server, 'en')
  const [menu] = await server.database.query(
    `insert into menus (owner_id, name, position)
     select id, 'Yaz', 0 from owners where email = $1 returning id`,
    [email],
  )
  await signIn(page, email)
  await page.goto(`/dashboard/menuList/menu/${String(menu?.['id'])}/update`)
  const held = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/update.data*', async (route) => {
    if (route.request().method() === 'POST' && ++posts === 1) await held.promise
    await route.continue()
  })
  await field(page, "Chef's AI Context").fill('Fish')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => posts).toBe(1)
  await field(page, 'Name').fill('Kış')
  await page.getByRole('button', { name: 'Update', exact: true }).dblclick()
  expect(posts).toBe(1)
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kış')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Kış')
  await expect(field(page, "Chef's AI Context")).toHaveValue('Fish')
  expect(posts).toBe(2)
})

test('a rejected form can be sent again', async ({ page, problems }) => {
  await page.goto('/auth/login')
  await field(page, 'Email').fill('demo@chefin.example')
  for (const password of ['not-this-one', 'nor-this-one', 'chefin-demo']) {
    await field(page, 'Password').fill(password)
    const answer = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.keyboard.press('Enter')
    await answer
    if (password !== 'chefin-demo') await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
  }
  await expect(page).toHaveURL(/\/dashboard$/)
  ignoreFailures(problems, /status of 4/)
})

test('the form for another address shows why its button is disabled', async ({ page }) => {
  await openAccount(page)
  const card = page.getByRole('region', { name: 'Change Email', exact: true })
  const submit = card.getByRole('button', { name: 'Change Email' })
  const mismatch = card.getByText('Emails do not match')
  await card.getByLabel('New email', { exact: true }).focus()
  await page.keyboard.press('Tab')
  await expect(card.locator('[aria-invalid]')).toHaveCount(0)

  await card.getByLabel('New email', { exact: true }).fill('one@chefin.example')
  await card.getByLabel('Confirm new email').fill('other@chefin.example')
  await card.getByLabel('Confirm new email').blur()
  await expect(mismatch).toBeVisible()
  await card.getByLabel('New email', { exact: true }).fill('other@chefin.example')
  await expect(mismatch).toBeHidden()
  await expect(submit).toBeDisabled()

  await card.getByLabel('New email', { exact: true }).press('Enter')
  await expect(card.getByText('Please enter your current password')).toBeVisible()
  await expect(card.getByLabel('Current password')).toBeFocused()
  await card.getByLabel('Current password').fill('chefin-demo')
  await expect(submit).toBeEnabled()
})

test('the focus moves to new content', async ({ page }) => {
  const main = page.locator('main')
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/register$/)
  await expect(main).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field(page, 'Name')).toBeFocused()
  await fillRegistration(page)
  await field(page, 'Password').press('Enter')
  await expect(page.getByText('A verification email has been sent.')).toBeVisible()
  await expect(main).toBeFocused()
  await page.reload()
  await expect(page.getByText('A verification email has been sent.')).toBeVisible()
  await expect(page).toHaveURL(/register\?sent$/)
  await openAccount(page)
  await expect(main).toBeFocused()
})
