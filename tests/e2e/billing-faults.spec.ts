import { addSession } from './add-session.ts'
import {
  callStripeControl,
  failStripeCalls,
  goToCheckout,
  openCheckout,
  pay,
  readStripeState,
  setSubscription,
  subscribe,
} from './billing-steps.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test } from './test.ts'

const account = '/dashboard/account'
test.use({ locale: 'en-US', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' })

test('while Stripe is unavailable nothing is bought, canceled or deleted, and each retry works', async ({
  page,
  server,
  problems,
}) => {
  const email = await insertOwner(server.database)
  await addSession(page, server, email)
  await page.goto(account)
  await failStripeCalls(page, server, 1)
  const plans = page.locator('#plans')
  const button = plans.getByRole('button')
  await button.click()
  await expect(button).toHaveText('Processing...')
  await expect(page.getByText('Payment failed. Please try again.').first()).toBeVisible()
  await expect(plans.getByRole('alert')).toContainText('We can’t reach the payment service')
  await expectClean(page, { within: '#plans' })
  await button.click()
  await page.waitForURL('**/local/stripe/**')
  await subscribe(page, server)

  await page.goto(account)
  await failStripeCalls(page, server, 1)
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('button', { name: 'Yes, Cancel' }).click()
  const failureNotice = page.getByText('Failed to cancel subscription. Please try again.')
  await expect(failureNotice.first()).toBeVisible()
  const subscription = page.locator('#subscription')
  await expect(subscription.getByText('Free trial', { exact: true })).toBeVisible()

  const deleteAccount = async () => {
    await page.goto(account)
    const card = page.getByRole('region', { name: 'Delete account' })
    await card.getByLabel('Current password').fill('chefin-demo')
    await card.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Yes, delete everything' }).click()
  }
  await failStripeCalls(page, server, 1)
  await deleteAccount()
  await expect(page.getByText('so nothing was deleted')).toBeVisible()
  await deleteAccount()
  await expect(page.getByText('everything in it has been deleted')).toBeVisible()
  const { customers = [], subscriptions = [] } = await readStripeState(page)
  const customer = customers.find((row) => row['email'] === email)
  const owned = subscriptions.filter((row) => row['customer'] === customer?.['id'])
  expect(owned.map(({ status }) => status)).toEqual(['canceled'])
  ignoreStatuses(problems, 503)
})

test('the result page waits until Stripe is available again', async ({
  page,
  server,
  problems,
}) => {
  await addSession(page, server, await insertOwner(server.database))
  await page.goto(await openCheckout(page, server))
  await callStripeControl(page, server, 'webhooks', { do: 'hold' })
  await failStripeCalls(page, server, 6)
  await page.clock.install()
  await pay(page)
  await expect(page.getByRole('heading', { name: 'Confirming subscription...' })).toBeVisible()
  await expect(async () => {
    await page.clock.fastForward(61_000)
    await expect(page.getByText('Nothing is lost')).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await expectClean(page)
  await expect(async () => {
    await page.clock.fastForward(61_000)
    const confirmation = page.getByRole('heading', { name: 'Subscription confirmed successfully!' })
    await expect(confirmation).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await callStripeControl(page, server, 'webhooks', { do: 'resume' })
  ignoreStatuses(problems, 503)
})

test('a subscription that cannot be read leaves the rest of the page working', async ({
  page,
  server,
}) => {
  await addSession(page, server, await insertOwner(server.database))
  await server.database.query('revoke select on subscriptions from chefin_owner')
  await page.goto(account)
  await expect(page.getByText('Failed to load subscription data.')).toBeVisible()
  await expect(page.locator('#plans').getByRole('button')).toHaveCount(0)
  await page.getByLabel('Surname').fill('Çelik')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await expect(page.getByText('Account updated successfully')).toBeVisible()
  await expectClean(page, { within: '#subscription' })
  expect((await page.request.get('/dashboard')).status()).toBe(200)
  await server.database.query('grant select on subscriptions to chefin_owner')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByText('No subscription yet')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an owner buys, reloads, cancels, resumes', async ({ page, server }) => {
    const email = await insertOwner(server.database)
    await addSession(page, server, email)
    await goToCheckout(page)
    await callStripeControl(page, server, 'webhooks', { do: 'hold' })
    await pay(page)
    await expect(page.getByText('Confirming subscription...').first()).toBeVisible()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Subscription confirmed successfully!').first()).toBeVisible()
    await callStripeControl(page, server, 'webhooks', { do: 'resume' })
    await page.getByRole('link', { name: 'My Account' }).click()
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText('You keep access until')).toBeVisible()
    await page.getByRole('button', { name: 'Resume subscription' }).click()
    await expect(page.getByText('Free trial', { exact: true })).toBeVisible()
    await setSubscription(server, email, `stripe_status = 'past_due'`)
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await page.getByRole('link', { name: 'See your subscription' }).click()
    await page.getByRole('button', { name: 'Update your card' }).click()
    await page.waitForURL('**/local/stripe/**')
  })
})
