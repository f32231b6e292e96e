import { expect, test } from 'vitest'
import { plainCode } from '../../../shared/plain-line.ts'
import { MINUTE } from '../../../shared/time.ts'
import {
  codeFromHash,
  codeProblem,
  consumeScannedCode,
  groupDigits,
  storeScannedCode,
} from './hand-over-code.ts'

test.each(['123456', '123 456', '123-456', ' 123456 '])('%s is accepted as a code', (code) => {
  expect(codeProblem(code)).toBeUndefined()
  expect(plainCode(code)).toBe('123456')
})

test('anything else is refused', () => {
  expect(codeProblem('')).toBe('required')
  expect(codeProblem('   ')).toBe('required')
  for (const code of ['12345', '1234567', 'abcdef', '12345x'])
    expect(codeProblem(code)).toBe('incomplete')
})

test('a scanned code is read from the address, and nothing else is', () => {
  expect(codeFromHash('#code=012345')).toBe('012345')
  expect(codeFromHash('#x=1&code=012345')).toBe('012345')
  for (const hash of ['', '#code=', '#code=12345', '#code=1234567', '#timeline', '#decode=123456'])
    expect(codeFromHash(hash)).toBeUndefined()
})

test('a code is read out in two groups', () => {
  expect(groupDigits('012345')).toBe('012 345')
})

function tab() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const order = '/dashboard/orders/1'

test('a scanned code is stored for the page of its order and read once', () => {
  const store = tab()
  expect(storeScannedCode(store, order, '#code=012345', 0)).toBe(true)
  expect(consumeScannedCode(store, order, MINUTE)).toBe('012345')
  expect(consumeScannedCode(store, order, MINUTE)).toBeUndefined()
})

test('a stored code is not returned to another page, after 15 minutes, or when the clock was set back', () => {
  const store = tab()
  for (const [path, now] of [
    ['/dashboard/orders/2', 0],
    [order, 16 * MINUTE],
    [order, -16 * MINUTE],
  ] as const) {
    storeScannedCode(store, order, '#code=012345', 0)
    expect(consumeScannedCode(store, path, now)).toBeUndefined()
    expect(consumeScannedCode(store, order, 0)).toBeUndefined()
  }
})

test('a hash without a code is not stored, and broken storage yields no code', () => {
  const store = tab()
  expect(storeScannedCode(store, order, '#timeline', 0)).toBe(false)
  expect(consumeScannedCode(store, order, 0)).toBeUndefined()
  for (const text of ['{', '{}', 'null', JSON.stringify({ path: order, code: 'x&y', at: 0 })]) {
    store.setItem('redial:scan', text)
    expect(consumeScannedCode(store, order, 0)).toBeUndefined()
  }
})
