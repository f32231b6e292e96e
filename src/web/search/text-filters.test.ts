import { expect, test } from 'vitest'
import { activeFilters } from './active-filters.ts'
import { englishFilterTexts } from './filter-texts.fixture.ts'
import { applyText, keepText } from './filters.ts'

const interpreted = {
  text: 'blue iphone under 300',
  q: 'iphone',
  params: { max: ['300'], color: ['blue'] },
  notes: [],
}
const typed = { q: interpreted.text, grade: ['A'] }
const applied = applyText(typed, interpreted)

test('what the text names applies besides the filters of the address, and takes precedence', () => {
  expect(applied).toEqual({ q: 'iphone', grade: ['A'], max: '300', color: ['blue'] })
  expect(applyText({ ...typed, max: '500' }, interpreted).max).toBe('300')
})

test('the results of another text don’t count', () => {
  const other = { q: 'iphone under 400' }
  expect(applyText(other, interpreted)).toBe(other)
  expect(keepText({ q: 'iphone' }, other, interpreted)).toEqual({ q: 'iphone' })
})

test('further filters leave the text as it was typed, without applying it twice', () => {
  const next = { ...applied, storage: ['128'] }
  expect(JSON.parse(JSON.stringify(keepText(next, typed, interpreted)))).toEqual({
    q: 'blue iphone under 300',
    grade: ['A'],
    storage: ['128'],
  })
})

test('removing a filter that the text names writes out the others', () => {
  const { max: _, ...next } = applied
  expect(keepText(next, typed, interpreted)).toEqual({
    q: 'iphone',
    grade: ['A'],
    color: ['blue'],
  })
  const changed = { ...applied, color: ['blue', 'red'] }
  expect(keepText(changed, typed, interpreted)).toEqual(changed)
})

test('removing the words keeps the filters', () => {
  const next = { ...applied, q: undefined }
  expect(keepText(next, typed, interpreted)).toEqual(next)
})

test('what the text excludes is a filter that can be removed', () => {
  const text = { text: 'iphone -pro', q: 'iphone', params: { not: ['pro'] }, notes: [] }
  const filters = applyText({ q: text.text }, text)
  expect(filters).toEqual({ q: 'iphone', not: ['pro'] })
  const [, chip] = activeFilters(filters, { currency: 'USD' }, englishFilterTexts())
  expect(chip?.label).toBe('Not “pro”')
  expect(keepText(chip?.without ?? {}, { q: text.text }, text)).toEqual({ q: 'iphone' })
})
