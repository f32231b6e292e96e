import { expect, test } from 'vitest'
import { compressed } from './compression.ts'
import { type InProcessResult, refuse, returnInProcess } from './responses.ts'
import { createRouter } from './router.ts'

const app = createRouter()
app.use((c, next) => {
  returnInProcess(c)
  return next()
})
app.use(compressed)
const at = new Date('2026-11-23T04:00:00Z')
const value = {
  at,
  gone: undefined,
  list: [undefined, Number.NaN],
  text: 'Ünï "’"',
  long: 'x'.repeat(2_000),
}
app.get('/value', (c) => c.json(value as never, 200, { Link: '</next>; rel="next"' }))
app.get('/refused', (c) => refuse(c, 404, 'not_found', 'Not found.'))

const call = async (path: string) => {
  const inProcess: InProcessResult = {}
  const response = await app.request(
    path,
    { headers: { 'accept-encoding': 'zstd' } },
    { inProcess },
  )
  return { response, inProcess }
}

test('a call within the process gets exactly the data that HTTP sends: dates as text, nothing undefined', async () => {
  const { response, inProcess } = await call('/value')
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(inProcess.data).toStrictEqual(await (await app.request('/value')).json())
  expect(inProcess.data).toStrictEqual({
    at: '2026-11-23T04:00:00.000Z',
    list: [null, null],
    text: value.text,
    long: value.long,
  })
  expect(response.headers.get('link')).toBe('</next>; rel="next"')
  expect(response.headers.get('content-encoding')).toBeNull()
})

test('a refusal keeps its status and body', async () => {
  const { response, inProcess } = await call('/refused')
  expect(inProcess.data).toBeUndefined()
  expect([response.status, (await response.json()).error]).toEqual([404, 'not_found'])
})
