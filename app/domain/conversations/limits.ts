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
/** Questions of all guests of a restaurant. */
export const questionsOfRestaurant = {
  name: 'chat_restaurant',
  times: 1_200,
  seconds: 60 * minute,
  messageKey,
}

/** Questions with which one owner tries the assistant. */
export const rehearsalsOfOwner = {
  name: 'rehearsal',
  times: 60,
  seconds: 60 * minute,
  messageKey: 'rehearsals_too_many',
}

/** The same from one network address: each owner's trials cost a provider, and nobody else. */
export const rehearsalsOfAddress = { ...rehearsalsOfOwner, name: 'rehearsal_address', times: 120 }

/** Replies that may be written at once, for one restaurant and in one process. */
export const repliesAtOnce = { ofRestaurant: 400, ofProcess: 1_500 }
