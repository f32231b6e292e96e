import { expect, test } from 'vitest'
import { ApiError } from './api/client.ts'
import { loadCode } from './load.ts'

test('code that cannot be fetched is refused like a request, so that pages show what to do', async () => {
  const failed = loadCode(() => Promise.reject(new TypeError('Importing a module script failed.')))
  await expect(failed).rejects.toBeInstanceOf(ApiError)
  await expect(failed).rejects.toMatchObject({ status: 0, isFromApi: false })
})

test('code that is fetched is handed on', async () => {
  const { add } = await loadCode(async () => ({ add: (a: number, b: number) => a + b }))
  expect(add(1, 2)).toBe(3)
})
