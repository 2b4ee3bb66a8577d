import { useEffect, useState, useSyncExternalStore } from 'react'
import { isStatedFact, type StatedFact } from '#app/domain/guest-menu/statements.ts'
import type { GuestTranslate } from '#app/i18n/guest.ts'
import type { ChatState } from '#app/routes/chat/chat-state.ts'
import { isDiet } from '../filter-code.ts'
import {
  noAvoidances,
  onChatAvoidances,
  rememberChatAvoidances,
  chatAvoidances,
} from './avoidances.ts'
import { chooseFacts, chosenFacts, onChoice } from './filter-choice.ts'

/** What the filter and the chat exchange about what the guest avoids. */
export interface SharedFilter {
  /**
   * Says what the guest has chosen in the filter; empty if the chat knows it already or must not
   * know it.
   */
  readonly sentence: string
  /** Returns the current sentence, even before the chat is hydrated. */
  sentenceNow(): string
  /** Keeps the present choice from the next question. */
  withhold(): void
  /** Called after a question was sent. */
  endWithholding(): void
  /** The names of what the guest avoids according to the chat, but not according to the filter. */
  readonly offered: string
  /** Whether the guest avoids anything, according to the filter or the chat. */
  readonly isAvoiding: boolean
  /** Adds the offered avoidances to the filter. */
  accept(): void
}

/** Shares what the guest avoids between the filter and the chat. */
export function useSharedFilter(state: ChatState, translate: GuestTranslate): SharedFilter {
  const chosen = useSyncExternalStore(onChoice, chosenFacts, () => '')
  const [withheld, setWithheld] = useState('')
  const fromChat = useSyncExternalStore(onChatAvoidances, chatAvoidances, () => noAvoidances)
  useEffect(() => {
    if (state.avoids) rememberChatAvoidances(state.avoids, state.avoidedFoods)
    else if (state.messages.length === 0) rememberChatAvoidances([])
  }, [state])
  const facts = toFacts(chosen)
  // Only with an answer: the assistant doesn't know a question that never arrived.
  const isKnown = (sentence: string) =>
    state.messages.some(
      ({ role, text }, index) =>
        role === 'user' &&
        text.startsWith(sentence) &&
        state.messages[index + 1]?.role === 'assistant',
    )
  const sentenceOf = (choice: string) => {
    const sentence = say(toFacts(choice), translate)
    return choice === withheld || isKnown(sentence) ? '' : sentence
  }
  const missing = (state.avoids ?? []).filter(isStatedFact).filter((fact) => !facts.includes(fact))
  return {
    sentence: sentenceOf(chosen),
    sentenceNow: () => sentenceOf(chosenFacts()),
    withhold: () => setWithheld(chosen),
    endWithholding: () => setWithheld(''),
    offered: missing.map((fact) => translate(`fact_${fact}`)).join(translate('comma')),
    isAvoiding: facts.length > 0 || fromChat.length > 0,
    accept: () => chooseFacts(missing),
  }
}

const toFacts = (choice: string) => choice.split(' ').filter(isStatedFact)

function say(facts: readonly StatedFact[], translate: GuestTranslate): string {
  const name = (fact: StatedFact) => translate(`fact_${fact}`)
  const contents = facts.filter((fact) => !isDiet(fact)).map(name)
  const diets = facts.filter(isDiet).map(name)
  const list = (names: readonly string[]) => names.join(translate('comma'))
  return [
    ...(contents.length > 0 ? [translate('sayAvoided', { names: list(contents) })] : []),
    ...(diets.length > 0 ? [translate('sayDiet', { names: list(diets) })] : []),
  ].join(' ')
}
