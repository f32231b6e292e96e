import { expect, test } from 'vitest'
import { createLine } from './upload-line.ts'

test('three run at once in order, and a failure frees its slot', async () => {
  const line = createLine(3)
  const ends: (() => void)[] = []
  const begun: number[] = []
  const jobs = Array.from({ length: 6 }, (_, at) =>
    line.run(async () => {
      begun.push(at)
      await new Promise<void>((resolve) => ends.push(resolve))
      if (at === 0) throw new Error('cut off')
    }),
  )
  const settled = Promise.allSettled(jobs)
  expect(begun).toEqual([0, 1, 2])
  ends[0]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  await expect.poll(() => begun).toEqual([0, 1, 2, 3, 4, 5])
  for (const end of ends) end()
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    ...Array.from({ length: 5 }, () => 'fulfilled'),
  ])
})
