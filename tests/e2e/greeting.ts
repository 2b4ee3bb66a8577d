import { english } from '#app/assistant/render/phrases/en.ts'

/** Matches every English reply to a greeting. */
export const greeting = new RegExp(english.say.greet.map((text) => RegExp.escape(text)).join('|'))
