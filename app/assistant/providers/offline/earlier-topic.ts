import { foldedWords } from '#app/domain/dietary/fold-text.ts'
import type { MenuQuestion } from '../../port.ts'
import { asks } from './intents.ts'
import type { IndexedDish } from './menu-index.ts'
import { mayTellAllergy, readQuestion, type Question } from './question.ts'

/**
 * Takes a question apart with what the talk has left open: "And the fava?" asks what was asked of
 * the dish before, "Which of them have nuts?" looks where was looked before, and an allergy once
 * told holds for whatever the guest may eat. Of the talk only what matters to it is taken apart.
 */
export function readInTalk(request: MenuQuestion): Question {
  const read = (question: string) => readQuestion({ ...request, question, history: [] })
  const earlier = request.history
    .filter(({ role }) => role === 'user')
    .map(({ text }) => text.slice(0, 500))
    .toReversed()
  const [last] = earlier
  const question = readQuestion(request)
  const onTopic = last === undefined ? question : onTopicOf(question, () => read(last))
  const toldEarlier = () => earlier.values().filter(mayTellAllergy).map(read).find(tellsAllergy)
  return withAllergy(onTopic, tellsAllergy(onTopic) ? onTopic : toldEarlier())
}

/** @param last takes the guest's turn before apart */
function onTopicOf(question: Question, last: () => Question): Question {
  const variant = variantOf(question)
  if (variant) return withTopic({ ...question, mentions: [[variant]] }, last())
  if (pointsAtList(question)) return { ...question, headings: last().headings }
  return isElliptical(question) ? withTopic(question, last()) : question
}

const otherKind =
  /^(?:and |or |what about |how about )?with (\w+)$|^(?:peki |ya )(\w+l[iu])(?: olan\w*)?$/

/** "And with chicken?": the dish that is called like the one before, and so besides. */
function variantOf({ text, isFollowUp, mentions, index }: Question): IndexedDish | undefined {
  const [, english, turkish] = otherKind.exec(text) ?? []
  const besides = english ?? turkish
  const [before] = mentions.flat()
  if (!isFollowUp || besides === undefined || !before) return undefined
  const wanted = [...foldedWords(before.dish.name), besides]
  return index.dishes.find(({ dish }) => {
    const words = foldedWords(dish.name)
    return dish !== before.dish && wanted.every((word) => words.includes(word))
  })
}

const listPointer =
  /\b(of (them|these|those)|which (one|ones)|hangisi\w*|hangileri|bunlar\w*|onlar\w*|aralarinda\w*)\b/

const pointsAtList = ({ text, headings, mentions }: Question) =>
  headings.length === 0 && mentions.length === 0 && listPointer.test(text)

/** Whether a question names a dish and leaves open what is asked of it. */
function isElliptical({
  text,
  mentions,
  isFollowUp,
  facts,
  foods,
  diet,
  sense,
}: Question): boolean {
  return (
    mentions.length > 0 &&
    !isFollowUp &&
    /^(and|what about|how about|or|peki|ya|bir de)\b|\bya$/.test(text) &&
    facts.length + foods.length === 0 &&
    diet === undefined &&
    sense === undefined &&
    !hasIntent(text)
  )
}

const hasIntent = (text: string) =>
  [asks.price, asks.calories, asks.ingredients, asks.making, asks.picture, asks.recommend].some(
    (intent) => intent.test(text),
  )

const withTopic = (question: Question, last: Question): Question =>
  last.mentions.length === 0
    ? question
    : { ...last, mentions: question.mentions, language: question.language }

const mayI =
  /\b(can (i|he|she|we|they)|may i|is (it|this|that)|are (they|these|those)|ok|okay|fine|safe|yiyebil\w*|icebil\w*|alabil\w*|uygun\w*|olur mu)\b/

const tellsAllergy = ({ isAllergy, facts, foods }: Question) =>
  isAllergy && facts.length + foods.length > 0

/** What a guest must avoid is told once, and holds for each dish that is spoken of after it. */
function withAllergy(question: Question, told: Question | undefined): Question {
  if (!told) return question
  const { text, facts, foods, diet } = question
  const isOpen = facts.length + foods.length === 0 && diet === undefined
  const isWish = mayI.test(text) || asks.recommend.test(text)
  if (!isOpen || !isWish) return { ...question, toldAllergy: told }
  return {
    ...question,
    toldAllergy: told,
    facts: told.facts,
    foods: told.foods,
    plainFoods: told.plainFoods,
    wholeFacts: told.wholeFacts,
    isAllergy: true,
    avoiding: 'strict',
  }
}
