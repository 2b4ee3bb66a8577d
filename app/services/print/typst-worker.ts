import { resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintJob, PrintResult } from './render-pdf.server.ts'

const folders: { readonly templates: string; readonly fonts: string } = workerData

// The templates' folder is all that a template can read.
const compiler = NodeCompiler.create({
  workspace: folders.templates,
  fontArgs: [{ fontPaths: [folders.fonts] }],
})

parentPort?.on('message', ({ template, data, createdAt }: PrintJob) => {
  parentPort?.postMessage(render(template, data, createdAt), [])
  compiler.evictCache(10)
})

function render(template: string, data: string, createdAt: number): PrintResult {
  const mainFilePath = resolve(folders.templates, `${template}.typ`)
  const result = compiler.compile({ mainFilePath, inputs: { data } })
  if (!result.result) return { problem: JSON.stringify(result.takeDiagnostics()?.shortDiagnostics) }
  const document = result.result
  const creationTimestamp = Math.floor(createdAt / 1000)
  try {
    const pdf = compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp })
    return { pdf: blankSuspects(pdf) }
  } catch {
    // The standard forbids characters that no font has, such as emoji. Without them, the rest
    // can still be read.
    return { pdf: blankSuspects(compiler.pdf(document, { creationTimestamp })) }
  }
}

const suspects = '/Suspects false'

/**
 * Blanks an entry of the catalog that says what is the default anyway, and that older versions of
 * poppler report as an error if it is `false`. The length stays, and with it all offsets.
 */
function blankSuspects(pdf: Uint8Array): Uint8Array {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  // The catalog is the last of the objects.
  const at = bytes.indexOf(suspects, bytes.lastIndexOf('/MarkInfo'))
  return at === -1 ? pdf : bytes.fill(' ', at, at + suspects.length)
}
