/*
 * How often guests may ask (threats row 9). A whole dining room sits behind one network
 * address, so that one is wide; a restaurant's own count bounds what an hour can cost its
 * owner, whoever asks from wherever.
 */

const minute = 60
const messageKey = 'chat_too_many'

/** Questions of one guest at one restaurant. */
export const questionsOfGuest = { name: 'chat_guest', times: 20, seconds: 5 * minute, messageKey }
/** Questions from one network address at one restaurant. */
export const questionsOfAddress = {
  name: 'chat_address',
  times: 300,
  seconds: 15 * minute,
  messageKey,
}
/**
 * The same in a day that a model answers: beyond it, the offline planner does. More than a full
 * dining room asks, and at 0.01 a message a fifth of what the largest plan costs a month.
 */
export const questionsOfAddressADay = {
  name: 'chat_address_day',
  times: 2_000,
  seconds: 24 * 60 * minute,
  messageKey,
}
/** Questions of all guests of a restaurant. */
export const questionsOfRestaurant = {
  name: 'chat_restaurant',
  times: 1_200,
  seconds: 60 * minute,
  messageKey,
}

/**
 * Test questions of one owner to the assistant: with a model they cost the provider's price, and
 * no message of the plan.
 */
export const rehearsalsOfOwner = {
  name: 'rehearsal',
  times: 30,
  seconds: 60 * minute,
  messageKey: 'rehearsals_too_many',
}
/** The same in a day. */
export const rehearsalsOfOwnerADay = {
  ...rehearsalsOfOwner,
  name: 'rehearsal_day',
  times: 100,
  seconds: 24 * 60 * minute,
}
/** Test questions from one network address, whatever accounts they come from. */
export const rehearsalsOfAddress = { ...rehearsalsOfOwner, name: 'rehearsal_address', times: 60 }

/** Replies that may be written at once, for one restaurant and in one process. */
export const repliesAtOnce = { ofRestaurant: 400, ofProcess: 1_500 }
