/**
 * Limits of guests' questions (threats row 9). A whole dining room shares one network address, so
 * that limit is wide. The limit per restaurant bounds what an hour can cost its owner, whoever
 * asks.
 */

const minute = 60
const messageKey = 'chat_too_many'

/** Questions per guest and restaurant. */
export const questionsOfGuest = { name: 'chat_guest', times: 20, seconds: 5 * minute, messageKey }
/** Questions per network address and restaurant. */
export const questionsOfAddress = {
  name: 'chat_address',
  times: 300,
  seconds: 15 * minute,
  messageKey,
}
/**
 * Questions per network address, restaurant and day that a model answers; beyond it, the offline
 * planner does. More than a full dining room asks, and at 0.01 per message a fifth of the largest
 * plan's monthly price.
 */
export const questionsOfAddressADay = {
  name: 'chat_address_day',
  times: 2_000,
  seconds: 24 * 60 * minute,
  messageKey,
}
/** Questions per restaurant, of all guests. */
export const questionsOfRestaurant = {
  name: 'chat_restaurant',
  times: 1_200,
  seconds: 60 * minute,
  messageKey,
}

/**
 * Test questions per owner: with a model they cost the provider's price, but no messages of the
 * plan.
 */
export const rehearsalsOfOwner = {
  name: 'rehearsal',
  times: 30,
  seconds: 60 * minute,
  messageKey: 'rehearsals_too_many',
}
/** Test questions per owner and day. */
export const rehearsalsOfOwnerADay = {
  ...rehearsalsOfOwner,
  name: 'rehearsal_day',
  times: 100,
  seconds: 24 * 60 * minute,
}
/** Test questions per network address, across accounts. */
export const rehearsalsOfAddress = { ...rehearsalsOfOwner, name: 'rehearsal_address', times: 60 }

/** Maximum concurrent replies, per restaurant and per process. */
export const repliesAtOnce = { ofRestaurant: 400, ofProcess: 1_500 }
