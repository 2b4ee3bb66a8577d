import { english } from '#app/assistant/render/phrases/en.ts'

/** What a greeting in English is answered with, one or the other. */
export const greeting = new RegExp(english.say.greet.map((words) => RegExp.escape(words)).join('|'))
