import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Block } from './blocks.ts'
import { capitalise } from './capitalise.ts'
import type { NamedTopic } from './phrases/phrase-types.ts'
import { textBlock, type Rendered } from './rendered.ts'
import type { Speaker } from './speaker.ts'

/** A reply's answers about the house: gives each once, and collects the unknown topics. */
export class HouseAnswers {
  readonly #quoted = new Set<string>()
  readonly #unknown = new Set<Topic>()

  /**
   * @param ownerText the owner's text for guests about the topic; empty if there is none
   * @param recorded what is recorded for guests' visits about it, as a sentence; empty for nothing
   */
  answer(topic: Topic, ownerText: string, speaker: Speaker, recordedText = ''): Block[] {
    if (ownerText === '' && recordedText !== '') {
      if (this.#quoted.has(recordedText)) return []
      this.#quoted.add(recordedText)
      return [textBlock(recordedText)]
    }
    if (ownerText === '') {
      this.#unknown.add(topic)
      return []
    }
    if (this.#quoted.has(ownerText)) return []
    this.#quoted.add(ownerText)
    const text = speaker.say('houseQuote', { words: ownerText })
    return [{ kind: 'quote', text, quote: ownerText }]
  }

  /** Renders one sentence about all topics without an owner's text. */
  end(speaker: Speaker): Rendered {
    if (this.#unknown.size === 0) return { blocks: [] }
    const gaps = [...this.#unknown].map((topic) => ({ kind: 'other', topic }) as const)
    const namedTopics = [...this.#unknown].filter(isNamed)
    if (namedTopics.length < this.#unknown.size) {
      return { blocks: [textBlock(speaker.say('houseUnknown'))], gaps }
    }
    const topics = speaker.list(namedTopics.map((topic) => speaker.book.topics[topic]))
    const text = speaker.say('houseUnknownOf', { topics: capitalise(topics, speaker) })
    return { blocks: [textBlock(text)], gaps }
  }
}

const isNamed = (topic: Topic): topic is NamedTopic => topic !== 'other'
