import { expect, test } from 'vitest'
import {
  gradeFact,
  gradeFilters,
  gradeName,
  gradeNumber,
  NOT_GRADED,
  toGradeFilter,
} from './grades.ts'

test('every value of the grade filter has a number, and that number leads back to it', () => {
  expect(gradeFilters.map((value) => gradeNumber(value))).toEqual([1, 2, 3, 4, 0])
  for (const value of gradeFilters) expect(toGradeFilter(gradeNumber(value)!)).toBe(value)
})

test('a value that is not a grade has no number', () => {
  for (const text of ['', 'E', 'AB', '@', 'null']) expect(gradeNumber(text)).toBeUndefined()
  expect(gradeNumber('b')).toBe(2)
})

test('a phone without a grade is named so, never by a letter', () => {
  expect([gradeName('D'), gradeFact('B'), gradeFact(null)]).toEqual([
    'D, poor',
    'Grade B, good',
    NOT_GRADED,
  ])
})
