import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { compareCounts, resetCounts, updateCounts } from './statement-counts.ts'

type Task = { type: string; result?: { state: string } | undefined; tasks?: readonly Task[] }

const isPassed = (task: Task): boolean =>
  task.tasks ? task.tasks.every(isPassed) : task.result?.state === 'pass'

// Files share the modules of their worker.
resetCounts()

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads which parts of its first argument are used
afterAll(({}, suite) => {
  // After a run of some tests alone there is nothing to compare.
  if (!isPassed(suite)) return
  const path = relative('.', suite.file.filepath)
  if (process.env.WRITE_STATEMENTS) updateCounts(path)
  const { documented, counts } = compareCounts(path)
  const hint = `if intended, write them with WRITE_STATEMENTS=1 npm test -- unit ${path}\n`
  expect(counts, `other statements than in docs/statements-of-operations.md; ${hint}`).toEqual(
    documented,
  )
})
