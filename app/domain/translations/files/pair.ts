import { createHash } from 'node:crypto'

/** A text and its translation in a file. */
export interface Pair {
  /** The subject's key. */
  readonly subject: string
  /** The name of the subject's text, or its `fieldId`. */
  readonly field: string
  readonly original: string
  /** Empty if there is none. */
  readonly translation: string
}

/** The parsed content of a file. */
export interface FilePairs {
  readonly pairs: readonly Pair[]
  /** The language of the translations, if the file names it. */
  readonly language: string | undefined
}

/**
 * Returns an id for a text of a subject. In XML, it replaces the name of the field, which may contain
 * characters that ids can't.
 */
export const fieldId = (field: string): string =>
  createHash('sha256').update(field).digest('hex').slice(0, 12)

/** The maximum size of a file, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024
/** The maximum number of texts in a file: a full menu of dishes with fifteen texts each. */
export const maxPairs = 30_000

/**
 * Normalizes a text for comparing it with a file's. Removes characters that XML can't contain, and undoes
 * changes that editors make: different line ends, and spaces at the start and end.
 */
export const comparable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are the characters to remove
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD-\uFFFF]|\p{Surrogate}/gu, '')
    .trim()
