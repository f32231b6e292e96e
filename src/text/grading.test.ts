import { expect, test } from 'vitest'
import { translateAnswer, translateGrading } from './grading.ts'

test('questions and reasons are in the language of the page', () => {
  expect(translateGrading('Has it been repaired?', 'de')).toBe('Wurde es repariert?')
  expect(translateGrading('Scratches on the screen', 'de')).toBe('Kratzer auf dem Display')
})

test('several answers are translated one by one, whatever commas they have', () => {
  expect(translateAnswer('Charging, Calls, mobile data or Wi-Fi', 'de')).toBe(
    'Das Laden, Anrufe, mobile Daten oder WLAN',
  )
  expect(translateAnswer('Yes, and it still works', 'de')).toBe('Ja, und es funktioniert noch')
  expect(translateAnswer('87 %', 'de')).toBe('87 %')
})
