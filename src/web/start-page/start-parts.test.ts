import { expect, test } from 'vitest'
import { sortTasks, type Task } from './start-parts.tsx'

const task = (key: string, isYours: boolean, dueAt?: string): Task => ({
  key,
  to: '/',
  title: key,
  about: '',
  isYours,
  dueAt,
})

test('what waits for the viewer comes before what waits for others, and the earliest deadline first', () => {
  const tasks = [
    task('theirs, soon', false, '2026-11-29T08:00:00Z'),
    task('mine, no deadline', true),
    task('mine, later', true, '2026-12-02T08:00:00Z'),
    task('mine, soon', true, '2026-11-29T09:00:00+02:00'),
  ]
  expect(sortTasks(tasks).map(({ key }) => key)).toEqual([
    'mine, soon',
    'mine, later',
    'mine, no deadline',
    'theirs, soon',
  ])
})
