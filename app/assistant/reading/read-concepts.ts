import type { Annotations } from './annotate-message.ts'
import type { QuestionIntent } from './question.ts'
import { isWithin, tokenIndexes } from './span.ts'
import { subjectsOf } from './subjects.ts'

/** Reads the concepts that some sentences of a message name, and the subjects of all of them. */
export function readConcepts(
  { tokens, cues, concepts }: Annotations,
  isIncluded: (sentence: number) => boolean,
): Pick<QuestionIntent, 'concepts' | 'subjects'> {
  const mentions = concepts.filter(({ start }) => isIncluded(tokens[start]?.sentence ?? 0))
  const cueIndexes = tokenIndexes(cues)
  return {
    concepts: mentions
      .filter((mention) => !isWithin(mention, cueIndexes))
      .flatMap((mention) => mention.concepts),
    subjects: subjectsOf(mentions.flatMap((mention) => mention.concepts)),
  }
}
