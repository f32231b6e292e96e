import { expect, expectTypeOf, test, vi } from 'vitest'
import { ApiError, createRedial, eachPage, type Schemas, unwrap } from './index.ts'

const url = 'https://phones.example.org/'

/** A client of a shop that gives these answers one after the other, and the requests that it got. */
function clientOf(...answers: (Response | Error)[]) {
  const requests: Request[] = []
  const fetch = async (request: Request | string | URL) => {
    requests.push(request as Request)
    const answer = answers.shift() ?? new Response(null, { status: 500 })
    if (answer instanceof Error) throw answer
    return answer
  }
  return { redial: createRedial({ url, key: 'redial_x', fetch, maxWaitSeconds: 5 }), requests }
}

const refusal = (status: number, error: string, headers = {}) =>
  Response.json(
    { error, message: 'No.', fields: { price: 'Price is required' } },
    { status, headers },
  )
const busy = (status: number, seconds = 1) =>
  refusal(status, 'busy', { 'retry-after': String(seconds) })
const phone = { brand: 'Nokia', name: 'Nokia 8', price: '30' }
const query = { params: { query: { sort: 'newest' } } } as const

test('a call sends the key and its parameters, and has a typed body', async () => {
  const { redial, requests } = clientOf(Response.json({ items: [], pageCount: 1 }))
  const page = await unwrap(redial.GET('/api/my-phones', query))
  expectTypeOf(page).toExtend<Schemas['OwnPhones']>()
  expectTypeOf(page.total).toBeNumber()
  expect(page.items).toEqual([])
  expect(requests[0]?.url).toBe(`${url}api/my-phones?sort=newest`)
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer redial_x')
})

test('what a key cannot call, wrong parameters and wrong bodies do not compile', () => {
  const { redial } = clientOf()
  // @ts-expect-error no key can log in
  const logIn = () => redial.POST('/api/auth/sign-in/email')
  // @ts-expect-error there is no such order
  const sorted = () => redial.GET('/api/my-phones', { params: { query: { sort: 'best' } } })
  // @ts-expect-error a phone has a price
  const free = () => redial.POST('/api/phones', { body: { brand: 'Nokia', name: 'Nokia 8' } })
  expect([logIn, sorted, free]).toHaveLength(3)
})

test('a refusal is typed, and is an error with its code and fields for those who prefer to catch it', async () => {
  const { redial } = clientOf(refusal(422, 'invalid'), refusal(422, 'invalid'))
  const { error } = await redial.POST('/api/phones', { body: phone })
  expectTypeOf(error).toEqualTypeOf<Schemas['Error'] | undefined>()
  expect(error?.error).toBe('invalid')
  const thrown = await unwrap(redial.POST('/api/phones', { body: phone })).catch((one) => one)
  expect(thrown).toBeInstanceOf(ApiError)
  expect(thrown).toMatchObject({
    status: 422,
    code: 'invalid',
    message: 'No.',
    fields: { price: 'Price is required' },
  })
})

test('a page of a proxy and a shop that cannot be reached are errors too', async () => {
  const { redial } = clientOf(
    new Response('<h1>502</h1>', { status: 502 }),
    new TypeError('fetch failed'),
  )
  const get = () => unwrap(redial.GET('/api/my-phones')).catch((one) => one)
  expect(await get()).toMatchObject({ status: 502, code: 'unknown' })
  expect(await get()).toMatchObject({
    status: 0,
    code: 'unreachable',
    message: 'https://phones.example.org cannot be reached: fetch failed',
  })
})

test('a call waits as long as the shop asks for, and is sent again with its body', async () => {
  vi.useFakeTimers()
  const { redial, requests } = clientOf(busy(429, 2), Response.json({ _id: '1' }, { status: 201 }))
  const created = unwrap(redial.POST('/api/phones', { body: phone }))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(await created).toEqual({ _id: '1' })
  expect(await requests[1]?.json()).toEqual(phone)
  vi.useRealTimers()
})

test('a call does not wait longer than its limit, nor after it was aborted', async () => {
  const { redial, requests } = clientOf(busy(429, 60), busy(429, 4))
  const thrown = await unwrap(redial.GET('/api/my-phones')).catch((one) => one)
  expect(thrown).toMatchObject({ status: 429, retryAfterSeconds: 60 })
  const signal = AbortSignal.timeout(10)
  await expect(redial.GET('/api/my-phones', { signal })).rejects.toThrow(/abort|timeout/i)
  expect(requests).toHaveLength(2)
})

test('a change that the shop may have made is only repeated with an idempotency key', async () => {
  vi.useFakeTimers()
  const { redial, requests } = clientOf(
    busy(503),
    busy(503),
    busy(409),
    Response.json({ _id: '1' }),
  )
  expect((await redial.POST('/api/phones', { body: phone })).response.status).toBe(503)
  expect(requests).toHaveLength(1)
  const params = { header: { 'Idempotency-Key': 'one' } }
  const created = redial.POST('/api/phones', { params, body: phone })
  await vi.advanceTimersByTimeAsync(2_000)
  expect((await created).data).toEqual({ _id: '1' })
  expect(requests).toHaveLength(4)
  vi.useRealTimers()
})

test('pages follow the cursor of a body, or that of the Link header, until there is none', async () => {
  const link = { link: '</api/phones?limit=1&cursor=a-b>; rel="next"' }
  const { redial, requests } = clientOf(
    ...[Response.json([1], { headers: link }), Response.json([2])],
    ...[Response.json({ items: [3], cursor: 'c' }), Response.json({ items: [], cursor: null })],
  )
  const ids: unknown[] = []
  for await (const phones of eachPage((next) =>
    redial.GET('/api/phones', { params: { query: { limit: '1', ...next } } }),
  ))
    ids.push(...phones)
  for await (const { items } of eachPage((next) =>
    redial.GET('/api/all-orders', { params: { query: next } }),
  ))
    ids.push(...items)
  expect(ids).toEqual([1, 2, 3])
  expect(requests.map((request) => request.url.slice(url.length))).toEqual([
    'api/phones?limit=1',
    'api/phones?limit=1&cursor=a-b',
    'api/all-orders',
    'api/all-orders?cursor=c',
  ])
})

test('a wrong address and a key with a line break are refused at once', () => {
  expect(() => createRedial({ url: 'phones.example.org' })).toThrow('https://')
  expect(() => createRedial({ url: 'file:///etc/passwd' })).toThrow('https://')
  expect(() => createRedial({ url, key: 'redial_x\n' })).toThrow('line break')
})
