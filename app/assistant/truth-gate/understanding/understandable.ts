import type { Records } from '../checking/check-claim.ts'
import type { ReadSentence } from '../reading/read-claims.ts'

/** A sentence whose claims all were found true, with what it is held against. */
export interface Understandable {
  /** As the model wrote it. */
  readonly sentence: string
  readonly read: ReadSentence
  readonly records: Records
}
