import { defineConfig } from '@playwright/test'
import { desktop } from './tests/e2e/page-variants.ts'

const executablePath = process.env['CHROME_PATH']

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // One more than two cores: half of a test is waiting, for an answer or a frame.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test waits for what it looks for, up to a limit for each step; this one ends what hangs.
  timeout: 300_000,
  // Browsers, servers and a Postgres share two cores: what takes a second may take a minute.
  expect: { timeout: 60_000 },
  // A flaky test is a failed one.
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    viewport: desktop,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every test, kept or not, is a third of the work: `playwright test --trace on`
    // records one where a failure needs it.
    screenshot: 'only-on-failure',
    // What slides and fades is drawn frame by frame, a sixth of the work; the landing page's tests
    // are about what moves.
    contextOptions: { reducedMotion: 'reduce' },
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
        // Pages live for seconds: optimising their scripts takes longer than running them. A worker's
        // pages share a process, which compiles a script once. Together a fifth of the work.
        '--js-flags=--no-opt --no-maglev --single-threaded',
        '--renderer-process-limit=1',
      ],
    },
  },
})
