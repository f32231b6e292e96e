import { expect, test } from 'vitest'
import type { Dispute } from '../aftermath/calls.ts'
import { inOrder, whyAdmin } from './queue.ts'

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

test('what cannot end without an admin comes first, then what nobody answered, then what ends soonest', () => {
  const late = build('late', 'open', { answerDueAt: '2026-11-21T11:00:00Z' })
  const found = inOrder(
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
  expect(found.map(({ _id }) => _id)).toEqual([
    'stuck',
    'late',
    'sooner',
    'later',
    'fresh',
    'returning',
  ])
  expect(whyAdmin(late, NOW)).toMatch(/did not answer/)
  expect(whyAdmin(build('fresh', 'open', { answerDueAt: '2026-11-22T12:00:00Z' }), NOW)).toBe(
    undefined,
  )
})
