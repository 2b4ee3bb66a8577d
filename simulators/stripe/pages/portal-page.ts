import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { setCard } from '../life/checkouts.ts'
import { catchUp } from '../life/clock.ts'
import { collect, isLive, isToEnd, setEnding } from '../life/subscriptions.ts'
import { requireRow } from '../refusal.ts'
import { totalOf } from '../render/invoice.ts'
import type { CustomerRow, InvoiceRow, PortalRow, SubscriptionRow } from '../state.ts'
import type { World } from '../world.ts'
import { cardChoice, renderCardChoice } from './card-choice.ts'
import { renderMissing, renderPage, type Markup } from './page-frame.ts'
import { voiceFor, type Voice } from './words.ts'

interface Parts {
  readonly world: World
  readonly changed: () => Promise<void>
}

const action = z.discriminatedUnion('do', [
  z.object({ do: z.enum(['cancel', 'resume']), subscription: z.string() }),
  z.object({ do: z.literal('card'), card: cardChoice }),
])

/** The page on which customers change their card, cancel, resume, and find their invoices. */
export function portalRoutes({ world, changed }: Parts): Hono {
  const find = (request: Request, id: string) => {
    catchUp(world)
    const row = world.state.portals.find((one) => one.id === id)
    const wanted = new URL(request.url).searchParams.get('locale') ?? row?.locale
    const voice = voiceFor(wanted, request.headers.get('Accept-Language'))
    return { row, voice, customer: world.state.customers.find((one) => one.id === row?.customer) }
  }
  return new Hono()
    .get('/:id', (context) => {
      const { row, voice, customer } = find(context.req.raw, context.req.param('id'))
      return row && customer ? renderPortalPage(world, row, customer, voice) : renderMissing(voice)
    })
    .post('/:id', async (context) => {
      const { row, voice, customer } = find(context.req.raw, context.req.param('id'))
      if (!row || !customer) return renderMissing(voice)
      perform(world, customer, action.parse(await context.req.parseBody()))
      await changed()
      return context.body(null, 303, { Location: row.id })
    })
}

function perform(world: World, customer: CustomerRow, wish: z.infer<typeof action>): void {
  const { invoices, subscriptions } = world.state
  if (wish.do === 'card') {
    setCard(world, customer, wish.card)
    const open = invoices.filter((one) => one.customer === customer.id && one.status === 'open')
    for (const invoice of open) collect(world, invoice)
    return
  }
  const own = subscriptions.filter((one) => one.customer === customer.id)
  const row = requireRow(own, wish.subscription, 'subscription', 'subscription')
  if (!isLive(row)) return
  const cancelAt = wish.do === 'cancel' ? row.periodEnd : undefined
  setEnding(world, row, { cancelAtPeriodEnd: false, cancelAt })
}

function renderPortalPage(
  { state }: World,
  portal: PortalRow,
  customer: CustomerRow,
  voice: Voice,
): Promise<Response> {
  const { say } = voice
  const subscriptions = state.subscriptions.filter((one) => one.customer === customer.id)
  const invoices = state.invoices.filter((one) => one.customer === customer.id)
  const card = state.cards.find((one) => one.id === customer.card)
  const content = html`${subscriptions.length === 0 ? html`<p>${say('no_subscription')}</p>` : ''}
    ${subscriptions.toReversed().map((row) => renderSubscriptionCard(row, voice))}
    <h2>${say('card')}</h2>
    <form class="card" method="post">
      <p>${card ? say('card_now', { last4: card.last4 }) : say('card_none')}</p>
      ${renderCardChoice(voice, 'new_card')}
      <button name="do" value="card">${say('change_card')}</button>
    </form>
    <h2>${say('invoices')}</h2>
    ${invoices.length === 0 ? html`<p>${say('no_invoices')}</p>` : renderInvoices(invoices, voice)}
    ${
      portal.returnUrl
        ? html`<a class="button quiet" href="${portal.returnUrl}">${say('go_back')}</a>`
        : ''
    }`
  return renderPage(voice, { title: say('portal_title'), content })
}

function renderSubscriptionCard(row: SubscriptionRow, voice: Voice): Markup {
  const { say } = voice
  const date = voice.date(row.endedAt ?? row.periodEnd)
  const status = isLive(row) && isToEnd(row) ? 'ends' : row.status
  const wish = isToEnd(row) ? 'resume' : 'cancel'
  return html`<form class="card" method="post">
    <p>${say(`status_${status}`, { date })}</p>
    <input type="hidden" name="subscription" value="${row.id}" />
    ${isLive(row) ? html`<button class="quiet" name="do" value="${wish}">${say(wish)}</button>` : ''}
  </form>`
}

function renderInvoices(invoices: readonly InvoiceRow[], voice: Voice): Markup {
  const { say } = voice
  return html`<div class="scroll" tabindex="0" role="region" aria-label="${say('invoices')}">
    <table>
      <thead>
        <tr>
          <th scope="col">${say('invoice')}</th>
          <th scope="col">${say('date')}</th>
          <th scope="col" class="number">${say('amount')}</th>
          <th scope="col">${say('status')}</th>
        </tr>
      </thead>
      <tbody>
        ${invoices.toReversed().map(
          (row) =>
            html`<tr>
              <td>${row.number}</td>
              <td>${voice.date(row.created)}</td>
              <td class="number">${voice.money(totalOf(row), row.currency)}</td>
              <td>${say(`invoice_${row.status}`)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`
}
