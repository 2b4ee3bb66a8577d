import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import { targetKey } from '#app/assistant/reading/dietary-targets.ts'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/phrase-types.ts'
import {
  detectionTable,
  readAvoidances,
  setSuffixes,
  type DetectionCount,
} from './report-detection.ts'
import { readUnseenMenu, type UnseenQuestion } from './read-unseen.ts'

const { menu } = readUnseenMenu('k')
const readSingleMessage = (text: string, language: PhraseLanguage) =>
  readConversation(text, [], menu, language)

/** Returns the keys of the targets that the reply to a message leaves out. */
function avoidedIn(text: string, language: PhraseLanguage): string[] {
  const { avoided, wished } = readSingleMessage(text, language)
  return [...avoided, ...wished].map(targetKey)
}

const joiners: readonly ((sentence: string, question: string) => string)[] = [
  (sentence, question) => `${sentence}. ${question}`,
  (sentence, question) => `${question}. ${sentence}`,
  (sentence, question) => `${sentence}, ${question}`,
  (sentence, question) => `${question}, ${sentence}`,
  (sentence, question) => `${sentence} ${question}`,
  (sentence, question) => `${question} ${sentence}`,
]

/** Joins each sentence in every way, each time with another question, and counts the detections. */
function countDetected(
  sentences: readonly string[],
  questions: readonly string[],
  isDetected: (joinedMessage: string, sentence: string) => boolean,
): DetectionCount {
  const results = sentences.flatMap((sentence, index) =>
    joiners.map((join, joinerIndex) => {
      const question = questions[(index * joiners.length + joinerIndex) % questions.length] ?? ''
      return isDetected(join(sentence, question), sentence)
    }),
  )
  return { correct: results.filter(Boolean).length, total: results.length }
}

// Guests rarely type a long question beside an avoidance.
const maxQuestionLength = 90

/**
 * Prints how many avoidances are still detected when a guest asks something else in the same message.
 * Skips sentences that are not detected alone.
 */
export function reportCombinedMessages(
  unseen: readonly UnseenQuestion[],
  print: (text: string) => void,
): void {
  const rows = phraseLanguages.map((language) => {
    const questions = unseen
      .filter(({ lang, history = [] }) => lang === language && history.length === 0)
      .map(({ ask }) => ask)
      .filter((text) => text.length <= maxQuestionLength && avoidedIn(text, language).length === 0)
    const avoidances = setSuffixes.flatMap((suffix) =>
      readAvoidances(suffix, language)
        .map(({ text }) => text)
        .filter((text) => avoidedIn(text, language).length > 0),
    )
    return {
      language,
      counts: [
        countDetected(avoidances, questions, (joinedMessage, sentence) => {
          const detectedTargets = avoidedIn(joinedMessage, language)
          return avoidedIn(sentence, language).some((name) => detectedTargets.includes(name))
        }),
      ],
    }
  })
  const table = detectionTable(['avoidances detected'], rows)
  print(`Avoidances beside another question\n\n${table}\n`)
}
