import { expect, test } from 'vitest'
import { isolate } from './isolate.ts'

test.each(['אבי 4', 'محمد', 'ثريا (2)', 'iPhone של אבי', 'ދިވެހި', '𞤀𞤣𞤤𞤢𞤥'])(
  '%s is kept apart from the text around it',
  (text) => expect(isolate(text)).toBe(`\u2068${text}\u2069`),
)

test.each(['Bea', 'Jürgen', '王芳', 'Ольга', 'मीना', '', '4 🙂'])('%j needs nothing', (text) =>
  expect(isolate(text)).toBe(text),
)
