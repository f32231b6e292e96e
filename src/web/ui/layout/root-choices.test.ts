import { expect, test } from 'vitest'
import { DEMO_HINT_STORAGE_KEY, THEME_STORAGE_KEY, themeScript } from './theme.tsx'

function themeAfter(getItem: (key: string) => string | null) {
  const dataset: { theme?: string } = {}
  const run = new Function('localStorage', 'document', themeScript)
  run({ getItem }, { documentElement: { dataset } })
  return dataset.theme
}

test('a remembered theme is set before the first paint', () => {
  expect(themeAfter((key) => (key === THEME_STORAGE_KEY ? 'dark' : null))).toBe('dark')
})

test('a dismissed demo hint is hidden before the first paint', () => {
  const dataset: { demoHint?: string } = {}
  const run = new Function('localStorage', 'document', themeScript)
  run({ getItem: () => null }, { documentElement: { dataset } })
  expect(dataset.demoHint).toBeUndefined()
  const getItem = (key: string) => (key === DEMO_HINT_STORAGE_KEY ? 'dismissed' : null)
  run({ getItem }, { documentElement: { dataset } })
  expect(dataset.demoHint).toBe('dismissed')
})

test('otherwise the system theme applies', () => {
  expect(themeAfter(() => null)).toBeUndefined()
  expect(themeAfter(() => 'system')).toBeUndefined()
  const forbidden = () => {
    throw new Error('storage is forbidden')
  }
  expect(themeAfter(forbidden)).toBeUndefined()
})
