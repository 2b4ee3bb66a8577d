import { seeded } from '../lies/random.ts'
import { englishTruths } from './english.ts'
import { makeTruths, type TrueReply } from './make-truths.ts'
import { turkishTruths } from './turkish.ts'

/** What an honest model says: each must pass unchanged. */
export const truths: readonly TrueReply[] = makeTruths(
  seeded(1847),
  [...englishTruths, ...turkishTruths],
  11,
)
