import {
  isWrittenTopic,
  topics,
  type Topic,
  type WrittenTopic,
} from '#app/domain/guest-menu/topics.ts'
import { parseMessage } from '../reading/parse-message.ts'
import { findCues, filterCues, cueValues, type Cue } from '../reading/cues.ts'
import { phraseLanguages } from '../render/phrases/phrase-types.ts'

// "12:00–23:00", "12.00-23.00 arası".
const timesOfDay = /\d{1,2}[:.]\d{2}\s*[-–—]\s*\d{1,2}/u

/** Detects the topics that an owner's sentence names, by the phrases that guests use for them. */
export function detectTopics(sentence: string): Topic[] {
  const namedTopics = cueValues(cuesInSentence(sentence), 'topics', topics)
  return timesOfDay.test(sentence) && !namedTopics.includes('hours')
    ? ['hours', ...namedTopics]
    : namedTopics
}

/** Returns the topic of an instruction that reads like a fact for guests, otherwise undefined. */
export function findFactTopic(instruction: string): WrittenTopic | undefined {
  // "Recommend the terrace" is an instruction for the assistant, not information for guests.
  const isAdvice = filterCues(cuesInSentence(instruction), 'asks', 'recommend').length > 0
  return isAdvice ? undefined : detectTopics(instruction).find(isWrittenTopic)
}

/** Matches phrases of the sentence's language, or of all languages if it is too short to tell. */
function cuesInSentence(sentence: string): Cue[] {
  const { phrases, language } = parseMessage(sentence)
  return findCues(phrases, language ? [language] : phraseLanguages)
}
