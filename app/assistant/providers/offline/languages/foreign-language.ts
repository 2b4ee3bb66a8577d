/** A language of guests in which the offline assistant understands words and says one sentence. */
export interface ForeignLanguage {
  /** ISO 639 code. */
  readonly code: string
  /** In the language itself: that the facts follow in English, and who knows about allergies. */
  readonly notice: string
  /** Words that mark the language and say nothing about food. */
  readonly fillers: string
  /** By what they mean in English: the starts of words, without accents or with them. */
  readonly words: Readonly<Record<string, string>>
}
