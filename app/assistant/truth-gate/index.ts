export { createTruthGate, type TruthGate } from './gate.ts'
export type { GateContext } from './gate-context.ts'
export type { CheckedClaim, ClaimKind, Correction } from './reading/claim.ts'
export { GateExhausted } from './work.ts'
