import { expect, test } from 'vitest'
import { createChanges } from '../platform/db/changes.ts'
import { createPageCache, MAX_PAGES } from './page-cache.ts'

const page = (topics: string[] = [], bytes = 10) => ({
  body: Buffer.alloc(bytes),
  isQuick: false,
  etag: '"x"',
  topics,
})

test('a flood of pages that nobody asks for again leaves the ones that people open', () => {
  const cache = createPageCache(createChanges())
  cache.keep('popular', page(), cache.age())
  cache.keep('forgotten', page(), cache.age())
  for (let i = 0; i < 3 * MAX_PAGES; i++) {
    cache.keep(`junk ${i}`, page(), cache.age())
    if (i % 100 === 0) expect(cache.get('popular')).toBeDefined()
  }
  expect(cache.get('forgotten')).toBeUndefined()
  expect(cache.get(`junk ${3 * MAX_PAGES - 1}`)).toBeDefined()
})

test('pages are kept up to a number of bytes', () => {
  const cache = createPageCache(createChanges())
  const megabyte = 1024 * 1024
  for (let i = 0; i < 40; i++) cache.keep(`${i}`, page([], megabyte), cache.age())
  const kept = Array.from({ length: 40 }, (_, i) => cache.get(`${i}`)).filter(Boolean)
  expect(kept).toHaveLength(16)
})

test('a change drops the pages that show it, and one that came while rendering is not kept', () => {
  const changes = createChanges()
  const cache = createPageCache(changes)
  cache.keep('phones', page(['listings']), cache.age())
  cache.keep('blog', page(), cache.age())
  const since = cache.age()
  changes.publish(['listings'])
  cache.keep('late', page(['listings']), since)
  expect([cache.get('phones'), cache.get('late')]).toEqual([undefined, undefined])
  expect(cache.get('blog')).toBeDefined()
  changes.publishAll()
  expect(cache.get('blog')).toBeUndefined()
})

test('a page that is packed anew makes room by as much', () => {
  const cache = createPageCache(createChanges())
  const large = page([], 15 * 1024 * 1024)
  cache.keep('large', large, cache.age())
  cache.repack('large', large, Buffer.alloc(10))
  cache.keep('next', page([], 15 * 1024 * 1024), cache.age())
  expect(cache.get('large')?.body).toHaveLength(10)
  expect(cache.get('next')).toBeDefined()
})
