import { expect, test } from 'vitest'
import { rootChoicesScript } from './root-choices.ts'

function themeAfter(getItem: (key: string) => string | null) {
  const dataset: { theme?: string } = {}
  const run = new Function('localStorage', 'document', rootChoicesScript)
  run({ getItem }, { documentElement: { dataset } })
  return dataset.theme
}

test('a remembered theme is set before the first paint', () => {
  expect(themeAfter((key) => (key === 'redial-theme' ? 'dark' : null))).toBe('dark')
})

test('a dismissed demo hint is hidden before the first paint', () => {
  const dataset: { demoHint?: string } = {}
  const run = new Function('localStorage', 'document', rootChoicesScript)
  run({ getItem: () => null }, { documentElement: { dataset } })
  expect(dataset.demoHint).toBeUndefined()
  const getItem = (key: string) => (key === 'redial-demo-hint' ? 'dismissed' : null)
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

test('a remembered view of lists is set before the first paint, and nothing else that is stored', () => {
  const viewAfter = (stored: string) => {
    const dataset: { listView?: string } = {}
    const run = new Function('localStorage', 'document', rootChoicesScript)
    const getItem = (key: string) => (key === 'redial-list-view' ? stored : null)
    run({ getItem }, { documentElement: { dataset } })
    return dataset.listView
  }
  expect(viewAfter('compact')).toBe('compact')
  expect(viewAfter('list')).toBe('list')
  expect(viewAfter('"><script>')).toBeUndefined()
})
