import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { setCard } from '../lifecycle/checkouts.ts'
import { runDue } from '../lifecycle/clock.ts'
import { collect, isLive, isEnding, setEnding } from '../lifecycle/subscriptions.ts'
import { requireRow } from '../require-row.ts'
import { invoiceTotal } from '../render/invoice.ts'
import type { CustomerRow, InvoiceRow, PortalRow, SubscriptionRow } from '../state.ts'
import type { World } from '../world.ts'
import { cardChoice, renderCardChoice } from './card-choice.ts'
import { renderNotFound, renderPage, type Markup } from './page-frame.ts'
import { pageTextFor, type PageText } from './page-text.ts'

interface Context {
  readonly world: World
  readonly onChange: () => Promise<void>
}

const actionSchema = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['cancel', 'resume']), subscription: z.string() }),
  z.object({ do: z.literal('card'), card: cardChoice }),
])

/** Serves the page where customers change their card, cancel, resume and see their invoices. */
export function portalRoutes({ world, onChange }: Context): Hono {
  const find = (request: Request, id: string) => {
    runDue(world)
    const row = world.state.portals.find((portal) => portal.id === id)
    const preferred = new URL(request.url).searchParams.get('locale') ?? row?.locale
    const text = pageTextFor(preferred, request.headers.get('Accept-Language'))
    return {
      row,
      text,
      customer: world.state.customers.find((customer) => customer.id === row?.customer),
    }
  }
  return new Hono()
    .get('/:id', (context) => {
      const { row, text, customer } = find(context.req.raw, context.req.param('id'))
      return row && customer ? renderPortalPage(world, row, customer, text) : renderNotFound(text)
    })
    .post('/:id', async (context) => {
      const { row, text, customer } = find(context.req.raw, context.req.param('id'))
      if (!row || !customer) return renderNotFound(text)
      performAction(world, customer, actionSchema.parse(await context.req.parseBody()))
      await onChange()
      return context.body(null, 303, { Location: row.id })
    })
}

function performAction(
  world: World,
  customer: CustomerRow,
  action: z.infer<typeof actionSchema>,
): void {
  const { invoices, subscriptions } = world.state
  if (action.do === 'card') {
    setCard(world, customer, action.card)
    const unpaid = invoices.filter((row) => row.customer === customer.id && row.status === 'open')
    for (const invoice of unpaid) collect(world, invoice)
    return
  }
  const ownSubscriptions = subscriptions.filter(
    (subscription) => subscription.customer === customer.id,
  )
  const row = requireRow(ownSubscriptions, action.subscription, 'subscription', 'subscription')
  if (!isLive(row)) return
  const cancelAt = action.do === 'cancel' ? row.periodEnd : undefined
  setEnding(world, row, { cancelAtPeriodEnd: false, cancelAt })
}

function renderPortalPage(
  { state }: World,
  portal: PortalRow,
  customer: CustomerRow,
  text: PageText,
): Promise<Response> {
  const { translate } = text
  const subscriptions = state.subscriptions.filter((row) => row.customer === customer.id)
  const invoices = state.invoices.filter((row) => row.customer === customer.id)
  const card = state.cards.find(({ id }) => id === customer.card)
  const content = html`${subscriptions.length === 0 ? html`<p>${translate('no_subscription')}</p>` : ''}
    ${subscriptions.toReversed().map((row) => renderSubscriptionCard(row, text))}
    <h2>${translate('card')}</h2>
    <form class="card" method="post">
      <p>${card ? translate('card_now', { last4: card.last4 }) : translate('card_none')}</p>
      ${renderCardChoice(text, 'new_card')}
      <button name="do" value="card">${translate('change_card')}</button>
    </form>
    <h2>${translate('invoices')}</h2>
    ${invoices.length === 0 ? html`<p>${translate('no_invoices')}</p>` : renderInvoices(invoices, text)}
    ${
      portal.returnUrl
        ? html`<a class="button quiet" href="${portal.returnUrl}">${translate('go_back')}</a>`
        : ''
    }`
  return renderPage(text, { title: translate('portal_title'), content })
}

function renderSubscriptionCard(row: SubscriptionRow, text: PageText): Markup {
  const { translate } = text
  const date = text.date(row.endedAt ?? row.periodEnd)
  const status = isLive(row) && isEnding(row) ? 'ends' : row.status
  const action = isEnding(row) ? 'resume' : 'cancel'
  return html`<form class="card" method="post">
    <p>${translate(`status_${status}`, { date })}</p>
    <input type="hidden" name="subscription" value="${row.id}" />
    ${isLive(row) ? html`<button class="quiet" name="do" value="${action}">${translate(action)}</button>` : ''}
  </form>`
}

function renderInvoices(invoices: readonly InvoiceRow[], text: PageText): Markup {
  const { translate } = text
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${translate('invoices')}">
    <table>
      <thead>
        <tr>
          <th scope="col">${translate('invoice')}</th>
          <th scope="col">${translate('date')}</th>
          <th scope="col" class="number">${translate('amount')}</th>
          <th scope="col">${translate('status')}</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.toReversed().map(
          (row) =>
            html`<tr>
              <td>${row.number}</td>
              <td>${text.date(row.created)}</td>
              <td class="number">${text.money(invoiceTotal(row), row.currency)}</td>
              <td>${translate(`invoice_${row.status}`)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
