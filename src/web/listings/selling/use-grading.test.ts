import { expect, test } from 'vitest'
import type { Question } from './use-grading.ts'
import { answersTo, answerWords, openQuestions } from './use-grading.ts'

const option = (id: string, label: string) => ({ id, label, most: 'A' as const })
const questions: Question[] = [
  { id: 'screen', ask: '', hint: '', answer: 'one', options: [option('faint', 'Faint marks')] },
  { id: 'health', ask: '', hint: '', answer: 'percent', options: [option('unknown', 'Not shown')] },
  {
    id: 'functions',
    ask: '',
    hint: '',
    answer: 'some',
    options: [option('camera', 'Camera'), option('touch', 'Touch')],
  },
]

test('the first open question is shown, and the one that is being changed', () => {
  expect([...openQuestions(questions, {}, undefined)]).toEqual(['screen'])
  expect([...openQuestions(questions, { screen: 'faint' }, 'screen')]).toEqual(['screen', 'health'])
  const all = { screen: 'faint', health: null, functions: [] }
  expect([...openQuestions(questions, all, undefined)]).toEqual([])
})

test('answers to questions that are not asked of this phone are left out', () => {
  expect(answersTo(questions, { screen: 'faint', battery: 'day' })).toEqual({ screen: 'faint' })
})

test('an answer is said in the words of its question', () => {
  const [screen, health, functions] = questions as [Question, Question, Question]
  expect(answerWords(screen, { screen: 'faint' })).toBe('Faint marks')
  expect(answerWords(health, { health: 87 })).toBe('87 %')
  expect(answerWords(health, { health: null })).toBe('Not shown')
  expect(answerWords(functions, { functions: [] })).toBe('Everything works')
  expect(answerWords(functions, { functions: ['touch', 'camera'] })).toBe('Camera, Touch')
})
