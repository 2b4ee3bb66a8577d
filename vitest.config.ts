import { configDefaults, defineConfig } from 'vitest/config'

// What is said and what it means: functions alone, without a database, a clock or settings.
const words = [
  'app/domain/dietary/**/*.test.ts',
  'app/assistant/{planners,reading,render,plan}/**/*.test.ts',
  'evals/**/*.test.ts',
]

export default defineConfig({
  test: {
    pool: 'forks',
    // Twice the cores: half of a test is waiting, for an even answer or a server’s start.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes true by itself has as long as it may need on busy cores; a second is little there.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        // Each process reads the lexicons once, which is half of these tests' work.
        test: { name: 'words', include: words, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'worlds',
          include: ['{app,bench,simulators,tests}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...words],
          globalSetup: './tests/postgres.ts',
        },
      },
    ],
  },
})
