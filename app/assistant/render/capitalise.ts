import type { Speaker } from './speaker.ts'

/** Capitalises the first letter by the rules of the reply's language. */
export const capitalise = (text: string, { language }: Speaker): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
