import { readFile } from 'node:fs/promises'
import { startChefin, type LoadedApp, type PageFiles } from '#app/server/start-chefin.ts'
import { ensureBuilt } from './scripts/build.ts'

type ServerEntry = typeof import('./app/server/server-entry.ts')

await startChefin(loadBuilt)

async function loadBuilt(): Promise<LoadedApp> {
  await ensureBuilt(() => process.stdout.write('Building…\n'))
  const files = await findFiles()
  const entry: ServerEntry = await import(new URL('build/server/index.js', import.meta.url).href)
  return { open: (runtime) => entry.openBuiltChefin({ ...runtime, ...files }) }
}

/** The plain pages' files, by the names that the build gave them. */
async function findFiles(): Promise<PageFiles> {
  const manifest = JSON.parse(
    await readFile(new URL('build/client/guest-manifest.json', import.meta.url), 'utf8'),
  )
  const builtAs = (source: string) => `/${manifest[source].file}`
  const firstTouch = builtAs('app/routes/guest/island/first-touch.ts')
  return {
    guestFirstTouch: await readFile(new URL(`build/client${firstTouch}`, import.meta.url), 'utf8'),
    guestScript: builtAs('app/routes/guest/island/page.ts'),
    guestStyle: builtAs('app/ui/page.css'),
    dishScript: builtAs('app/routes/guest/island/dish-page.ts'),
    receiptScript: builtAs('app/routes/guest/island/receipt-page.ts'),
    landingScript: builtAs('app/routes/landing/script/start-animations.ts'),
  }
}
