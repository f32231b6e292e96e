import { expect, test } from 'vitest'
import { computeGrade, type Kind } from '../modules/verification/index.ts'
import { grades } from '../shared/listings/grades.ts'
import { answersForGrade } from './grade-answers.ts'
import { createRandom } from './random.ts'

const kinds: [string, Kind][] = [
  ['an iPhone', { os: 'iOS', announced: '2021-09' }],
  ['an Android phone', { os: 'Android', announced: '2022-02' }],
  ['an old handset', { os: 'feature', announced: '2003' }],
  ['an unknown phone', { os: null, announced: null }],
]

test.each(kinds)('made-up answers about %s always come to the wanted grade', (_, kind) => {
  for (const grade of grades)
    for (let seed = 0; seed < 200; seed += 1) {
      const answers = answersForGrade(kind, grade, createRandom(seed))
      expect(computeGrade(answers, kind), `${grade} ${seed}`).toMatchObject({ grade, blockers: [] })
    }
})

test('made-up answers differ between phones of one grade', () => {
  const made = Array.from({ length: 20 }, (_, seed) =>
    JSON.stringify(answersForGrade(kinds[0]![1], 'C', createRandom(seed))),
  )
  expect(new Set(made).size).toBeGreaterThan(5)
})
