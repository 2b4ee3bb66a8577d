import { z } from 'zod'
import { optionalText } from '../field-schemas.ts'
import { writtenTopics } from '../guest-menu/topics.ts'

/** Maximum length of one topic's text, in characters. */
export const maxHouseFactLength = 500

const text = optionalText({ max: maxHouseFactLength })

/** The `houseVersion` of the facts that the form shows. */
const versionRead = z.string('changed_elsewhere')

/** An instruction's `sentenceHash`. */
const instruction = z.string('instruction_changed').max(100, 'instruction_changed')

/**
 * A text per topic; an empty one removes the topic. `move` is an instruction that is added to the
 * text of `moveTopic`.
 */
export const houseFactsSchema = z.object({
  ...Object.fromEntries(writtenTopics.map((topic) => [topic, text])),
  houseVersion: versionRead,
  move: instruction.optional(),
  moveTopic: z.enum(writtenTopics, 'instruction_changed').optional(),
})

/** An instruction that its owner wants to keep. */
export const keptInstructionSchema = z.object({ instruction })
