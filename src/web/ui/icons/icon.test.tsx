import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { collectSprite, createIcon } from './icon.tsx'

const Pin = createIcon('pin', '<path d="M1 2"/><circle cx="3" cy="4" r="5"/>')

// Other test files of this worker may have rendered icons.
beforeEach(() => void collectSprite())

test('an icon that a page shows many times has its shapes in the document once', () => {
  const html = renderToStaticMarkup([1, 2, 3].map((at) => <Pin key={at} className="size-4" />))
  const shown = '<svg aria-hidden="true" class="icon size-4"><use href="#icon-pin"></use></svg>'
  expect(html).toBe(shown.repeat(3))
  expect(collectSprite()).toBe(
    '<div hidden><svg id="icons"><symbol id="icon-pin" viewBox="0 0 24 24"><path d="M1 2"/><circle cx="3" cy="4" r="5"/></symbol></svg></div>',
  )
})

test('the icons of one page are not in the document of the next', () => {
  renderToStaticMarkup(<Pin />)
  collectSprite()
  expect(collectSprite()).not.toContain('symbol')
})

test('an icon with a label is not hidden from screen readers', () => {
  const html = renderToStaticMarkup(<Pin role="img" aria-label="Proven seller" />)
  expect(html).toContain('role="img" aria-label="Proven seller"')
  expect(html).not.toContain('aria-hidden')
  collectSprite()
})
