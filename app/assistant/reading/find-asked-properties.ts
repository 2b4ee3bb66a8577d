import { diets } from '#app/domain/guest-menu/facts.ts'
import { targetKey, asAllergies } from './dietary-targets.ts'
import { isLeftOut, type Annotations } from './annotate-message.ts'
import { cueValues, filterCues } from './cues.ts'
import type { SentenceSpan } from './span.ts'

// Between a dish and a diet, these words show that the diet is the guest's: "is the hummus ok for a
// vegan?", "the hummus, I'm vegan".
const guestWords = new Set(
  'for fur pour para per voor для icin i im we were my our ben biz bana bize ich wir mir uns je nous moi yo soy somos me io sono siamo ik wij я мы мне ми мені أنا نحن من ما 我'.split(
    ' ',
  ),
)
const articles = new Set('the a el la il lo l le les los las der die das de het'.split(' '))
/** In tokens. */
const maxWordsBetween = 3

/**
 * Finds the diets and allergens that a message asks about its dishes and options, rather than
 * stating them about the guest: "is the hummus vegan?", "humus glutensiz mi", "¿es vegano el
 * humus?". Those that the message also mentions elsewhere are the guest's.
 * @returns keys of targets, as from `targetKey`
 */
export function findAskedProperties(annotations: Annotations): ReadonlySet<string> {
  const properties = [
    ...filterCues(annotations.cues, 'diets').map((cue) => ({
      ...cue,
      keys: cueValues([cue], 'diets', diets).map((diet) => targetKey({ kind: 'diet', diet })),
      isWeak: true,
    })),
    ...annotations.foods.filter(isLeftOut).map((food) => ({
      ...food,
      keys: [...food.targets, ...asAllergies(food.targets)].map(targetKey),
      isWeak: food.relation === 'free',
    })),
  ]
  const subjects = [...annotations.mentions.filter(({ isKind }) => !isKind), ...annotations.options]
  const isAboutGuest = (property: (typeof properties)[number]) =>
    !property.isWeak || !subjects.some((mention) => isBeside(mention, property, annotations))
  const guestKeys = new Set(properties.filter(isAboutGuest).flatMap(({ keys }) => keys))
  return new Set(properties.flatMap(({ keys }) => keys)).difference(guestKeys)
}

function isBeside(mention: SentenceSpan, span: SentenceSpan, { tokens }: Annotations): boolean {
  if (span.sentence !== mention.sentence) return false
  const wordsBetween = (from: number, to: number) => tokens.slice(from, to).map(({ text }) => text)
  if (mention.end <= span.start) {
    const words = wordsBetween(mention.end, span.start)
    return words.length <= maxWordsBetween && !words.some((word) => guestWords.has(word))
  }
  const words = wordsBetween(span.end, mention.start)
  return words.length > 0 && words.every((word) => articles.has(word))
}
