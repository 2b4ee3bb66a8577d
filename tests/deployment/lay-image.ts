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
import { readContainerfile, restOf, type Instruction, type Stage } from './containerfile.ts'

/*
 * Lays out the files of the image as deploy/Containerfile does, without a container engine. It
 * follows each COPY and RUN; what it does not know it refuses, so that the file cannot drift
 * from what is tested. Two steps are taken from this checkout in place of being repeated: the
 * packages that `npm ci` would fetch, and the folder `build`.
 */

const run = promisify(execFile)
const workFolder = '/chefin'

/** Lays the last stage into a folder. @returns that stage, for its user and its commands */
export async function layImage(into: string): Promise<Stage> {
  const stages = await readContainerfile()
  const named = (name: string) => {
    const stage = stages.find((one) => one.name === name)
    if (!stage) throw new Error(`The Containerfile has no stage "${name}"`)
    return stage
  }
  const packages = `${into}-dependencies`
  await layDependencies(named('dependencies'), packages)
  const last = named('')
  await mkdir(into)
  const from = {
    dependencies: packages,
    // `COPY . .` and `node scripts/build.ts`, whose stamp the server holds against the files laid.
    build: process.cwd(),
  }
  for (const { rest } of copiesOf(last)) {
    const [, stage, path, target] = /^--from=(\w+) \/chefin\/(\S+) (\S+)$/.exec(rest) ?? []
    if (stage === undefined) await copyFromContext(rest, into)
    else if ((stage === 'dependencies' || stage === 'build') && path && target) {
      await linkFolder(join(from[stage], path), join(into, target))
    } else throw new Error(`Unknown: COPY ${rest}`)
  }
  return last
}

/** Every step of the stage; `npm ci` takes its packages from this checkout. */
async function layDependencies(stage: Stage, folder: string): Promise<void> {
  await mkdir(folder)
  for (const { rest } of copiesOf(stage)) await copyFromContext(rest, folder)
  for (const command of restOf(stage, 'RUN').split(' && ')) {
    if (command === 'npm ci --ignore-scripts') await linkPackages(folder)
    else if (/\bnpm (ci|install)\b(?!.*--offline)/.test(command)) {
      throw new Error(`Unknown: RUN ${command}`)
    } else await run('sh', ['-c', command], { cwd: folder })
  }
}

function copiesOf(stage: Stage): readonly Instruction[] {
  if (restOf(stage, 'WORKDIR') !== workFolder) throw new Error('The image is laid for /chefin')
  return stage.instructions.filter(({ keyword }) => keyword === 'COPY')
}

/** `COPY a b… target`, of what .dockerignore lets in. */
async function copyFromContext(rest: string, into: string): Promise<void> {
  const words = rest.split(' ')
  const target = join(into, words.pop() ?? '')
  const allowed = await readContext()
  for (const pattern of words) {
    const sources = await Array.fromAsync(glob(pattern))
    if (sources.length === 0) throw new Error(`There is nothing to COPY as ${pattern}`)
    for (const source of sources.filter((name) => allowed.has(name))) {
      // A folder's contents go into the target, a file goes in under its name.
      const isFolder = (await stat(source)).isDirectory()
      await cp(source, isFolder ? target : join(target, basename(source)), { recursive: true })
    }
  }
}

/** The names at the root that .dockerignore, which begins by leaving out all, lets in again. */
async function readContext(): Promise<ReadonlySet<string>> {
  const [all, ...rest] = (await readFile('.dockerignore', 'utf8')).trim().split('\n')
  if (all !== '**' || rest.some((line) => !/^![^/]+$/.test(line))) {
    throw new Error('.dockerignore is not of the form "**", then "!name" for each')
  }
  const names = rest.map((line) => Array.fromAsync(glob(line.slice(1))))
  return new Set((await Promise.all(names)).flat())
}

/** Lays what the folder's lock file lists, as `npm ci` would. */
async function linkPackages(folder: string): Promise<void> {
  const lock = z
    .object({ packages: z.record(z.string(), z.object({ optional: z.boolean().optional() })) })
    .parse(JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')))
  for (const [path, { optional }] of Object.entries(lock.packages)) {
    if (path === '') continue
    const isHere = await lstat(path).catch(() => undefined)
    // What lies in it is listed on its own.
    if (isHere) await linkFolder(path, join(folder, path), 'node_modules')
    // Another platform's.
    else if (!optional) throw new Error(`${path} is not installed`)
  }
}

/** Lays a folder with all in it but folders of the name `without`. */
async function linkFolder(from: string, to: string, without?: string): Promise<void> {
  await mkdir(to, { recursive: true })
  const entries = await readdir(from, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)]
      if (!entry.isDirectory()) {
        // A temporary folder may be of another file system.
        await link(source, target).catch(() => copyFile(source, target))
      } else if (entry.name !== without) await linkFolder(source, target, without)
    }),
  )
}

/** Names each file and folder with its size, to see afterwards whether anything was changed. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const names: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { size } = await lstat(path)
    names.push(`${relative(folder, path)} ${entry.isDirectory() ? '' : size}`)
  }
  return names.toSorted()
}

/** Takes the right to write into any folder of a tree away from everybody, or gives it back. */
export async function setWritable(folder: string, isWritable: boolean): Promise<void> {
  await chmod(folder, isWritable ? 0o755 : 0o555)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    await chmod(join(entry.parentPath, entry.name), isWritable ? 0o755 : 0o555)
  }
}
