/** The topics, other than food, that an owner can write about for guests. */
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

/** An owner's information about a restaurant, by topic; a topic without text has no key. */
export type HouseFacts = Readonly<Partial<Record<Topic, string>>>
