import { addSession } from './add-session.ts'
import { goToCheckout, openCheckout, pay, setSubscription, subscribe } from './billing-steps.ts'
import { expectClean } from './expect-clean.ts'
import { insertOwner } from '../insert-owner.ts'
import { ignoreStatuses } from './ignore-problems.ts'
import { expect, test } from './test.ts'

const account = '/dashboard/account'
const nothingCharged = 'Nothing was charged.'

test.use({ locale: 'en-US', viewport: { width: 390, height: 844 } })

// Each state starts from the previous one. tests/http checks the texts of all states.
const states = [
  {
    change: `ai_message_used = 5230, overage_used = 230, trial_end = null,
      stripe_status = 'active', current_period_end = '2026-12-31T22:30:00Z'`,
    badge: 'Active',
  },
  { change: `stripe_status = 'past_due'`, badge: 'Payment failed' },
  {
    change: `stripe_status = 'canceled', status = 'canceled', ended_at = '2026-12-01T22:30:00Z'`,
    badge: 'Ended',
  },
]

test('the card of a subscription is clean when active, unpaid and ended', async ({
  page,
  server,
}) => {
  const email = await insertOwner(server.database)
  await addSession(page, server, email)
  await subscribe(page, server)
  const card = page.getByRole('region', { name: 'Current Subscription', exact: true })
  for (const { change, badge } of states) {
    await setSubscription(server, email, change)
    await page.goto(account)
    await expect(card.getByText(badge, { exact: true })).toBeVisible()
    await expectClean(page, { within: '#subscription' })
  }
})

test('an expired or unknown payment charged nothing; a checkout is left by Back and by its link, survives a declined card, and is paid', async ({
  page,
  server,
  problems,
}) => {
  await addSession(page, server, await insertOwner(server.database))
  await page.goto('/dashboard/paymentResult')
  await expect(page).toHaveURL(/\/dashboard\/account$/)
  await expect(page.getByText(nothingCharged)).toBeHidden()

  const id = new URL(await openCheckout(page, server), server.url).pathname.split('/').at(-1)
  await server.database.query(`update checkouts set status = 'expired' where session_id = $1`, [id])
  await page.goto(`/dashboard/paymentResult?session_id=${id}`)
  await expect(page.getByText(nothingCharged)).toBeVisible()
  await expectClean(page)

  await page.goto(`/dashboard/paymentResult?session_id=${id}x`)
  await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible()
  await expectClean(page)
  await page.getByRole('link', { name: 'Back to the plans' }).click()
  await expect(page.getByRole('button', { name: 'Start free trial' })).toBeInViewport()

  await goToCheckout(page)
  await page.goBack()
  const button = page.getByRole('button', { name: 'Start free trial' })
  await expect(button).toBeEnabled()
  await button.click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await expect(page).toHaveURL(/\/dashboard\/account$/)
  await expect(page.getByText(nothingCharged)).toBeVisible()
  await page.reload()
  await expect(page.getByText(nothingCharged)).toBeHidden()

  await button.click()
  await page.locator('[value="declined"]').check()
  await page.locator('form button').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await pay(page)
  await expect(page.getByText('Subscription confirmed successfully!')).toBeVisible()
  ignoreStatuses(problems, 402, 404)
})
