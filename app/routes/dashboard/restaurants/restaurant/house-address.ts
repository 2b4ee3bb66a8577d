import {
  isWrittenTopic,
  writtenTopics,
  type Topic,
  type WrittenTopic,
} from '#app/domain/guest-menu/topics.ts'

const param = 'topic'

/** The id of a topic's field. */
export const topicId = (topic: Topic) => `house-${topic}`

/** Returns the address of a topic's field on a restaurant's page. */
export const houseAddress = (page: string, topic: Topic) =>
  isWrittenTopic(topic)
    ? `${page}?${param}=${topic}#${topicId(topic)}`
    : `${page}#${topicId(topic)}`

/** Returns the topic whose field an address opens. */
export function addressedTopic(params: URLSearchParams): WrittenTopic | undefined {
  const topicParam = params.get(param)
  return writtenTopics.find((topic) => topic === topicParam)
}
