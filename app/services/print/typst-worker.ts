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
    return { pdf: compiler.pdf(document, { pdfStandard: 'ua-1', creationTimestamp }) }
  } catch {
    // The standard forbids characters that no font has, such as emoji. Without them, the rest
    // can still be read.
    return { pdf: compiler.pdf(document, { creationTimestamp }) }
  }
}
