import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../mutate/random.ts'
import type { Texts, Translation } from '../read-good.ts'
import { mutators, textOf, type Pick } from './mutate.ts'
import { readThird, splitNote } from './read-third.ts'

const perTranslation = 10

/**
 * Makes ten wrong translations of each good one, of different kinds: the same ones in each run. A dish and
 * its note are checked apart, so a mutation of both counts twice.
 */
export function mutateThird(part: 'menus' | 'later') {
  const random = seededRandom(7)
  const pick: Pick = (items) => items[Math.floor(random() * items.length)]
  const all = readThird(part)
  return all.flatMap((good) =>
    shuffled(Object.entries(mutators), random)
      .flatMap(([kind, mutator]) => {
        const texts = mutator({ good, all, pick })
        return texts && textOf(texts) !== textOf(good.texts) ? [{ kind, texts }] : []
      })
      .slice(0, perTranslation)
      .flatMap(({ kind, texts }) =>
        changedParts(good, texts).map((changed) => ({ kind, ...changed })),
      ),
  )
}

function changedParts(good: Translation, texts: Texts) {
  const mutated = splitNote({ ...good, texts })
  return splitNote(good).flatMap((of, index) => {
    const changed = mutated[index]?.texts ?? {}
    return textOf(changed) === textOf(of.texts) ? [] : [{ of, texts: changed }]
  })
}
