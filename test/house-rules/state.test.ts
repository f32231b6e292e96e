import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { code, root, textOf } from './program.ts'

/**
 * Values that a process holds between requests and that are no caches of data: what they are. The caches are
 * the page cache, `cached` and `cachedByKey`, prepared statements, and the browser's query cache; a further one
 * replaces one.
 */
const heldValues: Record<string, string> = {
  'packages/embedded-postgres/process-lock.ts': 'locks that this process has',
  'src/modules/catalog/places/country-names.ts': 'a table that is filled in small steps',
  'src/modules/listings/color-family.ts': 'a table of words',
  'src/modules/listings/views/views.api.ts': 'views that are written together',
  'src/modules/orders/checkout/checkout.ts': 'calls to the provider, which are limited',
  'src/modules/orders/receipts/text-layout.ts': 'lists of the font files',
  'src/modules/payments/choose-provider.ts': 'one client of each provider',
  'src/modules/payments/reconcile.ts': 'runs that have not ended',
  'src/modules/search/empty-searches/count-searches.ts': 'searches that are written together',
  'src/modules/search/facets/phone-facets.ts': 'empty, and a set of one value',
  'src/platform/db/changes.ts': 'the caches themselves',
  'src/platform/db/connect.ts': 'the database of a connection',
  'src/platform/db/transaction.ts': 'topics to publish after the commit',
  'src/platform/events.ts': 'functions that hear of events',
  'src/platform/http/own-address.ts': 'warnings that were logged',
  'src/platform/signature.ts': 'the key that follows from a setting',
  'src/server.ts': 'requests of a connection that are not answered',
  'src/shared/money.ts': 'Intl objects, which take long to make',
  'src/shared/parse-price.ts': 'signs of a currency from Intl',
  'src/shared/reader-format.ts': 'Intl objects, which take long to make',
  'src/web/api/client.ts': 'keys of requests without an answer',
  'src/web/listings/favorites/favorites.tsx': 'components that show favorites',
  'src/web/rewritten-text.ts': 'texts that something has replaced in a document',
}

/** `const names = new Map<string, string>()` or an empty Set outside of functions, or a WeakMap anywhere. */
const HELD = /^(?:export )?const \w+.*= new (?:Map|Set)\b.*\(\)$|\bnew WeakMap\b/m

test('what a process holds between requests is a known cache, or listed with what it is', () => {
  const packages = globSync('packages/*/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })
  const files = [...code, ...packages].filter((file) => !file.startsWith('src/demo/'))
  const holding = files.filter((file) => HELD.test(textOf(file)))
  expect(holding.toSorted()).toEqual(Object.keys(heldValues).toSorted())
})
