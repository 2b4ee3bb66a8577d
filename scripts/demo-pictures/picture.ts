import type { tones } from './tones.ts'

/** An emoji on the table: position in a 640 × 480 frame, size and rotation. */
export type Motif = readonly [icon: string, x: number, y: number, size: number, turn?: number]

/** One dish on the table. It must not show anything that the dish doesn't contain. */
export interface Picture {
  readonly tone: keyof typeof tones
  /** A plate is seen from above, a glass from the side. */
  readonly seenFrom: 'above' | 'front'
  /** The served dish, drawn around (0, 0); `line` is the colour of the rim. */
  readonly serve: (line: string) => string
  /** The ingredients that lie around the dish. */
  readonly motifs: readonly Motif[]
}
