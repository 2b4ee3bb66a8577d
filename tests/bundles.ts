import { glob, readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/** The files that a browser loads to show a page of the app, in brotli-compressed bytes. */
export interface Bundle {
  /** The route's id, such as `routes/auth/login`. */
  readonly route: string
  /** Scripts of this page and its layouts. */
  readonly script: number
  /** The part of `script` that no other page needs. */
  readonly own: number
  /** The number of script files. */
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
 * Reads from the build what each page of /auth and /dashboard loads before it is usable, without
 * lazy imports such as the chart.
 * @throws Error if there is no build
 */
export async function readBundles(): Promise<Bundles> {
  const { entry, routes } = await readManifest()
  const sizes = new Map<string, number>()
  for await (const file of glob('build/client/assets/*.js')) {
    sizes.set(file.slice('build/client'.length), (await readFile(`${file}.br`)).length)
  }
  const sum = (files: Iterable<string>) =>
    [...files].reduce((bytes, file) => bytes + (sizes.get(file) ?? Number.NaN), 0)
  const loadedScripts = pages.map((page) => {
    const route = routes[`routes/${page}`]
    if (!route) throw new Error(`The build has no route ${page}`)
    const files = new Set([entry.module, ...entry.imports])
    for (let part: ManifestRoute | undefined = route; part; part = routes[part.parentId ?? '']) {
      for (const file of [part.module, part.clientActionModule, ...(part.imports ?? [])]) {
        if (file) files.add(file)
      }
    }
    return { page, files }
  })
  const countUsers = (file: string) => loadedScripts.filter(({ files }) => files.has(file)).length
  const sharedFiles = [...sizes.keys()].filter((file) => countUsers(file) === loadedScripts.length)
  return {
    pages: loadedScripts.map(({ page, files }) => ({
      route: page,
      script: sum(files),
      own: sum([...files].filter((file) => countUsers(file) === 1)),
      files: files.size,
    })),
    shared: sum(sharedFiles),
    style: await styleBytes(),
  }
}

/** Routes that render a page, by module path below `routes/`. */
const pages = [
  'auth/login',
  'auth/second-factor',
  'auth/register',
  'auth/password-reset',
  'auth/new-password',
  'auth/confirm',
  'dashboard/home/home',
  'dashboard/start/start',
  'dashboard/search/search',
  'dashboard/restaurants/restaurants',
  'dashboard/restaurants/restaurant/restaurant',
  'dashboard/restaurants/kitchen/kitchen',
  'dashboard/restaurants/kitchen/facts',
  'dashboard/restaurants/languages/languages',
  'dashboard/restaurants/languages/translations',
  'dashboard/restaurants/prices/prices',
  'dashboard/restaurants/law/law',
  'dashboard/restaurants/print/print',
  'dashboard/activity/activity',
  'dashboard/deleted/deleted',
  'dashboard/menu-list/menu-list',
  'dashboard/dishes/dishes',
  'dashboard/menu/category/category',
  'dashboard/menu/update/update',
  'dashboard/menu/import/start',
  'dashboard/menu/import/draft',
  'dashboard/menu/import/text/text',
  'dashboard/conversations/layout',
  'dashboard/conversations/receipt/receipt',
  'dashboard/account/account',
  'dashboard/account/members/members',
  'dashboard/account/tokens/tokens',
  'dashboard/account/transfer/transfer',
  'dashboard/account/developers/developers',
  'dashboard/account/webhooks/webhooks',
  'dashboard/account/webhooks/webhook',
  'dashboard/second-factor/second-factor',
  'dashboard/payment-result/payment-result',
]

async function readManifest(): Promise<Manifest> {
  // The chunk of a route may have the same name.
  const paths = await Array.fromAsync(glob('build/client/assets/manifest-*.js'))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
  const text = texts.find((source) => source.includes('__reactRouterManifest'))
  if (!text) throw new Error('There is no build; run node scripts/build.ts')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

async function styleBytes(): Promise<number> {
  const [path] = await Array.fromAsync(glob('build/client/assets/app-*.css'))
  if (!path) throw new Error('The build has no style sheet')
  return brotliCompressSync(await readFile(path)).length
}
