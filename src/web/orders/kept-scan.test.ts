import { expect, test } from 'vitest'
import { MINUTE } from '../../platform/clock.ts'
import { keepScan, takeScan } from './kept-scan.ts'

function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const order = '/dashboard/orders/1'

test('a code is kept for the page of its order, and given once', () => {
  const store = tab()
  expect(keepScan(store, order, '#code=012345', 0)).toBe(true)
  expect(takeScan(store, order, MINUTE)).toBe('012345')
  expect(takeScan(store, order, MINUTE)).toBeUndefined()
})

test('another page, a later quarter of an hour, and a clock that was set back get none', () => {
  const store = tab()
  for (const [path, now] of [
    ['/dashboard/orders/2', 0],
    [order, 16 * MINUTE],
    [order, -16 * MINUTE],
  ] as const) {
    keepScan(store, order, '#code=012345', 0)
    expect(takeScan(store, path, now)).toBeUndefined()
    expect(takeScan(store, order, 0)).toBeUndefined()
  }
})

test('nothing else is kept, and what is not a code is not given', () => {
  const store = tab()
  expect(keepScan(store, order, '#timeline', 0)).toBe(false)
  expect(takeScan(store, order, 0)).toBeUndefined()
  for (const text of ['{', '{}', 'null', JSON.stringify({ path: order, code: 'x&y', at: 0 })]) {
    store.setItem('redial:scan', text)
    expect(takeScan(store, order, 0)).toBeUndefined()
  }
})
