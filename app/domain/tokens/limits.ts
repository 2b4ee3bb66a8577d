/** Tokens of a team. */
export const maxTokens = 20

/** Requests per token. */
export const requestsPerToken = {
  name: 'api_token',
  times: 600,
  seconds: 10 * 60,
  messageKey: 'requests_too_many',
} as const

/**
 * Requests without a valid token per network address. This protects the database: a token has 256
 * random bits, so none can be guessed.
 */
export const failedTokensPerAddress = {
  name: 'api_failed_address',
  times: 30,
  seconds: 15 * 60,
  messageKey: 'requests_too_many',
} as const
