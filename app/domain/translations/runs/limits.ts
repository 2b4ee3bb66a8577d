/**
 * The maximum number of original characters that a model translates for one owner in `periodDays`: enough
 * for five menus of 100 dishes into eleven languages. By `tokensPerCharacter` that is 1.4 million tokens,
 * at most 0.60 USD at the prices of small models in November 2026
 * (0.10 to 0.40 USD per million), a tenth of the smallest plan's monthly price.
 */
export const maxCharacters = 1_500_000
export const periodDays = 30

/** The minimum charge for a batch, in characters: its instructions cost as much. */
export const minCharged = 500

/** Tokens per original character, in and out together; an estimate, decision 083. */
export const tokensPerCharacter = 0.9
/** Tokens of the instructions, per batch. */
export const tokensPerBatch = 450

/** The maximum size of a batch, so that an answer takes less than a minute. */
export const maxBatch = { subjects: 12, characters: 3_000 }
/** The seconds after which a claim expires and another process may continue the run. */
export const claimSeconds = 180
/** The number of consecutive provider failures after which a run pauses. */
export const maxFailures = 3
