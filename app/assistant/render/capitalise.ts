import type { Speaker } from './speaker.ts'

/** Writes the first letter large, as the guest's language does. */
export const capitalise = (text: string, { language }: Speaker): string =>
  text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
