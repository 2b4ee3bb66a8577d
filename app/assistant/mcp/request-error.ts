/** A request that can't be answered; the message, in English for a model, says what to change. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
}
