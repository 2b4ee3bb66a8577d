import { defineConfig } from '@playwright/test'

const executablePath = process.env['CHROME_PATH']

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  // Two browsers and their servers share two cores.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  use: {
    // A trace of every test, kept or not, is a third of the work: `playwright test --trace on`
    // records one where a failure needs it.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Containers have no sandbox; the rest keeps the browser off the network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
