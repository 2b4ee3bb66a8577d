import { spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ensureBuilt } from './build.ts'
import { findChromium } from './find-chromium.ts'
import { ensureOldChromium } from './ensure-old-chromium.ts'
import { ensureSystemPrograms } from './ensure-system-programs.ts'

/*
 * `npm test`: checks format, lint and types during the build, then runs every test. All steps run
 * even after a failure; the last line sums up the results.
 *
 * `npm test -- <file> …` runs only these files: with Playwright if one is below tests/e2e/, else with
 * Vitest. The two kinds can't be mixed.
 * Options such as `-t "a name"` are forwarded.
 */

interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped?: number
}

const vitestReport = z.object({
  numPassedTests: z.number().default(0),
  numFailedTests: z.number().default(0),
  numPendingTests: z.number().default(0),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({
            fullName: z.string(),
            status: z.string(),
            failureMessages: z.array(z.string()).default([]),
          }),
        ),
      }),
    )
    .default([]),
})

// Packages come only from the npm registry, verified by SHA-512.
const lockfiles = ['package-lock.json', 'tests/engines/old-chromium/package-lock.json']
const lockfileRules = [
  '--type=npm',
  '--allowed-hosts=npm',
  '--validate-https',
  '--validate-integrity',
  '--validate-package-names',
]

/** Contains all temporary files of the run, so that a killed test leaves none behind. */
const folder = await mkdtemp(join(tmpdir(), 'chefin-'))
// When run as root, Postgres runs as another user and needs access.
await chmod(folder, 0o755)
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
const counts: Count[] = []
/** Failed checks and Vitest tests, which are repeated at the end, below the browser tests' output. */
const failures: string[] = []
const running = new Set<ChildProcess>()
let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // The tools stop their own children; the folder is deleted on exit.
  process.on(signal, () => {
    isStopped = true
    for (const child of running) child.kill(signal)
  })
}

const selectedArgs = process.argv.slice(2)

if (selectedArgs.length > 0) {
  await ensureBuilt(() => print('Building…'))
  await runSelected(selectedArgs)
} else {
  await Promise.all([
    ensureSystemPrograms(print),
    ensureOldChromium(print),
    ensureBuilt(() => print('Building…')),
    checkStatically(),
  ])
  await vitest()
  await playwright()
}

const sum = (key: keyof Count) => counts.reduce((total, count) => total + (count[key] ?? 0), 0)
for (const failure of failures) print(`FAILED  ${failure}`)
const skippedNote = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed${skippedNote}\n`)
process.exitCode = sum('failed') > 0 ? 1 : 0

function print(line: string): void {
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
  // Guest page code may use only features of the oldest supported browser.
  await check('types of the guest page', 'tsc', ['--noEmit', '-p', 'tsconfig.guest.json'])
  await check('types of its worker', 'tsc', ['--noEmit', '-p', 'tsconfig.worker.json'])
}

/** Runs a step that passes or fails as a whole. */
async function check(name: string, tool: string, args: readonly string[]): Promise<void> {
  const hasPassed = (await run(tool, args)) === 0
  print(`${hasPassed ? 'ok' : 'FAILED'}  ${name}`)
  if (!hasPassed) failures.push(name)
  counts.push({ passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 })
}

async function runSelected(args: readonly string[]): Promise<void> {
  const isBrowserTest = args.some((arg) => arg.includes('tests/e2e/'))
  if (isBrowserTest) return playwright(args)
  await vitest(args)
}

async function vitest(args: readonly string[] = []): Promise<void> {
  const file = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  await rm(file, { force: true })
  const code = await run('vitest', ['run', ...reporters, ...args])
  const report = vitestReport.parse(await readReport(file))
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report
  const failedFiles = report.testResults.filter(({ status }) => status === 'failed')
  for (const { name, message, assertionResults } of failedFiles) {
    const failedTests = assertionResults.filter(({ status }) => status === 'failed')
    if (failedTests.length === 0) failures.push(`${name}\n${message}`)
    for (const { fullName, failureMessages } of failedTests) {
      failures.push(`${name} › ${fullName}\n${failureMessages[0] ?? ''}`)
    }
  }
  counts.push({
    passed,
    // A file that fails to load counts too.
    failed: code === 0 ? failed : Math.max(failed, failedFiles.length, 1),
    skipped,
  })
}

async function playwright(args: readonly string[] = []): Promise<void> {
  const file = join(folder, 'playwright.json')
  const code = await run('playwright', ['test', ...args], {
    CHROME_PATH: findChromium({ prefersShell: true }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  const { stats = {} } = await readReport(file)
  const failed = Number(stats['unexpected'] ?? 0)
  counts.push({
    passed: Number(stats['expected'] ?? 0),
    failed: code === 0 ? failed : Math.max(failed, 1),
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
      env: {
        ...process.env,
        // Hundreds of processes load the same modules: compile each once.
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        // A larger young generation (MB) is collected less often: a tenth of a server's work.
        NODE_OPTIONS: '--max-semi-space-size=64',
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
