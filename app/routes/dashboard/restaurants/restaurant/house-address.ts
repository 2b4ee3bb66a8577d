import { topics, type Topic } from '#app/domain/guest-menu/topics.ts'

const param = 'topic'

/** The id of a topic's field. */
export const topicId = (topic: Topic) => `house-${topic}`

/** Returns the address of a topic's field on a restaurant's page. */
export const houseAddress = (page: string, topic: Topic) =>
  `${page}?${param}=${topic}#${topicId(topic)}`

/** Returns the topic whose field an address opens. */
export function addressedTopic(params: URLSearchParams): Topic | undefined {
  const topicParam = params.get(param)
  return topics.find((topic) => topic === topicParam)
}
