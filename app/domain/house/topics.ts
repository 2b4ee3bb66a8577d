/** What a house has besides its food, and its owner may write about for guests. */
export const topics = [
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
export type Topic = (typeof topics)[number]

/** What an owner has written for guests about a restaurant, by topic; a topic without text has no key. */
export type HouseFacts = Readonly<Partial<Record<Topic, string>>>
