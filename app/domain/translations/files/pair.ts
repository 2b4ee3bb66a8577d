import { createHash } from 'node:crypto'

/** A line of a file with translations. */
export interface Pair {
  /** The subject's key. */
  readonly subject: string
  /** Identifies the text of the subject; see `fieldId`. */
  readonly field: string
  readonly original: string
  /** Empty if it isn't translated. */
  readonly translation: string
}

/** The content of a file. */
export interface FilePairs {
  readonly pairs: readonly Pair[]
  /** The language of the translations, if the file says it. */
  readonly language: string | undefined
}

/**
 * Identifies a text of a subject where its name, which may contain any characters, can't stand: in
 * the ids of XML.
 */
export const fieldId = (field: string): string =>
  createHash('sha256').update(field).digest('hex').slice(0, 12)

/** The largest file, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024
/** The most lines of a file: a full menu of dishes with fifteen texts each. */
export const maxPairs = 30_000

/**
 * Removes what files can't contain, such as control characters in XML, and what editors change: line
 * ends and spaces at both ends.
 */
export const comparable = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // oxlint-disable-next-line no-control-regex -- these are the characters to remove
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFD-\uFFFF]|\p{Surrogate}/gu, '')
    .trim()
