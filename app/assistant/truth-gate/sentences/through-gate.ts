import { lokanta } from '../../providers/offline/menu.fixture.ts'
import { createTruthGate, type GateContext } from '../index.ts'

/** A guest of the sample lokanta, who has only greeted. */
export const greeted: GateContext = { menu: lokanta, locale: 'en', question: 'Hello', history: [] }

/** What comes out of a reply that comes in pieces. */
export function throughGate(pieces: readonly string[], context: GateContext = greeted) {
  const gate = createTruthGate(context)
  const text = pieces.map((piece) => gate.push(piece)).join('') + gate.end()
  return { text, corrections: gate.corrections, evidence: gate.evidence() }
}
