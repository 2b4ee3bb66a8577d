import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bench,evals,simulators,tests}/**/*.test.{ts,tsx}'],
    globalSetup: './tests/postgres.ts',
    pool: 'forks',
    // Each worker loads the app and its lexicons once, and starts one server for all tests that can
    // share it. Tests share no rows, and leave nothing open behind them.
    isolate: false,
    // One more than two cores: with four, connections and logins timed out on a slow machine.
    maxWorkers: 3,
    // These limits end what hangs. On busy cores, what takes a second may take a minute.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
