import { expect, test } from 'vitest'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { ApiError, createClient, messageOfApi, toFailure } from './client.ts'

/** What a proxy in front of the shop answers, such as nginx. */
const proxy = (status: number) =>
  createClient(async () => new Response(`<html><h1>${status}</h1></html>`, { status }))

/** What a page says of it. */
const explain = ({ status }: ApiError) =>
  translate(readText('en'), 'shell.failed')(toFailure(status), { status: String(status) })

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
  expect(messageOfApi(error)).toBeUndefined()
  expect(explain(error as ApiError)).toMatch(message)
})

test('without any answer the connection is named', () => {
  expect(explain(new ApiError(0, {}))).toMatch(/Check your connection/)
})
