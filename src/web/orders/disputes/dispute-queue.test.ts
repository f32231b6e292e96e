import { expect, test } from 'vitest'
import type { Dispute } from '../order-api.ts'
import { adminReason, byUrgency } from './dispute-queue.tsx'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const build = (_id: string, stage: Dispute['stage'], more: Partial<Dispute> = {}) =>
  ({
    _id,
    stage,
    openedAt: '2026-11-18T12:00:00Z',
    answerDueAt: null,
    endsAt: '2026-12-02T12:00:00Z',
    ...more,
  }) as Dispute

test('stuck disputes come first, then unanswered ones, then those with the earliest deadline', () => {
  const late = build('late', 'open', { answerDueAt: '2026-11-21T11:00:00Z' })
  const queue = byUrgency(
    [
      build('fresh', 'open', { answerDueAt: '2026-11-22T12:00:00Z' }),
      build('returning', 'returning'),
      build('later', 'answered', { endsAt: '2026-12-03T12:00:00Z' }),
      late,
      build('sooner', 'answered'),
      build('stuck', 'stuck', { endsAt: null }),
    ],
    NOW,
  )
  expect(queue.map(({ _id }) => _id)).toEqual([
    'stuck',
    'late',
    'sooner',
    'later',
    'fresh',
    'returning',
  ])
  expect(adminReason(late, NOW)).toBe('late')
  expect(adminReason(build('fresh', 'open', { answerDueAt: '2026-11-22T12:00:00Z' }), NOW)).toBe(
    undefined,
  )
})
