import { expect, test } from 'vitest'
import { type Answer, createEarlierPages, recordCalls } from './page-data.ts'

const MINUTE = 60_000

function answer(data: unknown, more: { status?: number; link?: string } = {}): Answer {
  const headers = new Headers(more.link ? { link: more.link } : {})
  const { status = 200 } = more
  return { ok: status < 300, status, headers, data, json: async () => data }
}

/** An API with one answer for each path; it counts its calls. */
function fakeApi(answers: Record<string, Answer | Error>) {
  const api = {
    calls: 0,
    answers,
    async call(path: string) {
      api.calls += 1
      const answer = api.answers[path]
      if (!answer || answer instanceof Error) throw answer ?? new Error(path)
      return answer
    },
  }
  return api
}

async function dataOf(api: ReturnType<typeof fakeApi>, ...paths: string[]) {
  const calls = recordCalls(api.call)
  await Promise.allSettled(paths.map((path) => calls.fetch(path)))
  return calls.data()
}

test('a page is unchanged only while all its calls are answered as before', async () => {
  const api = fakeApi({ '/a': answer({ price: 1 }), '/b': answer([1], { link: '<x>' }) })
  const data = (await dataOf(api, '/a', '/b'))!
  const isUnchanged = () => recordCalls(api.call).isUnchanged(data)
  expect(await isUnchanged()).toBe(true)
  const before = api.answers
  const changes: Record<string, Answer | Error>[] = [
    { '/a': answer({ price: 2 }) },
    { '/b': answer([1], { link: '<y>' }) },
    { '/b': answer([1], { status: 404, link: '<x>' }) },
    { '/a': new Error('the database is down') },
  ]
  for (const changed of changes) {
    api.answers = { ...before, ...changed }
    expect(await isUnchanged(), JSON.stringify(changed)).toBe(false)
  }
})

test('a page whose data changed is rendered from the responses that showed it', async () => {
  const api = fakeApi({ '/a': answer({ price: 1 }) })
  const data = (await dataOf(api, '/a'))!
  api.answers = { '/a': answer({ price: 2 }) }
  const calls = recordCalls(api.call)
  api.calls = 0
  expect(await calls.isUnchanged(data)).toBe(false)
  const rendered = await calls.fetch('/a', { method: 'GET', headers: {} })
  expect([await rendered.json(), api.calls]).toEqual([{ price: 2 }, 1])
  await calls.fetch('/a')
  expect(api.calls, 'a second call is made again').toBe(2)
})

test('a page that was rendered from a failed call or a write is never taken for unchanged', async () => {
  const api = fakeApi({
    '/a': answer(1),
    '/none': answer({ error: 'not_found' }, { status: 404 }),
    '/stream': answer(undefined),
  })
  expect(await dataOf(api, '/a')).toBeDefined()
  for (const path of ['/none', '/stream', '/down'])
    expect(await dataOf(api, '/a', path), path).toBeUndefined()
  for (const init of [{ method: 'POST' }, { headers: { range: 'bytes=0-1' } }]) {
    const calls = recordCalls(api.call)
    await calls.fetch('/a', init)
    expect(calls.data(), JSON.stringify(init)).toBeUndefined()
  }
})

test('a call that is not answered when the page is complete makes it incomparable', () => {
  const calls = recordCalls(() => new Promise<Answer>(() => {}))
  void calls.fetch('/slow')
  expect(calls.data()).toBeUndefined()
})

test('an earlier page is dropped before the browser would request its data again', () => {
  const pages = createEarlierPages<string>()
  pages.keep('key', { page: 'html', data: new Map(), at: 0 })
  expect(pages.get('key', 3 * MINUTE)?.page).toBe('html')
  expect(pages.get('key', 5 * MINUTE)).toBeUndefined()
  expect(pages.get('key', 3 * MINUTE)).toBeUndefined()
})

test('a page counts as rendered before while fewer than 10,000 others are rendered in between', () => {
  const pages = createEarlierPages<string>()
  const renderOthers = (count: number) => {
    for (let other = 0; other < count; other++) pages.recordRendering(`other ${other}`)
  }
  expect([pages.recordRendering('key'), pages.recordRendering('key')]).toEqual([false, true])
  renderOthers(9_999)
  expect(pages.recordRendering('key')).toBe(true)
  renderOthers(10_000)
  expect(pages.recordRendering('key')).toBe(false)
})

test('of many earlier pages those rendered last are kept', () => {
  const pages = createEarlierPages<number>()
  const keep = (page: number) => pages.keep(`${page}`, { page, data: new Map(), at: 0 })
  for (let page = 0; page < 1_000; page++) keep(page)
  keep(0)
  keep(1_000)
  expect([0, 1, 500, 1_000].map((page) => pages.get(`${page}`, 0)?.page)).toEqual([
    0,
    undefined,
    500,
    1_000,
  ])
})
