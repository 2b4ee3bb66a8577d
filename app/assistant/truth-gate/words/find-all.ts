/** All that a pattern finds in a text, whether or not it is written to be found more than once. */
export function findAll(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  // Most texts hold nothing of a pattern, and a look costs less than another pattern.
  return text.search(pattern) === -1 ? [] : [...text.matchAll(new RegExp(pattern, 'g'))]
}
