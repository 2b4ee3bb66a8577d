/*
 * Limits of guests' questions (threat 9). A whole dining room shares one network address, so that
 * limit is wide. The limit per restaurant caps the hourly cost for its owner, whoever asks.
 */

const minute = 60
const messageKey = 'chat_too_many'

/** Questions per guest and restaurant. */
export const questionsPerGuest = { name: 'chat_guest', times: 20, seconds: 5 * minute, messageKey }
/** Questions per network address and restaurant. */
export const questionsPerAddress = {
  name: 'chat_address',
  times: 300,
  seconds: 15 * minute,
  messageKey,
}
/**
 * Questions per network address, restaurant and day that a model answers; the offline planner
 * answers the rest. More than a full dining room asks, and at 0.01 per message a fifth of the
 * largest plan's monthly price.
 */
export const questionsPerAddressPerDay = {
  name: 'chat_address_day',
  times: 2_000,
  seconds: 24 * 60 * minute,
  messageKey,
}
/** Questions per restaurant, of all guests. */
export const questionsPerRestaurant = {
  name: 'chat_restaurant',
  times: 1_200,
  seconds: 60 * minute,
  messageKey,
}

/**
 * Test questions per owner. With a model they cost the provider's price, but don't count towards
 * the plan.
 */
export const rehearsalsPerOwner = {
  name: 'rehearsal',
  times: 30,
  seconds: 60 * minute,
  messageKey: 'rehearsals_too_many',
}
/** Test questions per owner and day. */
export const rehearsalsPerOwnerPerDay = {
  ...rehearsalsPerOwner,
  name: 'rehearsal_day',
  times: 100,
  seconds: 24 * 60 * minute,
}
/** Test questions per network address, across accounts. */
export const rehearsalsPerAddress = { ...rehearsalsPerOwner, name: 'rehearsal_address', times: 60 }

/** The maximum number of concurrent replies. */
export const maxConcurrentReplies = { perRestaurant: 400, perProcess: 1_500 }
