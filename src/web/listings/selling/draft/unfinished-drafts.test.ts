import { expect, test } from 'vitest'
import { readText } from '../../../ui/text.fixture.tsx'
import { translate } from '../../../ui/text.ts'
import { savedAgo } from './unfinished-drafts.tsx'

const english = { t: translate(readText('en'), 'sellParts.drafts'), language: 'en' } as const

test.each([
  [-5, 'Saved just now'],
  [59, 'Saved just now'],
  [60, 'Saved 1 minute ago'],
  [59 * 60, 'Saved 59 minutes ago'],
  [3 * 3_600, 'Saved 3 hours ago'],
  [50 * 3_600, 'Saved 2 days ago'],
])('%s seconds ago: %s', (seconds, words) => {
  expect(savedAgo(1_000_000_000 - seconds * 1_000, 1_000_000_000, english)).toBe(words)
})
