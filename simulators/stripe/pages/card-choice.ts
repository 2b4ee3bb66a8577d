import { html } from 'hono/html'
import { z } from 'zod'
import type { Markup } from './page-frame.ts'
import type { PageText } from './page-text.ts'

const behaviours = ['works', 'declined', 'declined_at_renewal'] as const

/** Parses the test card chosen in a form. */
export const cardChoice = z.enum(behaviours)

/** Renders radio buttons for the test cards. */
export function renderCardChoice({ translate }: PageText, legend: 'card' | 'new_card'): Markup {
  return html`<fieldset>
    <legend>${translate(legend)}</legend>
    ${behaviours.map(
      (behaviour) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="card"
            value="${behaviour}"
            ${behaviour === 'works' ? 'checked' : ''}
          /><span>${translate(`card_${behaviour}`)}</span></label
        >`,
    )}
  </fieldset>`
}
