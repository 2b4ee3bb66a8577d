import { execFile } from 'node:child_process'
import {
  chmod,
  copyFile,
  cp,
  glob,
  link,
  lstat,
  mkdir,
  readdir,
  readFile,
  stat,
} from 'node:fs/promises'
import { basename, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { readContainerfile, argumentsOf, type Instruction, type Stage } from './containerfile.ts'

/*
 * Assembles the image's files as deploy/Containerfile does, without a container engine. It executes
 * each COPY and RUN and throws on unknown ones, so that the tests can't drift from the Containerfile.
 * Two things come from this checkout instead: the packages that `npm ci` would install, and the folder
 * `build`.
 */

const run = promisify(execFile)
const workFolder = '/chefin'

/**
 * Assembles the last stage in a folder.
 * @returns that stage, for its user and commands
 */
export async function assembleImage(imageFolder: string): Promise<Stage> {
  const stages = await readContainerfile()
  const findStage = (name: string) => {
    const stage = stages.find((candidate) => candidate.name === name)
    if (!stage) throw new Error(`The Containerfile has no stage "${name}"`)
    return stage
  }
  const packages = `${imageFolder}-dependencies`
  await assembleDependencies(findStage('dependencies'), packages)
  const last = findStage('')
  await mkdir(imageFolder)
  const from = {
    dependencies: packages,
    // Replaces `COPY . .` and `node scripts/build.ts`. The server checks the build's stamp against the
    // copied files.
    build: process.cwd(),
  }
  for (const { rest } of copyInstructions(last)) {
    const [, stage, path, target] = /^--from=(\w+) \/chefin\/(\S+) (\S+)$/.exec(rest) ?? []
    if (stage === undefined) await copyFromContext(rest, imageFolder)
    else if ((stage === 'dependencies' || stage === 'build') && path && target) {
      await linkFolder(join(from[stage], path), join(imageFolder, target))
    } else throw new Error(`Unknown: COPY ${rest}`)
  }
  return last
}

/** Executes every step of the stage; `npm ci` links the packages of this checkout. */
async function assembleDependencies(stage: Stage, folder: string): Promise<void> {
  await mkdir(folder)
  for (const { rest } of copyInstructions(stage)) await copyFromContext(rest, folder)
  for (const command of argumentsOf(stage, 'RUN').split(' && ')) {
    if (command === 'npm ci --ignore-scripts') await linkPackages(folder)
    else if (/\bnpm (ci|install)\b(?!.*--offline)/.test(command)) {
      throw new Error(`Unknown: RUN ${command}`)
    } else await run('sh', ['-c', command], { cwd: folder })
  }
}

function copyInstructions(stage: Stage): readonly Instruction[] {
  if (argumentsOf(stage, 'WORKDIR') !== workFolder)
    throw new Error('The image is assembled for /chefin')
  return stage.instructions.filter(({ keyword }) => keyword === 'COPY')
}

/** Executes `COPY a b… target` for files that .dockerignore includes. */
async function copyFromContext(rest: string, folder: string): Promise<void> {
  const patterns = rest.split(' ')
  const target = join(folder, patterns.pop() ?? '')
  const allowed = await readContext()
  for (const pattern of patterns) {
    const sources = await Array.fromAsync(glob(pattern))
    if (sources.length === 0) throw new Error(`There is nothing to COPY as ${pattern}`)
    for (const source of sources.filter((name) => allowed.has(name))) {
      // COPY copies a folder's contents into the target, but a file under its name.
      const isFolder = (await stat(source)).isDirectory()
      await cp(source, isFolder ? target : join(target, basename(source)), { recursive: true })
    }
  }
}

/** Returns the root entries that .dockerignore re-includes after excluding everything. */
async function readContext(): Promise<ReadonlySet<string>> {
  const [all, ...rest] = (await readFile('.dockerignore', 'utf8')).trim().split('\n')
  if (all !== '**' || rest.some((line) => !/^![^/]+$/.test(line))) {
    throw new Error('.dockerignore must consist of "**" and then "!name" lines')
  }
  const names = rest.map((line) => Array.fromAsync(glob(line.slice(1))))
  return new Set((await Promise.all(names)).flat())
}

/** Links the packages of the folder's lock file, as `npm ci` would install them. */
async function linkPackages(folder: string): Promise<void> {
  const lock = z
    .object({ packages: z.record(z.string(), z.object({ optional: z.boolean().optional() })) })
    .parse(JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')))
  for (const [path, { optional }] of Object.entries(lock.packages)) {
    if (path === '') continue
    const isInstalled = await lstat(path).catch(() => undefined)
    // Nested packages have separate entries in the lock file.
    if (isInstalled) await linkFolder(path, join(folder, path), 'node_modules')
    // Optional packages may be for another platform.
    else if (!optional) throw new Error(`${path} is not installed`)
  }
}

/** Hard-links a folder's contents except folders named `without`. */
async function linkFolder(from: string, to: string, without?: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (!entry.isDirectory()) {
        // A temporary folder may be on another file system.
        await link(source, target).catch(() => copyFile(source, target))
      } else if (entry.name !== without) await linkFolder(source, target, without)
    }),
  )
}

/** Lists each file and folder with its size, to detect later changes. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const names: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { size } = await lstat(path)
    names.push(`${relative(folder, path)} ${entry.isDirectory() ? '' : size}`)
  }
  return names.toSorted()
}

/** Removes write permission from all folders of a tree, or restores it. */
export async function setWritable(folder: string, isWritable: boolean): Promise<void> {
  await chmod(folder, isWritable ? 0o755 : 0o555)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    await chmod(join(entry.parentPath, entry.name), isWritable ? 0o755 : 0o555)
  }
}
