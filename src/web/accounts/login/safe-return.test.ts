import { expect, test } from 'vitest'
import { remembered, safeReturn } from './safe-return.ts'

test.each(['/', '/products?brand=Nokia', '/dashboard/users#row', '/a//b', '/phones/1?from=//x'])(
  '%s is accepted as a path of this site',
  (path) => expect(safeReturn(path)).toBe(path),
)

test.each([
  undefined,
  null,
  7,
  ['/products'],
  '',
  'products',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  ' /products',
])('%j leads to the home page', (from) => expect(safeReturn(from)).toBe('/'))

test('property: the return path stays on this site', () => {
  for (const from of ['/', '/x', '//x', '/\\x', '/\t/x', '\\x', '/\\/x', '/%2f/x']) {
    expect(new URL(safeReturn(from), 'https://redial.example').origin).toBe(
      'https://redial.example',
    )
  }
})

test('the home page is not remembered', () => {
  expect(remembered('/')).toBeUndefined()
  expect(remembered('//x')).toBeUndefined()
  expect(remembered('/products')).toBe('/products')
})
