import { z } from 'zod'
import { optionalText } from '../field-schemas.ts'
import { topics } from './topics.ts'

/** Characters of what an owner writes about one topic. */
export const maxHouseFactLength = 500

const text = optionalText({ max: maxHouseFactLength })

/** A text for each topic; an empty one removes the topic. */
export const houseFactsSchema = z.object({
  ...Object.fromEntries(topics.map((topic) => [topic, text])),
  houseVersion: z.string('changed_elsewhere'),
})
