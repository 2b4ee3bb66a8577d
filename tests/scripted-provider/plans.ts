import { english } from '#app/assistant/render/phrases/en.ts'
import type { Act } from '#app/assistant/plan/part.ts'
import type { WirePart } from '#app/assistant/plan/wire.ts'
import type { Script } from './answer.ts'

/** A part in a model's format. */
export const wire = (part: Partial<WirePart>): WirePart => ({
  do: 'tell',
  dishes: [],
  of: [],
  where: [],
  ...part,
})

/** A whole plan in a model's format. */
export const plan = (parts: readonly unknown[], avoid: readonly string[] = []): string =>
  JSON.stringify({ lang: 'en', avoid, parts })

/** Acts whose English sentence never varies. */
export type PlainAct = {
  [Each in Act]: (typeof english.say)[Each] extends string ? Each : never
}[Act]

/** The beginning of a plan with these complete acts, without its end. */
export const planBegins = (...acts: readonly PlainAct[]): string =>
  `{"lang":"en","avoid":[],"parts":[${acts.map((act) => JSON.stringify(wire({ do: 'talk', of: [act] }))).join(',')}`

/** The rest of a plan after `planBegins`: more acts and the end. */
export const planEnds = (...acts: readonly PlainAct[]): string =>
  `${acts.map((act) => `,${JSON.stringify(wire({ do: 'talk', of: [act] }))}`).join('')}]}`

/** A script that sends a plan of these acts in small pieces, as a model does. */
export const plans =
  (...acts: readonly PlainAct[]): Script =>
  (answer) => {
    answer.say(...((planBegins(...acts) + planEnds()).match(/.{1,20}/gsu) ?? []))
    answer.end()
  }

/** The text that a guest sees for these acts. */
export const renderedActs = (...acts: readonly PlainAct[]): string =>
  acts.map((act) => english.say[act]).join('\n\n')
