import { expect, test } from 'vitest'
import { readText } from '../ui/text.fixture.tsx'
import { translate } from '../ui/text.ts'
import { answerLabel, expandedQuestions, pickAnswers, type Question } from './grading.tsx'

const t = translate(readText('en'), 'questions')
const option = (id: string, label: string) => ({ id, label, most: 'A' as const })
const questions: Question[] = [
  { id: 'screen', text: '', hint: '', answer: 'one', options: [option('light', 'Light marks')] },
  {
    id: 'health',
    text: '',
    hint: '',
    answer: 'percent',
    options: [option('unknown', 'Not shown')],
  },
  {
    id: 'functions',
    text: '',
    hint: '',
    answer: 'some',
    options: [option('camera', 'Camera'), option('touch', 'Touch')],
  },
]

test('the first unanswered question is expanded, and the one being changed', () => {
  expect([...expandedQuestions(questions, {}, undefined)]).toEqual(['screen'])
  expect([...expandedQuestions(questions, { screen: 'light' }, 'screen')]).toEqual([
    'screen',
    'health',
  ])
  const all = { screen: 'light', health: null, functions: [] }
  expect([...expandedQuestions(questions, all, undefined)]).toEqual([])
})

test('answers to questions of another kind of phone are left out', () => {
  expect(pickAnswers(questions, { screen: 'light', battery: 'day' })).toEqual({ screen: 'light' })
})

test('an answer is shown with the labels of its question', () => {
  const [screen, health, functions] = questions as [Question, Question, Question]
  expect(answerLabel(screen, { screen: 'light' }, t, 'en')).toBe('Light marks')
  expect(answerLabel(health, { health: 87 }, t, 'en')).toBe('87 %')
  expect(answerLabel(health, { health: null }, t, 'en')).toBe('Not shown')
  expect(answerLabel(functions, { functions: [] }, t, 'en')).toBe('Everything works')
  expect(answerLabel(functions, { functions: ['touch', 'camera'] }, t, 'en')).toBe('Camera, Touch')
})
