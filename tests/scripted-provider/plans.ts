import { english } from '#app/assistant/render/phrases/en.ts'
import type { Act } from '#app/assistant/plan/part.ts'
import type { WirePart } from '#app/assistant/plan/wire.ts'
import type { Script } from './answer.ts'

/** A part as a model writes it. */
export const wire = (part: Partial<WirePart>): WirePart => ({
  do: 'tell',
  dishes: [],
  of: [],
  where: [],
  ...part,
})

/** A whole plan as a model writes it. */
export const plan = (parts: readonly unknown[], avoid: readonly string[] = []): string =>
  JSON.stringify({ lang: 'en', avoid, parts })

/** Acts whose English sentence is always the same. */
export type PlainAct = {
  [One in Act]: (typeof english.say)[One] extends string ? One : never
}[Act]

/** A plan's beginning with these acts, each closed; its end may follow. */
export const planBegins = (...acts: readonly PlainAct[]): string =>
  `{"lang":"en","avoid":[],"parts":[${acts.map((act) => JSON.stringify(wire({ do: 'talk', of: [act] }))).join(',')}`

/** What follows `planBegins`: more acts, and the end. */
export const planEnds = (...acts: readonly PlainAct[]): string =>
  `${acts.map((act) => `,${JSON.stringify(wire({ do: 'talk', of: [act] }))}`).join('')}]}`

/** A script that plans these acts, in small pieces as a model writes them. */
export const plans =
  (...acts: readonly PlainAct[]): Script =>
  (answer) => {
    answer.say(...((planBegins(...acts) + planEnds()).match(/.{1,20}/gsu) ?? []))
    answer.end()
  }

/** What a guest reads when these acts are planned. */
export const spoken = (...acts: readonly PlainAct[]): string =>
  acts.map((act) => english.say[act]).join('\n\n')
