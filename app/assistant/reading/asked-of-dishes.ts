import { heldBy } from '#app/domain/dietary/lexicon.ts'
import { diets } from '#app/domain/guest-menu/facts.ts'
import type { DishMention } from './dishes.ts'
import type { Found } from './find-all.ts'
import { signsOf } from './signs.ts'
import type { Span } from './span.ts'
import { nameOf, strictly } from './substances.ts'
import { isAvoiding } from './tie.ts'

// "Is the hummus ok for a vegan?", "the hummus, I'm vegan": what stands between is about the guest.
const ofGuests = new Set(
  'for fur pour para per voor для icin i im we were my our ben biz bana bize ich wir mir uns je nous moi yo soy somos me io sono siamo ik wij я мы мне ми мені أنا نحن من ما 我'.split(
    ' ',
  ),
)
const articles = new Set('the a el la il lo l le les los las der die das de het'.split(' '))
const mostBetween = 3

/**
 * Names of diets and of allergens that a message asks of its dishes and says nothing of its guest by:
 * "is the hummus vegan?", "humus glutensiz mi", "¿es vegano el humus?". What is said a second time,
 * elsewhere in the message, is the guest's.
 */
export function askedOfDishes(found: Found): ReadonlySet<string> {
  const said = [
    ...signsOf(found.signs, 'diets').map(({ start, end, meanings }) => ({
      span: { start, end },
      names: meanings.flatMap(({ kind, value }) =>
        kind === 'diets'
          ? diets.flatMap((diet) => (diet === value ? [nameOf({ kind: 'diet', diet })] : []))
          : [],
      ),
      isWeak: true,
    })),
    ...found.tied
      .filter(({ relation }) => relation && isAvoiding(relation))
      .map(({ start, end, abouts, relation }) => ({
        span: { start, end },
        names: [...abouts, ...strictly(abouts, heldBy)].map(nameOf),
        isWeak: relation === 'free',
      })),
  ]
  const isOfDish = ({ span, isWeak }: (typeof said)[number]) =>
    isWeak && found.mentions.some((mention) => isBeside(mention, span, found))
  const guests = new Set(said.filter((one) => !isOfDish(one)).flatMap(({ names }) => names))
  return new Set(said.flatMap(({ names }) => names.filter((name) => !guests.has(name))))
}

function isBeside(mention: DishMention, span: Span, { tokens }: Found): boolean {
  if (mention.isKind || tokens[span.start]?.sentence !== mention.sentence) return false
  const between = (from: number, to: number) => tokens.slice(from, to).map(({ text }) => text)
  if (mention.end <= span.start) {
    const words = between(mention.end, span.start)
    return words.length <= mostBetween && !words.some((word) => ofGuests.has(word))
  }
  const words = between(span.end, mention.start)
  return words.length > 0 && words.every((word) => articles.has(word))
}
