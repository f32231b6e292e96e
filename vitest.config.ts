import { defineConfig } from 'vitest/config'
import { slowFirst } from './test/slow-first.ts'

const SLOW = [
  'test/start.test.ts',
  'test/replace-demo.test.ts',
  'test/restore-killed.test.ts',
  'test/workers.test.ts',
  'test/backup.test.ts',
  'test/upgrades.test.ts',
  'packages/embedded-postgres/start.test.ts',
  'src/demo/demo.test.ts',
  'test/access-matrix.test.ts',
  'src/modules/orders/life-cycle/transition-order.test.ts',
  'src/modules/media/find-reuse.test.ts',
  'src/modules/notifications/stories.test.ts',
  'src/modules/notifications/languages.test.ts',
  'src/modules/orders/checkout/stripe-away.api.test.ts',
  'src/modules/orders/disputes/actions.api.test.ts',
  'src/modules/orders/life-cycle/random-orders.test.ts',
  'src/modules/verification/possession/worker/read-codes.test.ts',
  'src/modules/orders/deadlines/downtime.test.ts',
  'src/modules/listings/life.property.test.ts',
  'packages/facet-index/facet-index.test.ts',
  'src/modules/payments/payouts/payout-holds.property.test.ts',
  // A few seconds each, but small files, which would run last.
  'src/demo/pictures/pictures.test.ts',
  'src/commands/start-app.test.ts',
  'test/spreadsheet-example.test.ts',
  'test/tracing.test.ts',
  'test/overload.test.ts',
  'test/metrics.test.ts',
  'test/other-postgres.test.ts',
  'src/commands/run-command.test.ts',
  'src/modules/verification/imei/blacklist.test.ts',
  'src/modules/orders/checkout/provider-fees.test.ts',
  'src/modules/messaging/resume.property.test.ts',
  'src/platform/worker-pool.test.ts',
  'test/slow-uploads.test.ts',
]

/** Tests that import TSX, which Vite compiles. One of them replaces a module, which takes Vite's runner too. */
const PAGES = [
  'src/web/**/*.test.{ts,tsx}',
  'test/public-pages.test.ts',
  'src/modules/listings/listing-fields.test.ts',
]

const ofBoth = {
  setupFiles: [
    'test/cheap-passwords.setup.ts',
    'test/property-seed.setup.ts',
    'test/statement-counts.setup.ts',
  ],
  // Limits for what hangs, not for what is slow: a machine half as fast must stay green.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 30_000 } },
  // Two cores carry three, because files wait for servers, deadlines and processes that draw photos.
  // Two files must not write counts of statements at once.
  maxWorkers: process.env.WRITE_STATEMENTS ? 1 : 3,
  // Files share their worker's modules, which hold no state of a test: a third of the run less.
  isolate: false,
}

export default defineConfig({
  test: {
    globalSetup: ['test/database.setup.ts'],
    sequence: { sequencer: slowFirst(SLOW) },
    reporters: ['default'],
    projects: [
      {
        test: {
          ...ofBoth,
          name: 'server',
          include: ['{src,packages,test,scripts}/**/*.test.ts'],
          exclude: PAGES,
          // Node runs the server's source as it is.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { test: { ...ofBoth, name: 'pages', include: PAGES } },
    ],
  },
})
