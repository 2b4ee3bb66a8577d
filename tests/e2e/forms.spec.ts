import { addSession } from './add-session.ts'
import { insertOwner } from '../insert-owner.ts'
import { ignoreProblems } from './ignore-problems.ts'
import { expect, test, type Page } from './test.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test.use({ viewport: { width: 390, height: 844 } })

test('a registration survives a lost connection and a failing gateway, and is sent once', async ({
  page,
  context,
  problems,
}) => {
  await page.goto('/auth/login')
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/register$/)
  const main = page.locator('main')
  await expect(main).toBeFocused()
  const submit = page.getByRole('button', { name: 'Continue' })
  await submit.click()
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('Ada')
  await field(page, 'Surname').fill('Kaya')
  await field(page, 'Email').fill(`${crypto.randomUUID()}@chefin.example`)
  await field(page, 'Password').fill('deniz-kenarı-7')
  const expectKept = async () => {
    await expect(field(page, 'Name')).toHaveValue('Ada')
    await expect(field(page, 'Surname')).toHaveValue('Kaya')
    await expect(field(page, 'Password')).toHaveValue('deniz-kenarı-7')
  }

  await context.setOffline(true)
  await submit.click()
  await expect(toasts(page).getByText(/No connection. What you typed is still here/)).toBeVisible()
  await expectKept()
  await context.setOffline(false)
  const closeToast = async () => {
    await toasts(page).getByRole('button', { includeHidden: true }).click()
    await expect(toasts(page).getByRole('dialog')).toHaveCount(0)
  }
  await closeToast()

  const gateway = '**/register.data*'
  for (const status of [502, 503, 504]) {
    await page.route(gateway, (route) =>
      route.fulfill({ status, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await submit.click()
    await expect(toasts(page).getByRole('dialog')).toBeVisible()
    await expectKept()
    await closeToast()
    await page.unroute(gateway)
  }

  const hold = Promise.withResolvers<void>()
  let posts = 0
  await page.route(gateway, async (route) => {
    if (route.request().method() === 'POST') posts += 1
    await hold.promise
    await route.continue()
  })
  await field(page, 'Password').evaluate((input) => {
    const form = input instanceof HTMLInputElement ? input.form : null
    form?.requestSubmit()
    form?.requestSubmit()
  })
  await field(page, 'Password').press('Enter')
  await page.keyboard.press('Enter')
  hold.resolve()
  await expect(page.getByText('A verification email has been sent.')).toBeVisible()
  expect(posts).toBe(1)
  await expect(main).toBeFocused()
  await expect(page).toHaveURL(/register\?sent$/)
  ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED|status of 50/)
})

test('a failed password reset shows a toast and keeps the address', async ({ page, problems }) => {
  await page.goto('/auth/passwordReset')
  await page.route('**/passwordReset.data*', (route) => route.fulfill({ status: 500 }))
  await field(page, 'Email').fill('ada@chefin.example')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(toasts(page).getByText('An error occurred. Please try again.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field(page, 'Email')).toHaveValue('ada@chefin.example')
  ignoreProblems(problems, /status of 500/)
})

test('a form sent while another is in flight is sent after it', async ({ page, server }) => {
  const email = await insertOwner(server.database)
  const [menu] = await server.database.query(
    `insert into menus (owner_id, name, position)
     select id, 'Yaz', 0 from owners where email = $1 returning id`,
    [email],
  )
  await addSession(page, server, email)
  await page.goto(`/dashboard/menuList/menu/${String(menu?.['id'])}/update`)
  const hold = Promise.withResolvers<void>()
  let posts = 0
  await page.route('**/update.data*', async (route) => {
    if (route.request().method() === 'POST' && ++posts === 1) await hold.promise
    await route.continue()
  })
  await field(page, "Chef's AI Context").fill('Fish')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => posts).toBe(1)
  await field(page, 'Name').fill('Kış')
  await page.getByRole('button', { name: 'Update', exact: true }).dblclick()
  expect(posts).toBe(1)
  hold.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kış')
  await page.reload()
  await expect(field(page, 'Name')).toHaveValue('Kış')
  await expect(field(page, "Chef's AI Context")).toHaveValue('Fish')
  expect(posts).toBe(2)
})

test('the account’s forms keep the input offline, and show why a button is disabled', async ({
  page,
  server,
  context,
  problems,
}) => {
  await addSession(page, server, await insertOwner(server.database))
  await page.goto('/dashboard/account')
  const passwords = page.getByRole('region', { name: 'Change Password', exact: true })
  await passwords.getByLabel('Current password').fill('chefin-demo')
  await field(page, 'New password').fill('ikinci-şifrem-2')
  await field(page, 'Confirm new password').fill('ikinci-şifrem-2')
  await context.setOffline(true)
  await passwords.getByRole('button', { name: 'Change Password' }).click()
  await expect(passwords.getByRole('alert')).toHaveText(/No connection/)
  await expect(field(page, 'New password')).toHaveValue('ikinci-şifrem-2')
  await context.setOffline(false)

  const card = page.getByRole('region', { name: 'Change Email', exact: true })
  const submit = card.getByRole('button', { name: 'Change Email' })
  const mismatch = card.getByText('Emails do not match')
  const [address, repeated] = [
    card.getByLabel('New email', { exact: true }),
    card.getByLabel('Confirm new email'),
  ]
  await address.focus()
  await page.keyboard.press('Tab')
  await expect(card.locator('[aria-invalid]')).toHaveCount(0)
  await address.fill('one@chefin.example')
  await repeated.fill('other@chefin.example')
  await repeated.blur()
  await expect(mismatch).toBeVisible()
  await address.fill('other@chefin.example')
  await expect(mismatch).toBeHidden()
  await expect(submit).toBeDisabled()
  await address.press('Enter')
  await expect(card.getByText('Please enter your current password')).toBeVisible()
  await expect(card.getByLabel('Current password')).toBeFocused()
  await card.getByLabel('Current password').fill('chefin-demo')
  await expect(submit).toBeEnabled()
  ignoreProblems(problems, /ERR_INTERNET_DISCONNECTED/)
})
