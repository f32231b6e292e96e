import { expect, test } from 'vitest'
import { ApiError, createClient } from './client.ts'

/** What a proxy in front of the shop answers, such as nginx. */
const proxy = (status: number) =>
  createClient(async () => new Response(`<html><h1>${status}</h1></html>`, { status }))

test.each([
  [413, /too large for the server/],
  [403, /refused.*403/],
  [408, /cannot reach/],
  [502, /cannot reach/],
  [504, /cannot reach/],
])('an answer %i that is not ours is explained for what it is', async (status, message) => {
  const error = await proxy(status)
    .get('/api/config')
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect((error as ApiError).message).toMatch(message)
})

test('without any answer the connection is named', () => {
  expect(new ApiError(0, {}).message).toMatch(/Check your connection/)
})
