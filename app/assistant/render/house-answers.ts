import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Block } from './blocks.ts'
import { capitalise } from './capitalise.ts'
import type { NamedTopic } from './phrases/phrase-types.ts'
import { textBlock, type Rendered } from './rendered.ts'
import type { Speaker } from './speaker.ts'

/** A reply's answers about the house: gives each once, and collects the unknown topics. */
export class HouseAnswers {
  readonly #said = new Set<string>()
  readonly #unknown = new Set<Topic>()

  /**
   * @param ownerText the owner's text for guests about the topic; empty if there is none
   * @param recorded what is recorded about it for guests' visits
   */
  answer(
    topic: Topic,
    ownerText: string,
    speaker: Speaker,
    recorded: readonly Block[] = [],
  ): Block[] {
    const blocks = [...recorded, ...(ownerText === '' ? [] : [quote(ownerText, speaker)])]
    if (blocks.length === 0) this.#unknown.add(topic)
    const newBlocks = blocks.filter(({ text }) => !this.#said.has(text))
    for (const { text } of newBlocks) this.#said.add(text)
    return newBlocks
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

/** Quotes a text of the owner. */
export const quote = (words: string, speaker: Speaker): Block => ({
  kind: 'quote',
  text: speaker.say('houseQuote', { words }),
  quote: speaker.owner.translate(words),
})

const isNamed = (topic: Topic): topic is NamedTopic => topic !== 'other'
