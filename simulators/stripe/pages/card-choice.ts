import { html } from 'hono/html'
import { z } from 'zod'
import type { Markup } from './page-frame.ts'
import type { Voice } from './words.ts'

const behaviours = ['works', 'declined', 'declined_at_renewal'] as const

/** The card that a form of the simulator's pages chose. */
export const cardChoice = z.enum(behaviours)

/** Which of the pretended cards is to be charged. */
export function renderCardChoice({ say }: Voice, legend: 'card' | 'new_card'): Markup {
  return html`<fieldset>
    <legend>${say(legend)}</legend>
    ${behaviours.map(
      (one) =>
        html`<label class="choice"
          ><input
            type="radio"
            name="card"
            value="${one}"
            ${one === 'works' ? 'checked' : ''}
          /><span>${say(`card_${one}`)}</span></label
        >`,
    )}
  </fieldset>`
}
