import { expect, test } from 'vitest'
import { createChanges } from '../platform/db/changes.ts'
import { createPageCache, MAX_PAGES } from './page-cache.ts'

const page = (topics: string[] = [], bytes = 10) => ({
  status: 200,
  body: Buffer.alloc(bytes),
  headers: {},
  etag: '"x"',
  topics,
})

test('a flood of pages requested once does not evict popular pages', () => {
  const cache = createPageCache(createChanges())
  cache.add('popular', page(), cache.version())
  cache.add('forgotten', page(), cache.version())
  for (let i = 0; i < 3 * MAX_PAGES; i++) {
    cache.add(`junk ${i}`, page(), cache.version())
    if (i % 100 === 0) expect(cache.get('popular')).toBeDefined()
  }
  expect(cache.get('forgotten')).toBeUndefined()
  expect(cache.get(`junk ${3 * MAX_PAGES - 1}`)).toBeDefined()
})

test('the cache is limited in bytes', () => {
  const cache = createPageCache(createChanges())
  const megabyte = 1024 * 1024
  for (let i = 0; i < 40; i++) cache.add(`${i}`, page([], megabyte), cache.version())
  const cached = Array.from({ length: 40 }, (_, i) => cache.get(`${i}`)).filter(Boolean)
  expect(cached).toHaveLength(32)
})

test('a change removes the pages that show it, and a page rendered meanwhile is not cached', () => {
  const changes = createChanges()
  const cache = createPageCache(changes)
  cache.add('phones', page(['listings']), cache.version())
  cache.add('blog', page(), cache.version())
  const since = cache.version()
  changes.publish(['listings'])
  cache.add('late', page(['listings']), since)
  expect([cache.get('phones'), cache.get('late')]).toEqual([undefined, undefined])
  expect(cache.get('blog')).toBeDefined()
  cache.add('brands', page(['brands']), since)
  expect(cache.get('brands'), 'what changed meanwhile is not on it').toBeDefined()
  const before = cache.version()
  changes.publishAll()
  cache.add('about', page(), before)
  for (const key of ['blog', 'brands', 'about']) expect(cache.get(key), key).toBeUndefined()
})
