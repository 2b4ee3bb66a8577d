import { englishFigures } from './frames/english-figures.ts'
import { englishHealth } from './frames/english-health.ts'
import { otherLanguageFrames } from './frames/other-languages.ts'
import { secondRound } from './frames/second-round.ts'
import { trickFrames } from './frames/tricks.ts'
import { turkishFigures } from './frames/turkish-figures.ts'
import { turkishHealth } from './frames/turkish-health.ts'
import type { Frame } from './frame.ts'
import { makeLies, type Lie } from './make-lies.ts'
import { seeded } from './random.ts'

/** The sentences of the scripted liar, in English and Turkish. */
export const lieFrames: readonly Frame[] = [
  ...englishHealth,
  ...englishFigures,
  ...turkishHealth,
  ...turkishFigures,
  ...trickFrames,
]

/** What the scripted liar says in English and Turkish. */
export const lies: readonly Lie[] = makeLies(seeded(1169), lieFrames, 7)

/** What it says in sentences that nobody saw before the gate was mended; counted apart. */
export const secondLies: readonly Lie[] = makeLies(seeded(2026), secondRound, 6)

/** What it says in other languages; counted apart. */
export const liesElsewhere: readonly Lie[] = makeLies(seeded(2011), otherLanguageFrames, 5)
