import { spawn } from 'node:child_process'
import { text as readText } from 'node:stream/consumers'
import { resolve } from 'node:path'
import { z } from 'zod'
import { InvalidInputError } from '#app/domain/errors.ts'
import type { ImportSource } from '#app/domain/menu-imports/source.ts'
import { limitConcurrency } from '../images/limit-concurrency.ts'

const number = z.number()
const box = z.tuple([number, number, number, number, number, number, number])
const page = z.object({ width: number, height: number })
/** What the process that reads a PDF answers. */
const readingSchema = z.union([
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    layout: z.object({
      pages: z.array(page),
      arePictures: z.literal(false),
      boxes: z.array(box),
    }),
  }),
  z.object({
    problem: z.enum(['password', 'damaged', 'pages', 'heavy', 'no_text']),
  }),
])
export type PdfProblem = Extract<z.output<typeof readingSchema>, { problem: unknown }>['problem']

const maxPages = 50
const timeoutMs = 20_000
const limited = limitConcurrency({ concurrency: 1, maxQueued: 10, busyKey: 'imports_busy' })

/**
 * Reads the text of a PDF in a separate process, because it may be hostile; undefined if it has no
 * text, such as a scan.
 * @throws {InvalidInputError} `import_pdf_...` or `import_file_password`
 * @throws {BusyError} if too many others are waiting
 */
export async function readPdf(bytes: Uint8Array): Promise<ImportSource | undefined> {
  const reading = await limited(() => runProcess(bytes))
  if (!('problem' in reading)) return reading
  if (reading.problem === 'no_text') return undefined
  throw new InvalidInputError(problems[reading.problem], { max: maxPages })
}

const problems = {
  password: 'import_file_password',
  damaged: 'import_pdf_damaged',
  pages: 'import_pdf_pages',
  heavy: 'import_file_heavy',
} as const satisfies Record<Exclude<PdfProblem, 'no_text'>, string>

async function runProcess(bytes: Uint8Array): Promise<z.output<typeof readingSchema>> {
  const root = process.cwd()
  const child = spawn(
    process.execPath,
    [
      '--permission',
      '--allow-worker',
      `--allow-fs-read=${root}`,
      '--max-old-space-size=256',
      resolve(root, 'app/services/menu-files/pdf-process.ts'),
      String(maxPages),
    ],
    // Without the settings, which are secrets.
    { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: timeoutMs, killSignal: 'SIGKILL' },
  )
  child.on('error', () => undefined)
  // The process may end before it has read everything.
  child.stdin.on('error', () => undefined)
  child.stdin.end(bytes)
  const answer = await readText(child.stdout)
  // Killed by its time limit, or by the system for want of memory.
  return answer === '' ? { problem: 'heavy' } : readingSchema.parse(JSON.parse(answer))
}
