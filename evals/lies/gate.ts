import type { MenuQuestion, Turn } from '#app/assistant/port.ts'
import { createTruthGate } from '#app/assistant/truth-gate/index.ts'
import { menus, type MenuName } from '../menus/index.ts'
import { inChunks } from './random.ts'

/** What stands between a model and a guest: text goes in in pieces, and comes out. */
export type MakeGate = (
  context: Pick<MenuQuestion, 'menu' | 'locale' | 'question' | 'history'>,
) => { push(text: string): string; end(): string }

/** A reply, and what it replies to. */
export interface Said {
  readonly menu: MenuName
  readonly language: string
  readonly question: string
  readonly history?: readonly Turn[]
  readonly text: string
  readonly chunks?: readonly string[]
}

/** What a guest reads of a reply that comes in its own pieces, or in such of 1 to 7 characters. */
export function gated(random: () => number, said: Said, make: MakeGate = createTruthGate): string {
  const gate = make({
    menu: menus[said.menu].menu,
    locale: said.language === 'tr' ? 'tr' : 'en',
    question: said.question,
    history: said.history ?? [],
  })
  const shown = (said.chunks ?? inChunks(random, said.text)).map((chunk) => gate.push(chunk))
  return shown.join('') + gate.end()
}
