import { runnerImport, type Plugin } from 'vite'
import { guestLocales, isGuestLocale } from './app/i18n/locales.ts'

type Source = typeof import('./app/routes/guest/sheets.tsx')

const name = 'virtual:guest/sheets'
const resolved = `\0${name}`

/**
 * Renders the guest page's sheets into a module for each language, for the page's script: they depend
 * on nothing else. `virtual:guest/sheets` loads them.
 */
export function guestSheets(): Plugin {
  let rendering: ReturnType<typeof runnerImport<Source>> | undefined
  return {
    name: 'guest-sheets',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    watchChange() {
      rendering = undefined
    },
    async load(id) {
      if (id === resolved) return listOfModules
      const language = id.slice(resolved.length + 1)
      if (!id.startsWith(resolved) || !isGuestLocale(language)) return undefined
      rendering ??= runnerImport<Source>('./app/routes/guest/sheets.tsx')
      const { module, dependencies } = await rendering
      for (const file of dependencies) this.addWatchFile(file)
      return `export default ${JSON.stringify(module.renderSheets(language))}`
    },
  }
}

const listOfModules = `export default { ${guestLocales
  .map((language) => `${language}: () => import('${name}-${language}')`)
  .join(', ')} }`
