import { expect, test } from 'vitest'
import type { OpenListingReview } from '../api/index.ts'
import { compareVersions } from './review-card.tsx'

const phone = {
  brand: 'Nokia',
  name: '3310',
  storageGb: null,
  grade: 'B',
} as OpenListingReview['phone']

test('a proposed change is marked on both sides', () => {
  const proposed = { ...phone, storageGb: 64, img: '', photos: [] }
  const { now, proposed: then } = compareVersions(phone, proposed)
  expect(now).toContainEqual({ term: 'storage', value: null, changed: true })
  expect(then).toContainEqual({ term: 'storage', value: 64, changed: true })
  expect(then).toContainEqual({ term: 'grade', value: 'B', changed: false })
})

test('a new listing has no marked changes', () => {
  expect(compareVersions(phone, null).now.some(({ changed }) => changed)).toBe(false)
})
