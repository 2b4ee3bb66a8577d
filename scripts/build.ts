import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { StartupError } from '#app/config/startup-error.ts'

const stampFile = 'build/.stamp'

const inputs = {
  folders: ['app', 'simulators'],
  inFolders: /\.(tsx?|css|json|svg|webp|woff2)$/,
  atRoot: /^([^.].*\.config\.ts|package-lock\.json|tsconfig\.json)$/,
}

/**
 * Builds the client and server bundles, unless the last build used the same inputs.
 * @param onBuild called before a build starts, which takes some seconds
 * @throws if a build fails; its output is printed to the terminal
 * @throws {StartupError} if the build tools are missing, as in an image
 */
export async function ensureBuilt(onBuild?: () => void): Promise<void> {
  const expectedStamp = hashInputs()
  const stamp = await readFile(stampFile, 'utf8').catch(() => undefined)
  if (stamp === expectedStamp) return
  if (!existsSync('node_modules/vite')) {
    throw new StartupError(
      'The folder build was made from other files than these, and the build tools are not installed; build the image again.',
    )
  }
  onBuild?.()
  await rm('build', { recursive: true, force: true })
  await run('react-router', ['build'])
  await run('vite', ['build', '--config', 'vite.guest.config.ts'])
  await run('vite', ['build', '--config', 'vite.worker.config.ts'])
  await compressAssets()
  await mkdir('build', { recursive: true })
  await writeFile(stampFile, expectedStamp)
}

/**
 * Hashes all files that the build depends on. Synchronous on purpose: reading a thousand small files
 * through promises takes five times as long, and at startup there is nothing else to do.
 */
function hashInputs(): string {
  const inFolders = inputs.folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => inputs.inFolders.test(file) && !/\.(test|fixture)\.tsx?$/.test(file))
  const atRoot = readdirSync('.').filter((file) => inputs.atRoot.test(file))
  const hash = createHash('sha256')
  for (const file of [...inFolders, ...atRoot].toSorted()) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Compresses each asset to .br and .gz, so that the server doesn't have to. */
async function compressAssets(): Promise<void> {
  for await (const file of glob('build/client/**/*.{js,css,svg,json}')) {
    const content = await readFile(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

function run(tool: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = []
    const child = spawn(process.execPath, [`node_modules/.bin/${tool}`, ...args])
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(output))
      reject(new Error(`${tool} ${args.join(' ')} failed`))
    })
  })
}

if (import.meta.main) await ensureBuilt()
