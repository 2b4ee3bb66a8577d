import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureBuilt } from './build.ts'
import { findChromium } from './find-chromium.ts'
import { ensureOldChromium } from './old-chromium.ts'
import { ensureSystemPrograms } from './system-programs.ts'

/*
 * `npm test`: format, lint and types beside the build, then every test. All steps run even
 * after one has failed, and the last line counts what passed.
 *
 * `npm test -- <file> …` runs these files only: browser tests from tests/e2e/ with Playwright, all
 * others with Vitest. Options such as `-t "a name"` are passed on.
 */

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
  /** Of those that passed, how many did only the second time. */
  readonly flaky?: number
}

const vitestReport = z.object({
  numPassedTests: z.number().default(0),
  numFailedTests: z.number().default(0),
  numPendingTests: z.number().default(0),
  testResults: z.array(z.object({ name: z.string(), status: z.string() })).default([]),
})

// Each package from the registry and no other place, by its SHA-512.
const lockfiles = ['package-lock.json', 'tests/engines/old-chromium/package-lock.json']
const lockfileRules = [
  '--type=npm',
  '--allowed-hosts=npm',
  '--validate-https',
  '--validate-integrity',
  '--validate-package-names',
]

/** Every temporary file of the run, so that none stays behind, however its test ends. */
const folder = await mkdtemp(join(tmpdir(), 'chefin-'))
// Run as root, Postgres runs as another user, who has to get in.
await chmod(folder, 0o755)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
const counts: Count[] = []
const running = new Set<ChildProcess>()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The tools end what they have started, and the folder goes once they are gone.
  process.on(signal, () => {
    isStopped = true
    for (const child of running) child.kill(signal)
  })
}

const selected = process.argv.slice(2)

if (selected.length > 0) {
  await ensureBuilt(() => say('Building…'))
  await runSelected(selected)
} else {
  await Promise.all([
    ensureSystemPrograms(say),
    ensureOldChromium(say),
    ensureBuilt(() => say('Building…')),
    checkStatically(),
  ])
  await vitest()
  await playwright()
}

const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0)
const ifAny = (key: 'flaky' | 'skipped') => (sum(key) > 0 ? `, ${sum(key)} ${key}` : '')
const remarks = ifAny('flaky') + ifAny('skipped')
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${remarks}\n`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

async function checkStatically(): Promise<void> {
  await check('format', 'oxfmt', ['--check'])
  await check('lint', 'oxlint', [])
  for (const path of lockfiles) {
    await check(path, 'lockfile-lint', [`--path=${path}`, ...lockfileRules])
  }
  await check('route types', 'react-router', ['typegen'])
  await check('types', 'tsc', ['--noEmit'])
  // What browsers run of the guest page may use no more than its oldest browser has.
  await check('types of the guest page', 'tsc', ['--noEmit', '-p', 'tsconfig.guest.json'])
  await check('types of its worker', 'tsc', ['--noEmit', '-p', 'tsconfig.worker.json'])
}

/** A step that passes or fails as a whole. */
async function check(name: string, tool: string, args: readonly string[]): Promise<void> {
  const isPassed = (await run(tool, args)) === 0
  process.stdout.write(`${isPassed ? 'ok' : 'FAILED'}  ${name}\n`)
  counts.push({ passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1 })
}

async function runSelected(args: readonly string[]): Promise<void> {
  const isBrowserTest = args.some((arg) => arg.includes('tests/e2e/'))
  if (isBrowserTest) return playwright(args)
  counts.push(await runVitest(args))
}

async function vitest(): Promise<void> {
  const first = await runVitest([])
  if (first.failedFiles.length === 0) return void counts.push(first)
  // Three processes share two cores. What passes alone is named above as failed, and counted.
  process.stdout.write(`\nOnce more, alone:\n`)
  const again = await runVitest(['--no-file-parallelism', ...first.failedFiles])
  const flaky = Math.max(first.failed - again.failed, 0)
  counts.push({ ...first, passed: first.passed + flaky, failed: again.failed, flaky })
}

async function runVitest(
  args: readonly string[],
): Promise<Count & { readonly failedFiles: readonly string[] }> {
  const file = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await rm(file, { force: true })
  const code = await run('vitest', ['run', ...reporters, ...args])
  const report = vitestReport.parse(await readReport(file))
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed')
  return {
    passed,
    // A file that cannot even be loaded counts as well.
    failed: code === 0 ? failed : Math.max(failed, failedFiles.length, 1),
    skipped,
    failedFiles: failedFiles.map(({ name }) => name),
  }
}

async function playwright(args: readonly string[] = []): Promise<void> {
  const file = join(folder, 'playwright.json')
  const code = await run('playwright', ['test', ...args], {
    CHROME_PATH: findChromium({ prefersShell: true }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const { stats = {} } = await readReport(file)
  const failed = Number(stats['unexpected'] ?? 0)
  const flaky = Number(stats['flaky'] ?? 0)
  counts.push({
    passed: Number(stats['expected'] ?? 0) + flaky,
    failed: code === 0 ? failed : Math.max(failed, 1),
    flaky,
    skipped: Number(stats['skipped'] ?? 0),
  })
}

async function readReport(file: string): Promise<Record<string, Record<string, unknown>>> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))
}

function run(
  tool: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`node_modules/.bin/${tool}`, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Hundreds of processes load the same modules: each is compiled once.
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        TMPDIR: folder,
        ...env,
      },
    })
    running.add(child)
    child.on('error', reject)
    child.on('exit', (code) => {
      running.delete(child)
      if (isStopped && running.size === 0) process.exit(1)
      resolve(code ?? 1)
    })
  })
}
