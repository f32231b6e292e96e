import { hydrate, onlineManager, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from './api/client.ts'
import { CACHE_MS, createQueryClient, retryDelay, shouldRetry, writeState } from './query-client.ts'
import { meKey } from './shell/viewer.ts'

test('server errors are retried three times, refusals never', () => {
  const broken = new ApiError(500, {})
  expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, broken))).toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(shouldRetry(0, new ApiError(0, {}))).toBe(true)
  expect(shouldRetry(0, new ApiError(409, {}))).toBe(false)
})

test('each retry waits twice as long, at most 30 seconds', () => {
  expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 16_000, 30_000, 30_000])
})

test('responses are cached for five minutes; the server retries nothing', () => {
  expect(CACHE_MS).toBe(300_000)
  const browser = createQueryClient('browser').getDefaultOptions().queries
  expect(browser).toMatchObject({ staleTime: CACHE_MS, gcTime: CACHE_MS })
  expect(createQueryClient('server').getDefaultOptions().queries?.retry).toBe(false)
})

test('a write made offline fails at once instead of waiting for a connection', async () => {
  const client = createQueryClient('browser')
  onlineManager.setOnline(false)
  try {
    const mutation = client.getMutationCache().build(client, {
      mutationFn: () => Promise.reject(new ApiError(0, {})),
    })
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 0 })
  } finally {
    onlineManager.setOnline(true)
  }
})

test('no text can end the script element that carries the state', () => {
  const client = new QueryClient()
  client.setQueryData(['phone', 'a'], { name: '</script><script>alert(1)</script>' })
  const state = writeState(client)
  expect(state).not.toContain('<')
  expect(JSON.parse(state).queries[0].state.data.name).toContain('</script>')
})

test('the logged-out state is not written into shared pages', () => {
  const client = new QueryClient()
  client.setQueryData(meKey, null)
  expect(JSON.parse(writeState(client)).queries).toEqual([])
})

test('the browser starts with the data of the server as fresh as it was, page by page', async () => {
  const server = new QueryClient()
  const pages = [{ items: [{ id: 1 }, { id: 2 }], cursor: null }]
  server.setQueryData(['config'], { currency: 'USD' }, { updatedAt: 1_000 })
  await server.fetchInfiniteQuery({
    queryKey: ['search', { max: '100' }],
    queryFn: () => pages[0],
    initialPageParam: null,
  })
  const browser = new QueryClient()
  hydrate(browser, JSON.parse(writeState(server)))
  expect(browser.getQueryState(['config'])).toMatchObject({
    status: 'success',
    fetchStatus: 'idle',
    dataUpdatedAt: 1_000,
  })
  const written = browser.getQueryCache().find({ queryKey: ['search', { max: '100' }] })
  expect(written?.state.data).toEqual({ pages, pageParams: [null] })
  expect(written?.queryType).toBe('infinite')
})
