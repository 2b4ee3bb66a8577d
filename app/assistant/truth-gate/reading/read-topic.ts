import { foldText } from '#app/domain/dietary/fold-text.ts'
import type { MenuQuestion } from '../../port.ts'
import { readAsked } from '../../providers/offline/read-asked.ts'
import type { Question } from '../../providers/offline/question.ts'
import { asks } from '../../providers/offline/intents.ts'
import { asksDiet, foodsAskedOf, foodsOf } from './asked-contents.ts'
import type { ClaimedFood } from './claim.ts'
import { orderedIn } from '../checking/check-sums.ts'
import { countOf, type Counted } from './explain-figures.ts'
import { valuesOf } from '../words/number-words.ts'
import { readFigures } from './read-figures.ts'
import { readWords } from '../words/read-words.ts'
import { ofHealth } from '../words/shapes.ts'
import type { Asked, Topic } from './topic.ts'

/** What a reply is read with before its first sentence. */
export interface OpenedTopic {
  readonly topic: Topic
  /** In which the guest asked, ISO 639-1. */
  readonly language: string
  /** Figures in the guest's question. */
  readonly figures: readonly number[]
  /** Whether the guest asks what is in the food, or what may be eaten. */
  readonly isOfHealth: boolean
  /** Whether this very question, and none before it, asks of allergens, foods or a diet. */
  readonly asksOfFood: boolean
}

/** Takes a guest's question apart, for what the reply to it may mean. */
export function openTopic(request: MenuQuestion): OpenedTopic {
  const { question, language, asked } = readAsked(request)
  const yes = meaningOfYes(asked.question)
  // Of another language too little is understood to tell a name from a question.
  const isOurs = language === 'en' || language === 'tr'
  const foods = isOurs ? foodsAskedOf(question, yes) : foodsOf(question)
  const diet = isOurs && !asksDiet(question) ? undefined : question.diet
  const told = question.toldAllergy
  const isAvoiding = question.avoiding === 'strict' || question.isAllergy
  const avoided = [...(told ? foodsOf(told) : []), ...(isAvoiding ? foods : [])]
  const dishes = [...new Set(question.mentions.flat())].map(({ dish }) => dish)
  // What 300 lira buy is no question on health; what may be eaten is one.
  const isOfBudget = question.budget !== undefined && request.history.length === 0
  const spoken = foldText(asked.question)
  const speaksOfHealth = ofHealth.test(isOfBudget ? spoken.replaceAll(mayEat, ' ') : spoken)
  const isOfHealth =
    foods.some(({ facts }) => facts.length > 0) ||
    diet !== undefined ||
    question.isAllergy ||
    told !== undefined ||
    speaksOfHealth ||
    shared.test(spoken)
  return {
    language,
    figures: figuresIn(readWords(request.question).words),
    isOfHealth,
    asksOfFood:
      foods.length > 0 ||
      diet !== undefined ||
      question.isAllergy ||
      question.mentions.length > 0 ||
      speaksOfHealth,
    topic: {
      isOfHealth,
      isWarned: false,
      answered: [],
      told: [],
      index: question.index,
      currency: request.menu.menu.currency,
      asked: {
        foods,
        diet,
        dishes,
        yes,
        isOfFigures: asks.price.test(spoken) || asks.calories.test(spoken),
        isOfOrder: !question.isAllergy && !told && asksToLeaveOut(asked.question),
        isOfSome: asksForSome(asked.question),
      },
      avoided: withoutDoubles(avoided),
      seeksSafe: isAvoiding && dishes.length === 0,
      last: [],
      named: [],
      order: [],
      askedOrder: askedOrder(request, question),
      sums: sumsIn(request),
      ofEnergy: asks.calories.test(spoken) && !asks.price.test(spoken),
      foods,
      before: [],
      heading: [],
      isWarningList: false,
    },
  }
}

