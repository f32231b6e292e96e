import { afterEach, expect, test, vi } from 'vitest'
import { deleteStoredDraft, readDraft, storeDraft } from './use-draft-form.ts'

afterEach(() => vi.unstubAllGlobals())

function stubStorage() {
  const entries = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
    removeItem: (key: string) => entries.delete(key),
  })
  return entries
}

test('a draft is restored without fields that no longer exist', () => {
  stubStorage()
  storeDraft('phone', { name: 'iPhone 13', gone: 'x' })
  expect(readDraft('phone', { name: '', price: '' })).toEqual({ name: 'iPhone 13' })
  deleteStoredDraft('phone')
  expect(readDraft('phone', { name: '' })).toEqual({})
})

test('an unreadable draft is ignored', () => {
  const storage = stubStorage()
  for (const text of ['{', 'null', '7', '{"name":7}']) {
    storage.set('redial-draft-phone', text)
    expect(readDraft('phone', { name: '' })).toEqual({})
  }
})

test('unavailable storage is tolerated', () => {
  vi.stubGlobal('sessionStorage', undefined)
  storeDraft('phone', { name: 'x' })
  deleteStoredDraft('phone')
  expect(readDraft('phone', { name: '' })).toEqual({})
})
