import { ignoreStatuses, goToCheckout, pay, setSubscription, subscribe } from './billing-steps.ts'
import { expectClean } from './expect-clean.ts'
import { makeOwner, signIn } from './sign-in.ts'
import { expect, test, type Page } from './test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Current Subscription', exact: true })
const account = '/dashboard/account'

interface State {
  readonly change: string
  readonly badge: string
  readonly texts: readonly string[]
  /** A text about it on the dashboard's home page. */
  readonly home?: string
}

const closed = 'The chat is closed for your guests'
const ended = `status = 'canceled', ended_at = '2026-12-01T22:30:00Z'`

// Each state starts from the previous one.
const states: readonly State[] = [
  {
    change: `ai_message_used = 3500, trial_end = null, stripe_status = 'active',
      current_period_end = '2026-12-31T22:30:00Z'`,
    badge: 'Active',
    texts: ['3,500 / 5,000', 'Renews on', 'January 1, 2027'],
  },
  {
    change: 'ai_message_used = 5000',
    badge: 'Active',
    texts: ['each extra AI message costs £0.01'],
  },
  {
    change: 'ai_message_used = 5230, overage_used = 230',
    badge: 'Active',
    texts: ['230 × £0.01 = £2.30'],
  },
  {
    change: 'cancel_at_period_end = true',
    badge: 'Canceled',
    texts: ['You keep access until January 1, 2027.', 'Access until'],
  },
  {
    change: `cancel_at_period_end = false, stripe_status = 'past_due'`,
    badge: 'Payment failed',
    texts: ['Please check your card.', 'Update your card'],
    home: 'Payment failed',
  },
  {
    change: `stripe_status = 'unpaid', status = 'canceled'`,
    badge: 'Payment failed',
    texts: ['It reopens once the open invoice is paid.'],
    home: 'Payment failed',
  },
  { change: `stripe_status = 'paused'`, badge: 'On hold', texts: ['Add a card'], home: 'On hold' },
  {
    change: `stripe_status = 'incomplete'`,
    badge: 'Not paid',
    texts: ['See the plans'],
    home: closed,
  },
  {
    change: `stripe_status = 'canceled', ${ended}`,
    badge: 'Ended',
    texts: ['Ended on', 'December 2, 2026', 'See the plans'],
    home: closed,
  },
]

test.describe('on a phone', () => {
  test.use({ locale: 'en-US', viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('each state of a subscription has its text', async ({ page, server }) => {
    const email = await makeOwner(server, 'en')
    await server.database.query(
      `update owners set time_zone = 'Europe/Istanbul' where email = $1`,
      [email],
    )
    await signIn(page, email)
    await expect(page.getByText(closed)).toBeVisible()
    await expectClean(page)
    await subscribe(page)
    for (const { change, badge, texts, home } of states) {
      await setSubscription(server, email, change)
      await page.goto(account)
      await expect(card(page).getByText(badge, { exact: true })).toBeVisible()
      for (const text of texts) await expect(card(page)).toContainText(text)
      // Everything outside the card is the same in each state.
      await expectClean(page, { within: '#subscription' })
      const homePage = await (await page.request.get('/dashboard')).text()
      if (home) expect(homePage).toContain(home)
      else expect(homePage).not.toContain(closed)
    }
    await expectClean(page)
    await page.goto('/dashboard')
    await expect(page.getByText(closed)).toBeVisible()
    await expectClean(page)
  })
})

test('a granted subscription is shown as a gift and cannot be canceled', async ({ page }) => {
  await signIn(page)
  await page.goto(account)
  await expect(page.getByText('Bu plan size hediye edildi')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aboneliği iptal et' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mevcut Plan' })).toBeDisabled()
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('a declined card buys nothing, and another one does', async ({ page, server, problems }) => {
    await signIn(page, await makeOwner(server, 'en'))
    await goToCheckout(page)
    await page.locator('[value="declined"]').check()
    await page.locator('form button').click()
    await expect(page.getByRole('alert')).toBeVisible()
    await pay(page)
    await expect(page.getByText('Subscription confirmed successfully!')).toBeVisible()
    ignoreStatuses(problems, 402)
  })

  test('leaving the payment page shows once that nothing was charged', async ({ page, server }) => {
    await signIn(page, await makeOwner(server, 'en'))
    await page.goto('/dashboard/paymentResult')
    await expect(page).toHaveURL(/\/dashboard\/account$/)
    await expect(page.getByText('Nothing was charged.')).toBeHidden()
    await goToCheckout(page)
    await page.getByRole('link', { name: 'Cancel and go back' }).click()
    await expect(page).toHaveURL(/\/dashboard\/account$/)
    await expect(page.getByText('Nothing was charged.')).toBeVisible()
    await expectClean(page)
    await page.reload()
    await expect(page.getByText('Nothing was charged.')).toBeHidden()
  })

  test('the browser’s Back from Stripe shows an enabled button', async ({ page, server }) => {
    await signIn(page, await makeOwner(server, 'en'))
    await goToCheckout(page)
    await page.goBack()
    const button = page.getByRole('button', { name: 'Start free trial' })
    await expect(button).toBeEnabled()
    await button.click()
    await page.waitForURL('**/local/stripe/**')
  })

  test('another owner’s payment is treated as unknown', async ({
    page,
    server,
    openPage,
    problems,
  }) => {
    await signIn(page, await makeOwner(server, 'en'))
    await subscribe(page)
    const foreignUrl = page.url()
    const other = await openPage({ locale: 'en-US' })
    await signIn(other, await makeOwner(server, 'en'))
    const texts: string[] = []
    for (const url of [
      foreignUrl,
      `${foreignUrl}x`,
      '/dashboard/paymentResult?session_id=%00%F0%9F%8D%9E',
    ]) {
      const response = await other.goto(url)
      expect(response?.status()).toBe(404)
      await expect(other.getByRole('heading', { name: 'Payment not found' })).toBeVisible()
      texts.push(await other.locator('main').innerText())
    }
    expect(new Set(texts).size).toBe(1)
    await expectClean(other)
    await other.getByRole('link', { name: 'Back to the plans' }).click()
    await expect(other.getByRole('button', { name: 'Start free trial' })).toBeInViewport()
    ignoreStatuses(problems, 404)
  })

  test('an expired payment page shows that nothing was charged', async ({ page, server }) => {
    await signIn(page, await makeOwner(server, 'en'))
    await goToCheckout(page)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    await server.database.query(`update checkouts set status = 'expired' where session_id = $1`, [
      id,
    ])
    await page.goto(`/dashboard/paymentResult?session_id=${id}`)
    await expect(page.getByText('Nothing was charged.')).toBeVisible()
    await expectClean(page)
  })
})