const figuresIn = (words: readonly string[]) =>
  words.flatMap((word) => countOf(word) ?? valuesOf(word))

/** How many of each dish the guest speaks of, now or in the question before. */
function askedOrder({ question: text }: MenuQuestion, { index, mentions }: Question): Counted[] {
  const counted = orderedIn(readWords(text).words, index)
  return counted.length > 0
    ? counted
    : mentions.map((some) => ({ dishes: some.map(({ dish }) => dish), count: 1 }))
}

/** The last figure of the last reply: what a guest who asks "and for two?" means. */
function sumsIn({ history }: MenuQuestion): number[] {
  const last = history.findLast(({ role }) => role === 'assistant')
  const figures = last ? readFigures(readWords(last.text).words).prices : []
  return figures.slice(-1).flatMap(({ values }) => values)
}

/** Of an oil or a pan that several dishes share. */
const shared = /\b(same|shared?|ayni|ortak) (\w+ )?(oil|fryer|pan|grill|yag|fritoz|tava|kizart)\w*/
const mayEat = /\b(yiyebil|icebil)\w*/g

function withoutDoubles(foods: readonly ClaimedFood[]): ClaimedFood[] {
  return [...new Map(foods.map((food) => [food.concept, food])).values()]
}

const free =
  /\b(free|without|safe|safely|ok|okay|fine|suitable|suit|(can|could|may|might|should|shall) (i|we|he|she|they|my \w+) (eat|have|drink|order|try|get)|able to eat|no|avoid|icermeyen|icermez|icermiyor|olmayan|guvenli\w*|uygun\w*|olur mu|olur mudur|yenir mi|yesem|gider mi|dokunur mu|uyar mi|yiyebilir\w*|icebilir\w*|tuketebilir\w*|sorun olur|\w+s[iu]z)\b/
const contains =
  /\b(contains?|containing|any|in (it|the|this|that)|have|has|is there|are there|include\w*|made with|icer(ir|iyor|en)\w*|var|icinde|bulun(ur|uyor)\w*|kullan\w*|yapil\w*|\w{3,}l[iu] m[iu]|\w+[dt][ae]( \w+){1,2} ol(abilir|uyor) m[iu])\b/

/** "I have an allergy", which asks for nothing. */
const tells =
  /\b(have|has|having|had) (an? |my )?(\w+ ){0,4}(allerg\w*|intoleran\w*|sensitiv\w*)|\b(alerji|intolerans|hassasiyet)\w* (da |de )?var\b/g

/** What a "yes" to these words says. */
export function meaningOfYes(question: string): Asked['yes'] {
  const text = foldText(question).replaceAll(tells, ' ')
  const [isFree, isContains] = [free.test(text), contains.test(text)]
  if (isFree)
    return isContains &&
      /\b(have|var|any|is there|are there)\b/.test(text) &&
      !/\bcontain/.test(text)
      ? 'free'
      : isContains
        ? 'unclear'
        : 'free'
  return isContains ? 'contains' : 'unclear'
}

const leavesOut =
  /\b(can|could|may) (i|we|you|he|she|they|it|this|the \w+( \w+)?) (get|have|order|do|make|be|come|leave)\b.* without\b|\w{2,}s[iu]z (olur|yap\w*|hazirla\w*|getir\w*|alabilir\w*|isteyebilir\w*) ?m?/

/** Whether a question asks to have a dish made without something, and not whether it is without. */
export const asksToLeaveOut = (question: string): boolean => leavesOut.test(foldText(question))

/** Whether a question looks for some dishes, and asks nothing of all of them. */
export function asksForSome(question: string): boolean {
  const text = foldText(question)
  return (
    /\b(any|some\w*|options?|dishes|have|which|what|var|hangi\w*|ne|neler)\b/.test(text) &&
    !/\b(all|every\w*|whole|hepsi\w*|tum|butun|her|hicbir\w*)\b/.test(text)
  )
}
