import { expect, test } from 'vitest'
import { isolate, isolatePlace } from './isolate.ts'

test.each(['אבי 4', 'محمد', 'ثريا (2)', 'iPhone של אבי', 'ދިވެހި', '𞤀𞤣𞤤𞤢𞤥'])(
  '%s is kept apart from the text around it',
  (text) => expect(isolate(text)).toBe(`\u2068${text}\u2069`),
)

test.each(['Bea', 'Jürgen', '王芳', 'Ольга', 'मीना', '', '4 🙂'])('%j needs nothing', (text) =>
  expect(isolate(text)).toBe(text),
)

const apart = (text: string) => `\u2068${text}\u2069`

test.each([
  ['Cochin، الهند', 'ar', `${apart('Cochin')}، ${apart('الهند')}`],
  [
    'Santa Clara, California, الولايات المتحدة',
    'ar',
    `${apart('Santa Clara')}, ${apart('California')}, ${apart('الولايات المتحدة')}`,
  ],
  ['Nasr City, القاهرة', 'en', `${apart('Nasr City')}, ${apart('القاهرة')}`],
  ['القاهرة, مصر', 'en', apart('القاهرة, مصر')],
  ['Berlin, Germany', 'ar', apart('Berlin, Germany')],
  ['Berlin, Germany', 'en', 'Berlin, Germany'],
  ['', 'ar', ''],
] as const)('the parts of %j follow one another in a line of %s', (place, language, text) =>
  expect(isolatePlace(place, language)).toBe(text),
)
