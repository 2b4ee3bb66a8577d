import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import type { Block } from '#app/assistant/render/blocks.ts'
import type { PhraseKey } from '#app/assistant/render/phrases/book.ts'
import type { PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import type { GuestDish } from '#app/domain/guest-menu/guest-menu.ts'
import { claimSubjects, loneOptionSubjects, type ClaimSubject } from './check-options.ts'
import { dietsExcluding, factName } from './records.ts'
import type { HostileReply } from './reply-to-plans.ts'
import { phrasePatterns, removeIsolates, wordsFor } from './vocabulary.ts'

type State = Extract<Block, { kind: 'fact' }>['state']
type Claims = Readonly<Record<State, readonly PhraseKey[]>>

/** The phrases that claim each state of a fact, by the kind of question. */
const factClaims: Readonly<Record<'has' | 'free_of' | 'suits', Claims>> = {
  has: {
    contains: ['hasContains'],
    may_contain: ['hasMayContain'],
    free: ['hasFree'],
    not_recorded: ['hasUnknown'],
  },
  free_of: {
    contains: ['freeContains'],
    may_contain: ['freeMayContain'],
    free: ['freeFree'],
    not_recorded: ['freeUnknown'],
  },
  suits: {
    contains: ['suitsContains'],
    may_contain: ['suitsMayContain'],
    free: ['suitsFree'],
    not_recorded: ['suitsUnknown'],
  },
}
const dietClaims: Claims = {
  contains: ['dietAgainst', 'dietDenied'],
  may_contain: ['dietDoubtful', 'dietDenied'],
  free: ['dietMarked'],
  not_recorded: ['dietUnknown'],
}
const foodClaims = (kind: 'has' | 'free_of' | 'suits'): Claims => ({
  // A food in a choice that has to be made is claimed by a warning.
  contains: [kind === 'has' ? 'foodListed' : 'foodListedNegative', 'warnContains'],
  may_contain: ['warnMayContain'],
  free: [],
  not_recorded: ['foodNotListed', 'foodUnknown'],
})

/**
 * Checks that a fact block answers a question of the plan, by a phrase that claims its state, and
 * that the state is true.
 */
export function checkClaims(
  block: Block,
  { parts, language, avoided }: HostileReply,
  dishes: ReadonlyMap<string, GuestDish>,
): string[] {
  if (block.kind !== 'fact') return []
  const dish = dishes.get(block.dish.id)
  if (!dish) return []
  const text = removeIsolates(block.text)
  const questions = parts.flatMap((part) => {
    if (part.do !== 'has' && part.do !== 'free_of' && part.do !== 'suits') return []
    // An answer about an option alone also says what else of the guest's avoidances it may contain.
    return part.options ? [part, { ...part, do: 'suits' as const, of: avoided }] : [part]
  })
  const isExplained = questions.some((question) => {
    const { options = [] } = question
    const subjects = question.dishes.includes(dish.id)
      ? claimSubjects(dish, options, language)
      : loneOptionSubjects(dish, options, { menu: dishes.values(), text, language })
    const isClaimed = (targets: readonly DietaryTarget[], claims: Claims) =>
      subjects.some(
        (subject) =>
          claims[block.state].some((key) =>
            subject.names.some((name) =>
              phrasePatterns(key, language, name, targets).some((pattern) => pattern.test(text)),
            ),
          ) && targets.every((target) => isTrue(subject, target, block.state)),
      )
    return (
      factsNamedTogether(question.of, text, language).some((facts) =>
        isClaimed(facts, factClaims[question.do]),
      ) ||
      question.of.some((target) => {
        if (target.kind === 'fact') {
          // A mark of a diet also says what it excludes.
          const marks = block.state === 'free' ? dietsExcluding(target.fact) : []
          return [target, ...marks].some((mark) => isClaimed([mark], factClaims[question.do]))
        }
        return isClaimed([target], target.kind === 'diet' ? dietClaims : foodClaims(question.do))
      })
    )
  })
  return isExplained ? [] : [`no record explains “${block.text}” (${block.state})`]
}

/** Returns the groups of facts that one sentence may be about, as it covers all of the same state. */
function factsNamedTogether(
  targets: readonly DietaryTarget[],
  text: string,
  language: PhraseLanguage,
): DietaryTarget[][] {
  const namedTargets = targets.filter(
    (target) => target.kind === 'fact' && text.includes(wordsFor(target, language).free),
  )
  // In Persian, "without meat" is the beginning of "without poultry".
  const whole = namedTargets.filter((target) => {
    const { free } = wordsFor(target, language)
    const others = namedTargets.map((other) => wordsFor(other, language).free)
    return !others.some((other) => other !== free && other.includes(free))
  })
  return [namedTargets, whole].filter((facts) => facts.length > 1)
}

/**
 * Whether the records allow a claim: "free" only if the owner marked it, and "not recorded" only if it
 * isn't plainly contained.
 */
function isTrue(subject: ClaimSubject, target: DietaryTarget, state: State): boolean {
  const name = factName(target)
  if (name === undefined) return state !== 'free'
  if (state === 'free') return subject.isFree(name)
  return state === 'contains' || !subject.plainlyContains(name)
}
