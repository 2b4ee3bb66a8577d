/**
 * How many characters of originals a model translates for one owner in `periodDays`: five menus of
 * 100 dishes into eleven languages. At about 0.7 tokens a character, in and out and for a second
 * attempt, that is 1.5 million tokens, some 0.60 USD at the prices of small models in November 2026
 * (0.10 to 0.40 USD per million), a tenth of the smallest plan's monthly price.
 */
export const maxCharacters = 1_500_000
export const periodDays = 30

/** What a batch counts at least, in characters: the rules that go with it cost as much. */
export const minCharged = 500

/** Tokens that a model takes for a character, in and out together; an estimate, decision 083. */
export const tokensPerCharacter = 0.9
/** Tokens of the rules, for each batch. */
export const tokensPerBatch = 450

/** The most subjects and characters of a batch, so that an answer takes less than a minute. */
export const maxBatch = { subjects: 12, characters: 3_000 }
/** How long a process has for a batch, in seconds, before another one may go on. */
export const claimSeconds = 180
/** The number of consecutive provider failures after which a run pauses. */
export const maxFailures = 3
