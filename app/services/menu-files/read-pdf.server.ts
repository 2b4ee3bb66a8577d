import { spawn } from 'node:child_process'
import { text as readText } from 'node:stream/consumers'
import { resolve } from 'node:path'
import { z } from 'zod'
import { InvalidInputError } from '#app/domain/errors.ts'
import { arrangePages } from '#app/domain/menu-imports/files/arrange-pages.ts'
import { finishInSlices } from '#app/domain/in-slices.ts'
import type { ImportSource } from '#app/domain/menu-imports/source.ts'
import { limitConcurrency } from '../images/limit-concurrency.ts'

const number = z.number()
const word = z.object({ text: z.string(), x: number, y: number, width: number, height: number })
/** What the process that reads a PDF answers. */
const readingSchema = z.union([
  z.object({ pages: z.array(z.object({ width: number, height: number, words: z.array(word) })) }),
  z.object({ problem: z.enum(['password', 'damaged', 'pages', 'heavy']) }),
])
export type PdfReading = z.output<typeof readingSchema>

const maxPages = 50
const timeoutMs = 20_000
const limited = limitConcurrency({ concurrency: 1, maxQueued: 10, busyKey: 'imports_busy' })

/**
 * Reads the text of a PDF; undefined if it has none, such as a scan. A process of its own does so, as a
 * PDF may be hostile.
 * @throws {InvalidInputError} `import_pdf_...` or `import_file_password`
 * @throws {BusyError} if too many others are waiting
 */
export async function readPdf(bytes: Uint8Array): Promise<ImportSource | undefined> {
  const reading = await limited(() => runProcess(bytes))
  if ('problem' in reading)
    throw new InvalidInputError(problems[reading.problem], { max: maxPages })
  const texts = reading.pages.flatMap(({ words }) => words.map(({ text }) => text))
  return isReadable(texts) ? finishInSlices(arrangePages(reading.pages)) : undefined
}

/** Whether there are enough letters, and not signs without a meaning, as of a font without a table of them. */
function isReadable(texts: readonly string[]): boolean {
  const all = texts.join('').replaceAll(/\s/g, '')
  const known = all.match(/[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}]/gu)?.length ?? 0
  return /\p{L}{2}/u.test(all) && known >= all.length * 0.8
}

const problems = {
  password: 'import_file_password',
  damaged: 'import_pdf_damaged',
  pages: 'import_pdf_pages',
  heavy: 'import_pdf_heavy',
} as const satisfies Record<string, string>

async function runProcess(bytes: Uint8Array): Promise<PdfReading> {
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
