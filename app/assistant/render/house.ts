import type { Topic } from '#app/domain/guest-menu/topics.ts'
import type { Block } from './blocks.ts'
import type { NamedTopic } from './phrases/words.ts'
import type { Speaker } from './speaker.ts'

/** What a reply says of the house: each text is quoted once, and what is not known is said at the end. */
export class HouseAnswers {
  readonly #quoted = new Set<string>()
  readonly #unknown = new Set<Topic>()

  /** @param words what the owner wrote for guests about the topic; empty for nothing */
  part(topic: Topic, words: string, speaker: Speaker): Block[] {
    if (words === '') {
      this.#unknown.add(topic)
      return []
    }
    if (this.#quoted.has(words)) return []
    this.#quoted.add(words)
    return [{ kind: 'quote', text: speaker.say('houseQuote', { words }), quote: words }]
  }

  /** One sentence for all topics of which the owner wrote nothing. */
  end(speaker: Speaker): Block[] {
    if (this.#unknown.size === 0) return []
    const named = [...this.#unknown].filter(isNamed)
    const isAllNamed = named.length === this.#unknown.size
    const topics = speaker.list(named.map((topic) => speaker.book.topics[topic]))
    const text = isAllNamed
      ? speaker.say('houseUnknownOf', { topics: capitalised(topics, speaker) })
      : speaker.say('houseUnknown')
    return [{ kind: 'text', text }]
  }
}

const isNamed = (topic: Topic): topic is NamedTopic => topic !== 'other'

const capitalised = (text: string, { language }: Speaker) =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
