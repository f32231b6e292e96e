import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import {
  TOAST_DURATION_MS,
  TOAST_LIMIT,
  TOAST_LOADING_DURATION_MS,
  TOAST_SUCCESS_DURATION_MS,
  Toaster,
  toast,
} from './toaster.tsx'

afterEach(() => toast.remove())

test('4 s by default, 2 s for success, no limit for loading', () => {
  expect([TOAST_DURATION_MS, TOAST_SUCCESS_DURATION_MS, TOAST_LOADING_DURATION_MS]).toEqual([
    4_000,
    2_000,
    Number.POSITIVE_INFINITY,
  ])
})

test('at most 20 at once: the oldest are removed', () => {
  for (let n = 1; n <= TOAST_LIMIT + 5; n++) toast(`number ${n}.`)
  const html = renderToString(<Toaster />)
  expect(html.match(/number \d+\./g)).toHaveLength(20)
  expect(html).toContain('number 25.')
  expect(html).not.toContain('number 5.')
})

test('a toast is announced', () => {
  toast.success('Login Successfully')
  expect(renderToString(<Toaster />)).toMatch(
    /role="status" aria-live="polite"[^>]*>Login Successfully/,
  )
})
