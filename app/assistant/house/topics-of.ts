import { topics, type Topic } from '#app/domain/guest-menu/topics.ts'
import { openMessage } from '../reading/message.ts'
import { findSigns, signsOf, valuesOf, type Sign } from '../reading/signs.ts'
import { phraseLanguages } from '../render/phrases/words.ts'

// "12:00–23:00", "12.00-23.00 arası".
const timesOfDay = /\d{1,2}[:.]\d{2}\s*[-–—]\s*\d{1,2}/u

/** The topics that an owner's sentence names, by the words with which guests ask about them. */
export function topicsOf(sentence: string): Topic[] {
  const named = valuesOf(signsOfSentence(sentence), 'topics', topics)
  return timesOfDay.test(sentence) && !named.includes('hours') ? ['hours', ...named] : named
}

/** The topic of an instruction that reads like a fact for guests; undefined for any other. */
export function topicOfFact(instruction: string): Topic | undefined {
  // "Recommend the terrace" is an instruction for the assistant, not information for guests.
  const isWish = signsOf(signsOfSentence(instruction), 'asks', 'recommend').length > 0
  return isWish ? undefined : topicsOf(instruction)[0]
}

/** A short sentence shows no language: then it is read in all of them. */
function signsOfSentence(sentence: string): Sign[] {
  const { phrases, language } = openMessage(sentence)
  return findSigns(phrases, language ? [language] : phraseLanguages)
}
