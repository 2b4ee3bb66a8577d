import { readConversation } from '#app/assistant/reading/read-conversation.ts'
import { nameOf } from '#app/assistant/reading/substances.ts'
import { phraseLanguages, type PhraseLanguage } from '#app/assistant/render/phrases/words.ts'
import { tableOf } from '../table.ts'
import { readAvoidances, readCries } from './hearing.ts'
import { readUnseenMenu, type UnseenQuestion } from './unseen.ts'

const { menu } = readUnseenMenu('k')
const readAlone = (text: string, language: PhraseLanguage) =>
  readConversation(text, [], menu, language)
const avoidedIn = (text: string, language: PhraseLanguage) =>
  readAlone(text, language).avoided.map(nameOf)

/** Ways to put a sentence beside another one. */
const joints: readonly ((one: string, other: string) => string)[] = [
  (one, other) => `${one}. ${other}`,
  (one, other) => `${other}. ${one}`,
  (one, other) => `${one}, ${other}`,
  (one, other) => `${other}, ${one}`,
  (one, other) => `${one} ${other}`,
  (one, other) => `${other} ${one}`,
]

interface Kept {
  readonly kept: number
  readonly of: number
}

/** Joins each sentence with a question in each way; the question changes every time. */
function joinAll(
  sentences: readonly string[],
  questions: readonly string[],
  isKept: (joined: string, sentence: string) => boolean,
): Kept {
  const results = sentences.flatMap((sentence, place) =>
    joints.map((join, way) => {
      const question = questions[(place * joints.length + way) % questions.length] ?? ''
      return isKept(join(sentence, question), sentence)
    }),
  )
  return { kept: results.filter(Boolean).length, of: results.length }
}

// A long question is seldom typed beside a cry for help.
const longestQuestion = 90

/**
 * Prints how many avoidances and cries for help are still heard when a guest asks something else in
 * the same message. Sentences that are not heard alone are left out.
 */
export function runCombined(asked: readonly UnseenQuestion[], print: (text: string) => void): void {
  const rows = phraseLanguages.map((language) => {
    const questions = asked
      .filter(({ lang, ask, history = [] }) => {
        const isOfLanguage = lang === language && history.length === 0
        return (
          isOfLanguage && ask.length <= longestQuestion && avoidedIn(ask, language).length === 0
        )
      })
      .map(({ ask }) => ask)
    const avoidances = ['', '-2'].flatMap((set) =>
      readAvoidances(set, language)
        .map(({ text }) => text)
        .filter((text) => avoidedIn(text, language).length > 0),
    )
    const cries = ['', '-2'].flatMap((set) =>
      readCries(set, language)
        .filter(({ text, emergency }) => emergency && readAlone(text, language).isEmergency)
        .map(({ text }) => text),
    )
    const kept = joinAll(avoidances, questions, (joined, sentence) => {
      const heard = avoidedIn(joined, language)
      return avoidedIn(sentence, language).some((name) => heard.includes(name))
    })
    const cried = joinAll(cries, questions, (joined) => readAlone(joined, language).isEmergency)
    return { language, counts: [kept, cried] }
  })
  const sum = (place: number): Kept => ({
    kept: rows.reduce((total, { counts }) => total + (counts[place]?.kept ?? 0), 0),
    of: rows.reduce((total, { counts }) => total + (counts[place]?.of ?? 0), 0),
  })
  const table = tableOf(
    ['language', 'avoidances kept', 'cries for help kept'],
    [...rows, { language: 'all', counts: [sum(0), sum(1)] }].map(({ language, counts }) => [
      language,
      ...counts.map(({ kept, of }) => `${kept} of ${of}`),
    ]),
  )
  print(`Avoidances and emergencies beside another question\n\n${table}\n`)
}
