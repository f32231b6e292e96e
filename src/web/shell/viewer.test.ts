import { expect, test } from 'vitest'
import { clearPersonalStorage } from './viewer.ts'

function storeOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    key: (index: number) => [...map.keys()][index] ?? null,
    removeItem: (key: string) => void map.delete(key),
    keys: () => [...map.keys()],
  }
}

test('drafts and unsent messages are removed; theme, favorites of the device and foreign keys stay', () => {
  const local = storeOf({
    'redial-selling-123': '[]',
    'redial-selling-456': '[]',
    'redial-theme': 'dark',
    'redial.favorites': '[]',
    other: '1',
  })
  const tab = storeOf({
    'redial-outbox-conversation': '[]',
    'redial-draft-dispute': '{}',
    'redial-selling-tab': '1',
    other: '1',
  })
  clearPersonalStorage(local, tab)
  expect(local.keys()).toEqual(['redial-theme', 'redial.favorites', 'other'])
  expect(tab.keys()).toEqual(['other'])
})
