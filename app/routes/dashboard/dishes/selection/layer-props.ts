import type { SelectionCommands } from './use-selection-commands.ts'

/** A dialog or panel about the selected dishes. */
export interface LayerProps {
  readonly open: boolean
  readonly close: () => void
  /** The number of selected dishes. */
  readonly count: number
  readonly commands: SelectionCommands
}
