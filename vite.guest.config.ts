import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { guestFloor, targetOf } from './browsers.config.ts'
import { guestSheets } from './guest-sheets.config.ts'

/**
 * The small scripts of plain pages, the guest's and the landing page, and the guest page's style. They are built apart, as
 * those are HTML without React Router: a phone loads two kilobytes at first, and React with
 * the chat.
 */
export default defineConfig({
  plugins: [tailwindcss(), guestSheets()],
  publicDir: false,
  build: {
    target: targetOf(guestFloor),
    outDir: 'build/client',
    emptyOutDir: false,
    assetsDir: 'assets/guest',
    manifest: 'guest-manifest.json',
    rolldownOptions: {
      // In one file: the guest page needs all of it, and dishes' and receipts' pages a part each.
      output: {
        codeSplitting: {
          groups: [{ name: 'shared', test: /\/island\/(?:print|share|follow-sold-out)\.ts$/ }],
        },
      },
      input: [
        './app/routes/guest/island/first-touch.ts',
        './app/routes/guest/island/page.ts',
        './app/routes/guest/island/dish-page.ts',
        './app/routes/guest/island/receipt-page.ts',
        './app/ui/page.css',
        './app/routes/landing/script/start-animations.ts',
      ],
    },
  },
})
