import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bench,evals,simulators,tests}/**/*.test.{ts,tsx}'],
    globalSetup: './tests/postgres.ts',
    pool: 'forks',
    // Each worker loads the app and its lexicons once. Tests share no database, and leave nothing
    // open behind them.
    isolate: false,
    // Twice the cores: half of a test is waiting, for a server's answer or its start.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // On busy cores even what is quick may take seconds.
    expect: { poll: { timeout: 15_000 } },
  },
})
