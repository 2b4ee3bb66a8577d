import { mentionsContents } from '../plan/find-guest-span.ts'
import { stateOfFact } from '#app/domain/dietary/dish-state.ts'
import { factsContainedIn } from '#app/domain/dietary/lexicon.ts'
import { runQuery } from '#app/domain/menus/query/run-query.ts'
import { wireName } from '../plan/write-part.ts'
import type { PartOf } from '../plan/part.ts'
import type { DietaryTarget } from '#app/domain/guest-menu/dietary-target.ts'
import {
  isMarkable,
  unconfirmedOptionSentences,
  optionWithExtra,
  optionsForRequest,
} from './option-texts.ts'
import { isNoteAbout } from './dish-notes.ts'
import { listBlock } from './render-list.ts'
import { idsOf, textBlock, type RenderContext, type Rendered } from './rendered.ts'
import type { Speaker } from './speaker.ts'

const renderText = (...sentences: readonly string[]): Rendered => ({
  blocks: [textBlock(sentences.join(' '))],
})

/** Renders the owner's recommendation, if any, since the assistant can't taste. */
export function renderOpinion({ dishes, index, speaker }: RenderContext): Rendered {
  const reason = speaker.say('reasonChefsPick')
  const blocks = dishes.map(({ id, name }) =>
    textBlock(
      index.byId.get(id)?.isPopular
        ? speaker.say('opinion', { dish: name, reason })
        : speaker.say('opinionNone', { dish: name }),
    ),
  )
  return { blocks, dishIds: idsOf(dishes) }
}

/**
 * Names the options that make the requested change possible, and says which of the guest's
 * avoidances they aren't confirmed to respect. Without such options, refers the guest to the staff.
 */
export function renderRequest(
  part: PartOf<'request'>,
  { dishes, speaker, avoided }: RenderContext,
): Rendered {
  const sentences = dishes.flatMap((dish) => {
    const options = optionsForRequest(dish, part)
    if (options.length === 0) {
      // The note, which is quoted before this, may allow the change: "without a bun on request".
      const isNoted = isNoteAbout(dish, changedFoods(part))
      return [isNoted ? speaker.say('cannot_change') : speaker.say('request', { dish: dish.name })]
    }
    return [
      speaker.say('requestOption', {
        dish: dish.name,
        options: speaker.list(options.map((option) => optionWithExtra(dish, option, speaker))),
      }),
      ...avoided
        .filter(isMarkable)
        .flatMap((target) => unconfirmedOptionSentences(dish, options, target, speaker)),
    ]
  })
  return { ...renderText(...sentences), dishIds: idsOf(dishes) }
}

const changedFoods = ({ change }: PartOf<'request'>): DietaryTarget[] =>
  change.flatMap((clause) => (clause.op === 'without' ? clause.of : []))

/** Renders what foods contain according to the lexicon. */
export function renderExplanation({ of }: PartOf<'explain'>, { speaker }: RenderContext): Rendered {
  const sentences = of.map((concept) => {
    const food = speaker.nameForms({ kind: 'food', concept }).name
    const facts = factsContainedIn(concept).map((fact) => speaker.book.facts[fact].has)
    return facts.length > 0
      ? speaker.say('explainHolds', { food, facts: speaker.list(facts) })
      : speaker.say('explainPlain', { food })
  })
  return renderText(...sentences)
}

/** Renders what the previous answer about each dish was based on. */
export function renderWhy({ of }: PartOf<'why'>, { dishes, speaker }: RenderContext): Rendered {
  const sentences = dishes.flatMap((dish) =>
    of.map((target) => {
      const reason = target.kind === 'fact' ? stateOfFact(dish, target.fact).reason : undefined
      if (reason?.kind === 'confirmed') return speaker.say('whyOwner', { dish: dish.name })
      return reason && 'words' in reason
        ? speaker.say('whyWords', { dish: dish.name, words: speaker.list(reason.words) })
        : speaker.say('whyNothing', { dish: dish.name })
    }),
  )
  return { ...renderText(...sentences), dishIds: idsOf(dishes), isAboutHealth: true }
}

/**
 * Says that a dish isn't on the menu, in the guest's words, and lists the closest dishes. That is an
 * answer, so it leaves no gap.
 */
export async function renderMissing(
  { said, near }: PartOf<'missing'>,
  { index, speaker }: RenderContext,
): Promise<Rendered> {
  // "Nuts aren't on the menu" would sound as if no dish contained them.
  const key = mentionsContents(said, index.menu) ? 'missingName' : 'missing'
  const missing = textBlock(speaker.say(key, { said }))
  const { fits } = near ? await runQuery(index, { ...near, limit: 3 }) : { fits: [] }
  if (fits.length === 0) return { blocks: [missing] }
  return {
    blocks: [missing, listBlock('fits', fits, speaker.say('missingNear'), speaker)],
    dishIds: fits.map(({ indexed }) => indexed.dish.id),
  }
}

/** Says that the menu doesn't answer the question. */
export function renderUnknown(
  { said }: PartOf<'unknown'>,
  { dishes: [dish], speaker }: RenderContext,
): Rendered {
  // What the owner wrote about the dish is quoted first, and may contain the answer.
  const nothingElse = dish
    ? `${speaker.say('whyNothing', { dish: dish.name })} ${speaker.say('teamKnows')}`
    : speaker.say('unknown')
  return {
    ...renderText(said === '' ? nothingElse : speaker.say('unknownSaid', { said })),
    gaps: [dish ? { kind: 'details', dishId: dish.id } : { kind: 'other' }],
  }
}

const askKeys = {
  dish: 'askDish',
  food: 'askFood',
  budget: 'askBudget',
  people: 'askPeople',
  kind: 'askKind',
} as const

/** Asks the guest for what is needed to answer. */
export function renderAsk({ what, of }: PartOf<'ask'>, context: RenderContext): Rendered {
  const { speaker, avoided } = context
  if (what !== 'take_back') return renderText(speaker.say(askKeys[what]))
  const named = avoided.filter((target) => of.includes(wireName(target)))
  return renderTargets('askTakeBack', named, speaker)
}

/** Renders a fixed phrase; `noted` confirms what the guest avoids, or no longer avoids. */
export function renderTalk({ act, takenBack }: PartOf<'talk'>, context: RenderContext): Rendered {
  const { speaker, avoided } = context
  if (act !== 'noted') return renderText(speaker.say(act))
  if (takenBack) return renderTargets('takenBack', takenBack, speaker)
  const substances = avoided.filter(({ kind }) => kind !== 'diet')
  if (substances.length === 0) return renderText(speaker.say('noted'))
  return { ...renderTargets('avoidNoted', substances, speaker), isAboutHealth: true }
}

function renderTargets(
  key: 'avoidNoted' | 'askTakeBack' | 'takenBack',
  targets: readonly DietaryTarget[],
  speaker: Speaker,
): Rendered {
  if (targets.length === 0) return { blocks: [] }
  const facts = speaker.list(targets.map((target) => speaker.nameForms(target).has))
  return renderText(speaker.say(key, { facts }))
}
