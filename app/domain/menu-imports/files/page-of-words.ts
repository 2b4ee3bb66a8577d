/** A word, or a run of words, and where it stands on its page: from the top left, in the page's unit. */
export interface PlacedWord {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How sure the reader of a picture is, from 0 to 100; undefined for the text of a file. */
  readonly confidence?: number
}

/** A page of a document, or a picture, with the words on it. */
export interface PageOfWords {
  readonly width: number
  readonly height: number
  readonly words: readonly PlacedWord[]
}
