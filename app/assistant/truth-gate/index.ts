export { createTruthGate, type GateContext, type TruthGate } from './gate.ts'
export type { Correction, CheckedClaim } from './claim.ts'
