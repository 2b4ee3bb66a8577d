/** The topics, other than food, that an owner can write about for guests. */
export const writtenTopics = [
  'hours',
  'payment',
  'booking',
  'place',
  'wifi',
  'parking',
  'children',
  'pets',
  'music',
  'access',
  'events',
  'kitchen',
  'terrace',
  'takeaway',
  'other',
] as const
export type WrittenTopic = (typeof writtenTopics)[number]

/** The topics, other than food, that guests ask about. Records alone answer the first three. */
export const topics = ['phone', 'links', 'languages', ...writtenTopics] as const
export type Topic = (typeof topics)[number]

export const isWrittenTopic = (topic: Topic): topic is WrittenTopic =>
  writtenTopics.some((written) => written === topic)

/** An owner's information about a restaurant, by topic; a topic without text has no key. */
export type HouseFacts = Readonly<Partial<Record<WrittenTopic, string>>>
