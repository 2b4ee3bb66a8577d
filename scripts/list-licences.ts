/*
 * `npm run licences`: regenerates `docs/licences.md` from package-lock.json. Run it after each
 * change of the dependencies; `tests/supply-chain.test.ts` fails while the page is outdated.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
})

/** A package that package-lock.json installs. */
export interface LockedPackage {
  readonly name: string
  readonly version: string
  /** As the package states it: an SPDX expression. */
  readonly licence: string
  /** Installed for development only. */
  readonly isDev: boolean
  readonly hasInstallScript: boolean
}

/** Reads all installed packages except the root, sorted by name. */
export async function readLock(): Promise<LockedPackage[]> {
  const lock = lockSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'none stated', dev, hasInstallScript }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isDev: dev === true,
      hasInstallScript: hasInstallScript === true,
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** Renders the page of licences: packages in the image first, then build and test tools. */
export function renderLicences(packages: readonly LockedPackage[]): string {
  const renderPart = (isDev: boolean) => {
    const byLicence = Map.groupBy(
      packages.filter((locked) => locked.isDev === isDev),
      ({ licence }) => licence,
    )
    return [...byLicence]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([licence, licensed]) => {
        const names = new Set(licensed.map(({ name, version }) => `${name} ${version}`))
        return `**${licence}** (${names.size}): ${[...names].join(', ')}\n`
      })
      .join('\n')
  }
  return `# Licences

Written by \`npm run licences\` from what packages state of themselves. The fonts (OFL-1.1) and the glyphs of the allergens (MIT) are for development here, since their files are built into what is served.

## What runs

${renderPart(false)}
## What builds and tests it

${renderPart(true)}`
}

if (import.meta.main) await writeFile('docs/licences.md', renderLicences(await readLock()))
