import { defineConfig } from 'vitest/config'
import { slowFirst } from './test/slow-first.ts'

const SLOW = [
  'e2e/every-page.e2e.ts',
  'e2e/accessibility-logged-in.e2e.ts',
  'e2e/buying.e2e.ts',
  'e2e/long-words.e2e.ts',
  'e2e/admin.e2e.ts',
  'e2e/accessibility-public.e2e.ts',
  'e2e/returns.e2e.ts',
  'e2e/selling.e2e.ts',
  'e2e/disputes.e2e.ts',
  'e2e/checkup.e2e.ts',
  'e2e/two-tabs.e2e.ts',
  'e2e/list-and-phone.e2e.ts',
  'e2e/offline.e2e.ts',
  'e2e/setup.e2e.ts',
  'e2e/proof-panels.e2e.ts',
  'e2e/sign-up-to-order.e2e.ts',
  'e2e/translated.e2e.ts',
  // Small files, which would run last.
  'e2e/waiting-money.e2e.ts',
  'e2e/as-sold.e2e.ts',
  'e2e/clear-listings.e2e.ts',
  'e2e/compare.e2e.ts',
  'e2e/layout-shifts.e2e.ts',
  'e2e/grading-again.e2e.ts',
  'e2e/editing.e2e.ts',
  'e2e/theme.e2e.ts',
  'e2e/verification.e2e.ts',
  'e2e/all-listings-and-orders.e2e.ts',
  'e2e/seller-page.e2e.ts',
]

export default defineConfig({
  test: {
    include: ['e2e/**/*.e2e.ts'],
    globalSetup: ['test/database.setup.ts'],
    setupFiles: ['test/cheap-passwords.setup.ts'],
    // Limits for what hangs, not for what is slow: a machine half as fast must stay green.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // One of 400 journeys fails now and then where three browsers share two cores. The report names what was repeated.
    retry: 1,
    // Journeys wait more than they work: two cores carry three of them.
    maxWorkers: 3,
    expect: { poll: { timeout: 60_000 } },
    // A worker keeps its modules: loading them anew for each file is a tenth of the work.
    isolate: false,
    sequence: { sequencer: slowFirst(SLOW) },
    reporters: ['default'],
    // Node runs the server's source and the built pages as they are.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
})
