import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'packages/**/*.test.ts',
      'test/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['test/database.setup.ts'],
    // Limits for what hangs, not for what is slow: a machine half as fast must stay green.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // Files share their worker's modules, which hold no state of a test: a third of the run less.
    isolate: false,
    reporters: ['default'],
  },
})
