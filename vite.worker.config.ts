import { defineConfig } from 'vite'
import { guestFloor, targetOf } from './browsers.config.ts'

/**
 * The worker that keeps guest pages, in one file whose name stays. It is built by itself: a part
 * that it shared with a page would be a module of its own, and not all browsers' workers load any.
 */
export default defineConfig({
  publicDir: false,
  build: {
    target: targetOf(guestFloor),
    outDir: 'build/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: './app/routes/guest/worker/menu-worker.ts',
      output: { format: 'iife', entryFileNames: '[name].js' },
    },
  },
})
