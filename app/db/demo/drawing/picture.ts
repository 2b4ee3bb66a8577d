import type { tones } from './tones.ts'

/** An emoji on the table: at its place in a frame of 640 by 480, so large, so turned. */
export type Motif = readonly [icon: string, x: number, y: number, size: number, turn?: number]

/** One dish, as it stands on the table. It may show nothing that the dish does not hold. */
export interface Picture {
  readonly tone: keyof typeof tones
  /** A plate is seen from above; a glass stands on the table before the viewer. */
  readonly seenFrom: 'above' | 'front'
  /** The served dish, drawn around (0, 0); `line` is the colour on its china. */
  readonly serve: (line: string) => string
  /** What it was made of, lying about. */
  readonly motifs: readonly Motif[]
}
