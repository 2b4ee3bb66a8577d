import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,bench,evals,simulators,tests}/**/*.test.ts'],
    globalSetup: './tests/postgres.ts',
    pool: 'forks',
    // One more than two cores, and the browser tests beside them: much of a test is waiting, for
    // an even answer or a server's start.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes true by itself has as long as it may need on busy cores; a second is little there.
    expect: { poll: { timeout: 15_000 } },
  },
})
