import { once } from 'node:events'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { limitConcurrency, limitEach } from '../images/limit-concurrency.ts'

/** What the worker renders. */
export interface PrintJob {
  /** The name of a file in `templates/`. */
  readonly template: 'menu' | 'matrix' | 'prices' | 'kitchen' | 'cards'
  /** The template's data, as JSON. */
  readonly data: string
  /** In ms since the epoch. The same job results in the same bytes. */
  readonly createdAt: number
}

export type PrintResult = { readonly pdf: Uint8Array } | { readonly problem: string }

const timeoutMs = 15_000
// The fonts and the compiler take some 100 MB while the worker runs.
const idleMs = 60_000

const limited = limitConcurrency({ concurrency: 1, maxQueued: 20, busyKey: 'print_busy' })
// Anybody can request a restaurant's papers in a hundred forms.
const limitedEach = limitEach({ max: 4, busyKey: 'print_busy' })

/**
 * Renders a PDF of a restaurant by Typst, which takes 0.2 s for 200 dishes, in a worker thread.
 * @throws {BusyError} if too many others, or of this restaurant, are waiting
 */
export function renderPdf(restaurantId: string, job: PrintJob): Promise<Uint8Array> {
  return limitedEach(restaurantId, () => limited(() => runJob(job)))
}

async function runJob(job: PrintJob): Promise<Uint8Array> {
  const worker = (current ??= startWorker())
  clearTimeout(idleTimer)
  worker.postMessage(job, [])
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const [result]: PrintResult[] = await once(worker, 'message', { signal })
    if (result && 'pdf' in result) return result.pdf
    throw new Error(`A PDF cannot be rendered: ${result?.problem}`)
  } catch (error) {
    await stopWorker()
    throw error
  } finally {
    idleTimer = setTimeout(() => void stopWorker(), idleMs).unref()
  }
}

let current: Worker | undefined
let idleTimer: NodeJS.Timeout | undefined

function startWorker(): Worker {
  // The server's own source: the worker isn't part of the build.
  const folder = resolve('app/services/print')
  const worker = new Worker(resolve(folder, 'typst-worker.ts'), {
    workerData: { templates: resolve(folder, 'templates'), fonts: resolve(folder, 'fonts') },
    env: {},
  })
  worker.unref()
  return worker
}

async function stopWorker(): Promise<void> {
  const worker = current
  current = undefined
  await worker?.terminate()
}
