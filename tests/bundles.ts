import { glob, readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/** What a browser loads to show a page of the app, in brotli-compressed bytes. */
export interface Bundle {
  /** The route's id, such as `routes/auth/login`. */
  readonly route: string
  /** Scripts of this page and its layouts. */
  readonly script: number
  /** The part that no other page of the table needs. */
  readonly own: number
  readonly files: number
}

export interface Bundles {
  readonly pages: readonly Bundle[]
  /** Scripts that every page of the app needs, in bytes. */
  readonly shared: number
  /** The app's only style sheet, in bytes. */
  readonly style: number
}

interface ManifestRoute {
  readonly id: string
  readonly parentId?: string
  readonly module: string
  readonly imports?: readonly string[]
  readonly clientActionModule?: string
}

interface Manifest {
  readonly entry: { readonly module: string; readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, ManifestRoute>>
}

/**
 * Reads from the build what each page of /auth and /dashboard loads before it is usable. Excludes
 * lazy imports such as the chart.
 * @throws without a build
 */
export async function readBundles(): Promise<Bundles> {
  const { entry, routes } = await readManifest()
  const sizes = new Map<string, number>()
  for await (const file of glob('build/client/assets/*.js')) {
    sizes.set(file.slice('build/client'.length), (await readFile(`${file}.br`)).length)
  }
  const sum = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + (sizes.get(file) ?? Number.NaN), 0)
  const all = pages.map((page) => {
    const route = routes[`routes/${page}`]
    if (!route) throw new Error(`The build has no route ${page}`)
    const files = new Set([entry.module, ...entry.imports])
    for (let at: ManifestRoute | undefined = route; at; at = routes[at.parentId ?? '']) {
      for (const file of [at.module, at.clientActionModule, ...(at.imports ?? [])]) {
        if (file) files.add(file)
      }
    }
    return { page, files }
  })
  const usedBy = (file: string) => all.filter(({ files }) => files.has(file)).length
  const everywhere = [...sizes.keys()].filter((file) => usedBy(file) === all.length)
  return {
    pages: all.map(({ page, files }) => ({
      route: page,
      script: sum(files),
      own: sum([...files].filter((file) => usedBy(file) === 1)),
      files: files.size,
    })),
    shared: sum(everywhere),
    style: await styleBytes(),
  }
}

/** Routes that render a page, by module path below `routes/`. */
const pages = [
  'auth/login',
  'auth/register',
  'auth/password-reset',
  'auth/new-password',
  'auth/confirm',
  'dashboard/home/home',
  'dashboard/restaurants/restaurants',
  'dashboard/restaurants/restaurant/restaurant',
  'dashboard/menu-list/menu-list',
  'dashboard/dishes/dishes',
  'dashboard/menu/category/category',
  'dashboard/menu/update/update',
  'dashboard/conversations/layout',
  'dashboard/account/account',
  'dashboard/payment-result/payment-result',
]

async function readManifest(): Promise<Manifest> {
  const [path] = await Array.fromAsync(glob('build/client/assets/manifest-*.js'))
  if (!path) throw new Error('Nothing is built: run node scripts/build.ts')
  const text = await readFile(path, 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

async function styleBytes(): Promise<number> {
  const [path] = await Array.fromAsync(glob('build/client/assets/app-*.css'))
  if (!path) throw new Error('The build has no style of the app')
  return brotliCompressSync(await readFile(path)).length
}
