import { defineConfig } from 'vite'

/**
 * The guest page's own small scripts. They are built apart, as that page is plain HTML
 * without React Router: a phone loads two kilobytes at first, and React with the chat.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    assetsDir: 'assets/guest',
    manifest: 'guest-manifest.json',
    rolldownOptions: { input: './app/routes/guest/island/page.ts' },
  },
})
