import { z } from 'zod'
import { optionalText } from '../field-schemas.ts'
import { topics } from './topics.ts'

/** Characters of what an owner writes about one topic. */
export const maxHouseFactLength = 500

const text = optionalText({ max: maxHouseFactLength })

/** What `houseVersion` gives for the facts that the form shows. */
const versionRead = z.string('changed_elsewhere')

/** Names an instruction: what `sentenceHash` gives for it. */
const instruction = z.string('instruction_changed').max(100, 'instruction_changed')

/**
 * A text for each topic; an empty one removes the topic. `move` names an instruction that is added
 * to the text of `moveTopic`.
 */
export const houseFactsSchema = z.object({
  ...Object.fromEntries(topics.map((topic) => [topic, text])),
  houseVersion: versionRead,
  move: instruction.optional(),
  moveTopic: z.enum(topics, 'instruction_changed').optional(),
})

/** An instruction that its owner wants to keep as one. */
export const keptInstructionSchema = z.object({ instruction })
