import { english } from '#app/assistant/render/phrases/en.ts'

/** The possible English replies to a greeting. */
export const greeting = new RegExp(english.say.greet.map((words) => RegExp.escape(words)).join('|'))
