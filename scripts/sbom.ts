import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

/*
 * `npm run sbom`: prints the image's packages as CycloneDX JSON, for this CPU architecture. `npm
 * sbom --omit dev` alone would list every build tool that is an optional peer of some package
 * (vite, vitest, typescript), so the lock file is regenerated as in deploy/Containerfile.
 */

const platforms = z.array(z.string()).optional()
const lockedPackageSchema = z.looseObject({ os: platforms, cpu: platforms, libc: platforms })
const lockSchema = z.looseObject({ packages: z.record(z.string(), lockedPackageSchema) })

const folder = await mkdtemp(join(tmpdir(), 'chefin-sbom-'))
try {
  for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
    await copyFile(name, join(folder, name))
  }
  // The image has no embedded Postgres, our only optional dependency.
  await npm('pkg', 'delete', 'devDependencies', 'optionalDependencies')
  await npm('install', '--package-lock-only', '--offline')
  await keepImagePlatform(join(folder, 'package-lock.json'))
  process.stdout.write(await npm('sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'))
} finally {
  await rm(folder, { recursive: true })
}

/** Removes packages for other platforms: a lock file lists all of them. */
async function keepImagePlatform(file: string): Promise<void> {
  const lock = lockSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  const packages = Object.entries(lock.packages).filter(([, lockedPackage]) =>
    isShipped(lockedPackage),
  )
  await writeFile(file, JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }))
}

function isShipped({ os, cpu, libc }: z.infer<typeof lockedPackageSchema>): boolean {
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
