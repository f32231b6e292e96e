import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { gradedPartPicture } from '../../../shared/listings/grade-examples.ts'
import { compareAnswers, computeGrade } from './grade-phone.ts'
import type { Answer, Answers } from './grading.contract.ts'
import { type Kind, questionsFor, rubricFor } from './rubric.ts'

const iphone: Kind = { os: 'iOS', announced: '2021-09' }
const android: Kind = { os: 'Android', announced: '2022-02' }
const handset: Kind = { os: 'feature', announced: '2003' }

/** The best grade that each answer allows, written by hand, independent of the code. */
const truth: Record<string, [Answer, 'A' | 'B' | 'C' | 'D'][]> = {
  screen: [
    ['flawless', 'A'],
    ['light', 'B'],
    ['scratched', 'C'],
    ['broken', 'D'],
  ],
  body: [
    ['flawless', 'A'],
    ['light', 'B'],
    ['dented', 'C'],
    ['broken', 'D'],
  ],
  battery_health: [
    [100, 'A'],
    [90, 'A'],
    [89, 'B'],
    [80, 'B'],
    [79, 'C'],
    [70, 'C'],
    [69, 'D'],
    [1, 'D'],
    [null, 'B'],
  ],
  battery: [
    ['day', 'A'],
    ['most', 'B'],
    ['half', 'C'],
    ['spent', 'D'],
  ],
  functions: [
    [[], 'A'],
    [['vibration'], 'C'],
    [['unlocking'], 'C'],
    [['buttons'], 'C'],
    [['speaker'], 'C'],
    [['camera'], 'C'],
    [['microphone'], 'D'],
    [['touch'], 'D'],
    [['charging'], 'D'],
    [['network'], 'D'],
    [['vibration', 'camera'], 'C'],
    [['touch', 'vibration'], 'D'],
  ],
  water: [
    ['never', 'A'],
    ['unsure', 'B'],
    ['dried', 'C'],
    ['damaged', 'D'],
  ],
  repairs: [
    ['none', 'A'],
    ['maker', 'A'],
    ['other_parts', 'B'],
    ['unsure', 'C'],
  ],
  account_lock: [
    ['off', 'A'],
    ['none', 'A'],
    ['on', 'D'],
  ],
  carrier: [
    ['free', 'A'],
    ['unsure', 'B'],
    ['locked', 'B'],
  ],
}

/** Every combination of answers to the questions for this kind of phone. */
function* combinations(kind: Kind): Generator<{ answers: Answers; grade: string }> {
  const questions = questionsFor(kind).map(({ id }) => ({ id, rows: truth[id] ?? [] }))
  const count = questions.reduce((product, { rows }) => product * rows.length, 1)
  for (let number = 0; number < count; number += 1) {
    let rest = number
    let grade = 'A'
    const answers: Answers = {}
    for (const { id, rows } of questions) {
      const [answer, most] = rows[rest % rows.length]!
      rest = Math.floor(rest / rows.length)
      answers[id] = answer
      if (most > grade) grade = most
    }
    yield { answers, grade }
  }
}

test.each([
  ['an iPhone', iphone, 248_832],
  ['an Android phone', android, 110_592],
  ['an old handset', handset, 36_864],
])('every combination of answers about %s gives the grade of its worst answer', (_, kind, n) => {
  let count = 0
  const wrong: Answers[] = []
  for (const { answers, grade } of combinations(kind)) {
    count += 1
    const graded = computeGrade(answers, kind)
    if ('wrong' in graded || graded.grade !== grade || graded.reasons.length === 0)
      wrong.push(answers)
  }
  expect(wrong.slice(0, 3)).toEqual([])
  expect(count).toBe(n)
})

test('the truth table covers every answer of the rubric', () => {
  const kinds = [iphone, android, handset]
  for (const question of new Set(kinds.flatMap((kind) => questionsFor(kind)))) {
    const known = new Set((truth[question.id] ?? []).flatMap(([answer]) => answer))
    if (question.answer !== 'percent')
      expect([question.id, question.options.filter(({ id }) => !known.has(id))]).toEqual([
        question.id,
        [],
      ])
  }
})

const best = (kind: Kind): Answers =>
  Object.fromEntries(questionsFor(kind).map(({ id }) => [id, truth[id]![0]![0]]))

test('reasons name what lowers the grade, worst first', () => {
  const answers = { ...best(android), screen: 'light', functions: ['camera'], water: 'dried' }
  expect(computeGrade(answers, android)).toEqual({
    grade: 'C',
    reasons: ['A camera does not work', 'Was wet inside, still works', 'Light marks on the screen'],
    blockers: [],
  })
  expect(computeGrade(best(android), android)).toMatchObject({
    grade: 'A',
    reasons: ['No defects that lower the grade'],
  })
})

test('a phone locked to an account cannot be listed', () => {
  const graded = computeGrade({ ...best(iphone), account_lock: 'on' }, iphone)
  expect(graded).toMatchObject({ grade: 'D', blockers: [expect.stringContaining('Sign out')] })
})

test('battery health and account locks are asked only where the model has them', () => {
  const ids = (kind: Kind) => questionsFor(kind).map(({ id }) => id)
  expect(ids(iphone)).toContain('battery_health')
  expect(ids({ os: 'iOS', announced: '2013-09' })).not.toContain('battery_health')
  expect(ids(android)).not.toContain('battery_health')
  expect(ids(android)).toContain('account_lock')
  expect(ids({ os: 'Android', announced: '2014-11' })).not.toContain('account_lock')
  expect(ids(handset)).not.toContain('account_lock')
  expect(ids({ os: null, announced: null })).toContain('account_lock')
})

test('missing, unknown and invalid answers are reported', () => {
  const { screen: _, ...rest } = best(android)
  const answers = { ...rest, body: 'shiny', battery_health: 90, functions: ['touch', 'touch'] }
  expect(computeGrade(answers, android)).toEqual({
    wrong: {
      screen: 'Answer this question',
      body: 'Choose one of the answers to this question',
      battery_health: 'This question doesn’t apply to this phone',
      functions: 'Choose one of the answers to this question',
    },
  })
})

test('the buyer’s grading is compared with the seller’s', () => {
  const listed = { ...best(iphone), screen: 'light' }
  const received = { ...listed, screen: 'scratched', battery_health: 84, functions: ['speaker'] }
  expect(compareAnswers(listed, received, iphone)).toEqual([
    {
      question: 'What does the screen look like?',
      listed: 'Light marks that don’t show while it’s on',
      received: 'Scratches that show while it’s on',
      isWorse: true,
    },
    {
      question: 'What battery health does it show?',
      listed: '100 %',
      received: '84 %',
      isWorse: true,
    },
    {
      question: 'Does anything not work properly?',
      listed: 'Nothing',
      received: 'A loudspeaker or the earpiece',
      isWorse: true,
    },
  ])
  expect(compareAnswers(received, listed, iphone).map(({ isWorse }) => isWorse)).toEqual([
    false,
    false,
    false,
  ])
  expect(compareAnswers(listed, listed, iphone)).toEqual([])
})

test('each answer about the screen and the body has a picture of its own', () => {
  const { questions } = rubricFor({ os: null, announced: null })
  const pictures = questions.flatMap(({ id, options }) =>
    options.map(({ most }) => gradedPartPicture(id, most)).filter((one) => one !== undefined),
  )
  expect(new Set(pictures).size).toBe(8)
  for (const one of pictures)
    expect(existsSync(new URL(`../../../web/public${one}`, import.meta.url)), one).toBe(true)
})
