import { onlineManager } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from './api/client.ts'
import { CACHE_MS, createQueryClient, retryDelay, shouldRetry } from './query-client.ts'

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
