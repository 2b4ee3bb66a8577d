import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,evals,simulators,tests}/**/*.test.ts'],
    globalSetup: './tests/postgres.ts',
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
