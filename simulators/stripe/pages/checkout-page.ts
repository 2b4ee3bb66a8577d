import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { payCheckout } from '../lifecycle/checkouts.ts'
import { runDue } from '../lifecycle/clock.ts'
import { requireRow } from '../require-row.ts'
import { amountDueNow, monthlyAmount } from '../render/checkout-session.ts'
import type { CheckoutRow } from '../state.ts'
import type { World } from '../world.ts'
import { cardChoice, renderCardChoice } from './card-choice.ts'
import { renderNotFound, renderPage } from './page-frame.ts'
import { pageTextFor, type PageText } from './page-text.ts'

interface Context {
  readonly world: World
  readonly onChange: () => Promise<void>
}

const paymentForm = z.object({ card: cardChoice, tax_id: z.string().trim().max(50).default('') })

/** Serves the page where customers pay or abandon a checkout. */
export function checkoutRoutes({ world, onChange }: Context): Hono {
  const find = (request: Request, id: string) => {
    runDue(world)
    const row = world.state.checkouts.find((checkout) => checkout.id === id)
    const preferred = new URL(request.url).searchParams.get('locale') ?? row?.locale
    return { row, text: pageTextFor(preferred, request.headers.get('Accept-Language')) }
  }
  return new Hono()
    .get('/:id', (context) => {
      const { row, text } = find(context.req.raw, context.req.param('id'))
      return row ? renderCheckoutPage(world, row, text) : renderNotFound(text)
    })
    .post('/:id', async (context) => {
      const { row, text } = find(context.req.raw, context.req.param('id'))
      if (!row) return renderNotFound(text)
      if (row.status !== 'open') return renderCheckoutPage(world, row, text)
      const { card, tax_id: taxId } = paymentForm.parse(await context.req.parseBody())
      const isPaid = payCheckout(world, row, { behaviour: card, taxId: taxId || null })
      await onChange()
      if (!isPaid) return renderCheckoutPage(world, row, text, { isDeclined: true })
      return context.redirect(row.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', row.id), 303)
    })
}

function renderCheckoutPage(
  world: World,
  row: CheckoutRow,
  text: PageText,
  { isDeclined = false } = {},
): Promise<Response> {
  const { translate } = text
  if (row.status !== 'open') {
    const content = html`<p>${translate(`checkout_${row.status}`)}</p>
      ${row.cancelUrl && html`<a class="button" href="${row.cancelUrl}">${translate('go_back')}</a>`}`
    return renderPage(text, { title: translate('checkout_over'), content, status: 410 })
  }
  return renderOpenCheckout(world, row, text, { isDeclined })
}

function renderOpenCheckout(
  { state }: World,
  row: CheckoutRow,
  text: PageText,
  { isDeclined }: { readonly isDeclined: boolean },
): Promise<Response> {
  const { translate } = text
  const prices = row.items.map((item) => requireRow(state.prices, item.price, 'price'))
  const currency = prices[0]?.currency ?? 'gbp'
  const plan = state.products.find((product) => product.id === prices[0]?.product)?.name ?? ''
  const overage = prices.find((price) => price.meter)
  const monthly = text.money(monthlyAmount(state, row), currency)
  const due = text.money(amountDueNow(state, row), currency)
  const email = state.customers.find(({ id }) => id === row.customer)?.email ?? row.customerEmail
  const terms =
    row.trialDays === null
      ? translate('per_month', { amount: monthly })
      : translate('trial_first', { days: row.trialDays, amount: monthly })
  const extra =
    overage && translate('overage', { amount: text.money(overage.unitAmount, currency) })
  const content = html`<p>${terms}</p>
    ${extra && html`<p class="soft">${extra}</p>`}
    ${isDeclined ? html`<p class="alert" role="alert">${translate('declined')}</p>` : ''}
    <form class="card" method="post">
      <p class="due"><span>${translate('due_today')}</span><span>${due}</span></p>
      ${email && html`<p><span class="label">${translate('email')}</span>${email}</p>`}
      ${renderCardChoice(text, 'card')}
      ${
        row.collectsTaxId
          ? html`<label class="label" for="tax_id">${translate('tax_id')}</label
              ><input type="text" id="tax_id" name="tax_id" maxlength="50" autocomplete="off" />`
          : ''
      }
      <button>
        ${row.trialDays === null ? translate('pay', { amount: due }) : translate('start_trial')}
      </button>
    </form>
    ${row.cancelUrl && html`<a class="button quiet" href="${row.cancelUrl}">${translate('abandon')}</a>`}`
  return renderPage(text, {
    title: translate('checkout_title', { plan }),
    content,
    status: isDeclined ? 402 : 200,
    redirectTargets: [row.successUrl],
  })
}
