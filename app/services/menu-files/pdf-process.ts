/*
 * Reads the text of a PDF in a separate process: a PDF may be hostile, and no limit within a process
 * bounds what unpacking takes. The PDF comes on stdin, its pages go to stdout. The first thread ends the
 * process when it takes too much memory; the second one reads.
 */
import { parentPort, isMainThread, Worker, workerData } from 'node:worker_threads'
import { buffer } from 'node:stream/consumers'
import { finish as finishAll } from '#app/domain/in-slices.ts'
import { arrangePages } from '#app/domain/menu-imports/files/arrange-pages.ts'
import type { PageOfWords, PlacedWord } from '#app/domain/menu-imports/files/page-of-words.ts'
import type { ImportSource } from '#app/domain/menu-imports/source.ts'
import type { PdfProblem } from './read-pdf.server.ts'

const maxMegabytes = 600
const checkMs = 10
/** Limits in characters and in runs of text. A menu of 50 pages has a tenth of either. */
const maxLength = 300_000
const maxWords = 15_000

type Answer = ImportSource | { readonly problem: PdfProblem }

interface Limits {
  readonly maxPages: number
}

if (isMainThread) await watch()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
else parentPort?.postMessage(await read(workerData))

async function watch(): Promise<void> {
  const bytes = await buffer(process.stdin)
  const limits: Limits = { maxPages: Number(process.argv[2]) }
  const worker = new Worker(new URL(import.meta.url), { workerData: { bytes, limits } })
  const timer = setInterval(() => {
    if (process.memoryUsage.rss() > maxMegabytes * 1024 * 1024) finish({ problem: 'heavy' })
  }, checkMs)
  worker.once('message', finish)
  worker.once('error', () => finish({ problem: 'damaged' }))

  function finish(reading: Answer): void {
    clearInterval(timer)
    process.stdout.write(JSON.stringify(reading), () => process.exit())
  }
}

async function read({
  bytes,
  limits,
}: {
  readonly bytes: Uint8Array
  readonly limits: Limits
}): Promise<Answer> {
  const { getResolvedPDFJS } = await import('unpdf')
  const { getDocument, Util } = await getResolvedPDFJS()
  try {
    const document = await getDocument({
      data: new Uint8Array(bytes),
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      enableXfa: false,
    }).promise
    if (document.numPages > limits.maxPages) return { problem: 'pages' }
    const pages: PageOfWords[] = []
    let [length, count] = [0, 0]
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const viewport = page.getViewport({ scale: 1 })
      const { items } = await page.getTextContent()
      const words: PlacedWord[] = []
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [across = 0, slope = 0, , , x = 0, y = 0] = Util.transform(
          viewport.transform,
          item.transform,
        )
        // Only upright text: a watermark across the page belongs to no line.
        if (across <= 0 || Math.abs(slope) > across / 20) continue
        const height = item.height || across
        words.push({ text: item.str, x, y: y - height * 0.8, width: item.width, height })
        length += item.str.length
        count++
      }
      if (length > maxLength || count > maxWords) return { problem: 'heavy' }
      pages.push({ width: viewport.width, height: viewport.height, words })
      page.cleanup()
    }
    return isReadable(pages) ? finishAll(arrangePages(pages)) : { problem: 'no_text' }
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException'
    return { problem: isProtected ? 'password' : 'damaged' }
  }
}

/**
 * Whether there are enough letters, and not signs without a meaning, as of a font without a table
 * of them.
 */
function isReadable(pages: readonly PageOfWords[]): boolean {
  const all = pages.flatMap(({ words }) => words.map(({ text }) => text)).join('')
  const signs = all.replaceAll(/\s/g, '')
  const known = signs.match(/[\p{L}\p{M}\p{N}\p{P}\p{Sc}\p{Sm}]/gu)?.length ?? 0
  return /\p{L}{2}/u.test(signs) && known >= signs.length * 0.8
}
