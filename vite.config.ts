import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { dashboardFloor, guestFloor, targetOf } from './browsers.config.ts'
import { guestSheets } from './guest-sheets.config.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), guestSheets()],
  // Served from the root, under names that stay: see http/static-files.ts.
  publicDir: 'app/site-root',
  // All libraries of browsers are bundled at the start of `npm run dev`: one found later reloads
  // the page.
  optimizeDeps: { entries: ['app/{routes,ui}/**/*.tsx'] },
  environments: {
    client: {
      build: {
        target: targetOf(dashboardFloor),
        rolldownOptions: {
          output: {
            // A page loads 13 to 40 files instead of 47 to 91, in as many bytes: see decision 032.
            codeSplitting: {
              groups: [
                {
                  name: 'common',
                  minShareCount: 6,
                  // The pages of /auth load nothing on demand, and most pages don't ask for a
                  // second factor, have no form that another window may overtake, no guest preview, or no texts
                  // about restaurants.
                  test: (id: string) =>
                    !/vite\/preload-helper|\/(?:factor|form-notice|use-versioned-form)\.|\/(?:second-factor|dashboard\/preview)\/|i18n\/(?:preview|restaurants)|\/(?:preview|restaurants)\.json/.test(
                      id,
                    ),
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // The server's build starts from our own entry, which takes the routes in.
      build: {
        rolldownOptions: { input: './app/server/server-entry.ts' },
        // The inline style of the guest page is part of the server.
        cssTarget: targetOf(guestFloor),
      },
      // The libraries come into the build: a start loads some 120 modules, not 1,770, and
      // React without its checks for developers, which it would else take from NODE_ENV.
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
      resolve: {
        noExternal: command === 'build' ? true : [],
        // React Router leaves it out. Passwords were then hashed by JavaScript, which takes twice as
        // long as Node's scrypt, and delays all other requests.
        conditions: ['node'],
        // Machine code stays outside, and what only a server with a model or a bucket loads.
        external: [
          'sharp',
          // Starts worker threads from its files, which must stay where they are.
          'tesseract.js',
          '@ai-sdk/anthropic',
          '@ai-sdk/google',
          '@ai-sdk/openai',
          '@ai-sdk/openai-compatible',
          '@aws-sdk/client-s3',
          '@aws-sdk/s3-request-presigner',
        ],
      },
    },
  },
}))
