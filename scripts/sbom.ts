import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/*
 * `npm run sbom`: the packages in the image, as CycloneDX in JSON on standard output, for the
 * processor of this machine. `npm sbom --omit dev` alone would name every tool that some package
 * has as an optional peer: vite, vitest, typescript. As in deploy/Containerfile, the lock file is
 * made again without what the image leaves out.
 */

const platforms = z.array(z.string()).optional()
const entry = z.looseObject({ os: platforms, cpu: platforms, libc: platforms })
const lockSchema = z.looseObject({ packages: z.record(z.string(), entry) })

const folder = await mkdtemp(join(tmpdir(), 'chefin-sbom-'))
try {
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    await copyFile(name, join(folder, name))
  }
  // The image has no embedded Postgres, the only optional dependency of ours.
  await npm('pkg', 'delete', 'devDependencies', 'optionalDependencies')
  await npm('install', '--package-lock-only', '--offline')
  await keepImagePlatform(join(folder, 'package-lock.json'))
  process.stdout.write(await npm('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'))
} finally {
  await rm(folder, { recursive: true })
}

/** Drops the packages of other systems, of which a lock file lists every one. */
async function keepImagePlatform(file: string): Promise<void> {
  const lock = lockSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const packages = Object.entries(lock.packages).filter(([, one]) => isShipped(one))
  await writeFile(file, JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }))
}

function isShipped({ os, cpu, libc }: z.infer<typeof entry>): boolean {
  return (
    (os?.includes('linux') ?? true) &&
    (cpu?.includes(process.arch) ?? true) &&
    (libc?.includes('glibc') ?? true)
  )
}

async function npm(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npm', [...args], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  })
  return stdout
}
