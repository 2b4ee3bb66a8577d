import { DomainError } from '#app/domain/errors.ts'
import {
  findProblems,
  readBatch,
  storeBatch,
  type Batch,
} from '#app/domain/translations/runs/batch.ts'
import { claimRun, settleRun, type BatchOutcome } from '#app/domain/translations/runs/claim-run.ts'
import { isTranslatedText } from '#app/domain/translations/schemas.ts'
import type { TranslationRun } from '#app/domain/translations/runs/find-run.ts'
import type { Texts } from '#app/domain/translations/subjects.ts'
import type { TextToTranslate, Translator } from './translator.ts'

/** The time limit of a request to a model, in milliseconds. */
const timeoutMs = 80_000

interface Tools {
  readonly translator: Translator
  /** Aborted when the process stops; another process continues the run. */
  readonly stopping: AbortSignal
  /** Logs a failure, without any text of an owner. */
  readonly onProblem: (error: unknown, runId: string) => void
}

/**
 * Translates one batch of one run that is due.
 * @returns the number of batches: 1, or 0 if no run is due
 */
export async function translateDue(tools: Tools): Promise<number> {
  const run = await claimRun()
  if (!run) return 0
  await settleRun(run, await translateBatch(run, tools))
  return 1
}

async function translateBatch(run: TranslationRun, tools: Tools): Promise<BatchOutcome> {
  const { stopping, onProblem } = tools
  try {
    const batch = await readBatch(run)
    if (batch === 'done') return { kind: 'done' }
    if ('pausedBy' in batch) return { kind: 'paused', reason: batch.pausedBy }
    const { texts, tokens } = await translateTwice(batch, tools)
    await storeBatch(run, batch, texts, tokens)
    return { kind: 'stored' }
  } catch (error) {
    if (stopping.aborted) return { kind: 'stopped' }
    // The restaurant was deleted, or no longer says what language it is written in.
    if (error instanceof DomainError) return { kind: 'paused', reason: error.messageKey }
    onProblem(error, run.id)
    return { kind: 'failed' }
  }
}

/**
 * Translates a batch, then retries the texts that the check rejects, giving the model the reasons.
 */
async function translateTwice(
  batch: Batch,
  tools: Tools,
): Promise<{ readonly texts: ReadonlyMap<string, Texts>; readonly tokens: number }> {
  const first = await translate(batch, tools, new Map())
  const fieldProblemsByKey = await findProblems(batch, first.texts)
  if (fieldProblemsByKey.size === 0) return first
  const again = {
    ...batch,
    subjects: batch.subjects.filter(({ key }) => fieldProblemsByKey.has(key)),
  }
  const second = await translate(again, tools, fieldProblemsByKey)
  return {
    texts: new Map([...first.texts, ...second.texts]),
    tokens: first.tokens + second.tokens,
  }
}

async function translate(
  { from, to, glossary, subjects }: Batch,
  { translator, stopping }: Tools,
  problems: Awaited<ReturnType<typeof findProblems>>,
): Promise<{ readonly texts: ReadonlyMap<string, Texts>; readonly tokens: number }> {
  // Short ids take fewer tokens, and can't name what isn't in the batch.
  const textsToRepeat = subjects.flatMap((subject, index) =>
    Object.entries(subject.texts).map(([field, text], fieldIndex) => {
      const fieldProblems =
        problems.get(subject.key)?.filter((problem) => problem.field === field) ?? []
      const id = `${index + 1}.${fieldIndex + 1}`
      const request: TextToTranslate = {
        id,
        what: describeText(subject.kind, field),
        text,
        ...(fieldProblems.length > 0 && {
          problem: fieldProblems.map(({ kind, words }) => `${kind}: ${words}`).join('; '),
        }),
      }
      return { key: subject.key, field, request }
    }),
  )
  const { texts, totalTokens } = await translator.translate({
    from,
    to,
    glossary,
    texts: textsToRepeat.map(({ request }) => request),
    signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
  })
  const bySubject = Map.groupBy(textsToRepeat, ({ key }) => key)
  return {
    texts: new Map(
      [...bySubject].map(([key, fields]) => [
        key,
        Object.fromEntries(
          fields.map(({ field, request }) => {
            const text = texts.get(request.id) ?? ''
            return [field, isTranslatedText(text) ? text : '']
          }),
        ),
      ]),
    ),
    tokens: totalTokens,
  }
}

const kindsOfText: readonly (readonly [prefix: string, what: string])[] = [
  ['name', 'name of a dish'],
  ['description', 'description of a dish'],
  ['size.', 'size of a dish'],
  ['group.', 'heading of options of a dish'],
  ['option.', 'option of a dish'],
  ['word.', 'ingredient or tag'],
]

function describeText(kind: string, field: string): string {
  if (kind === 'category' || kind === 'menu') return `name of a ${kind}`
  if (kind === 'note') return 'the kitchen’s note on a dish, quoted to guests'
  return kindsOfText.find(([prefix]) => field.startsWith(prefix))?.[1] ?? 'information for guests'
}
