import { afterEach, expect, test, vi } from 'vitest'
import { forgetDraft, keepDraft, readDraft } from './use-draft-form.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage() {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  return kept
}

test('a draft comes back, without fields that the form no longer has', () => {
  stubStorage()
  keepDraft('phone', { name: 'iPhone 13', gone: 'x' })
  expect(readDraft('phone', { name: '', price: '' })).toEqual({ name: 'iPhone 13' })
  forgetDraft('phone')
  expect(readDraft('phone', { name: '' })).toEqual({})
})

test('a draft that cannot be read is no draft', () => {
  const kept = stubStorage()
  for (const text of ['{', 'null', '7', '{"name":7}']) {
    kept.set('redial-draft-phone', text)
    expect(readDraft('phone', { name: '' })).toEqual({})
  }
})

test('forbidden storage stops nobody', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft('phone', { name: 'x' })
  forgetDraft('phone')
  expect(readDraft('phone', { name: '' })).toEqual({})
})
