import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button } from './button.tsx'

test('a blocked button stays focusable and is described by its reason', () => {
  const html = renderToString(
    <Button disabledReason="Only buyers can book a phone.">Book Now</Button>,
  )
  const reasonId = html.match(/aria-describedby="([^"]+)"/)?.[1]
  expect(reasonId).toBeDefined()
  expect(html).toContain(
    `id="${reasonId}" class="text-sm text-muted">Only buyers can book a phone.`,
  )
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toContain('disabled=""')
})

test('a busy button is announced visually and to screen readers', () => {
  const html = renderToString(
    <Button busy busyLabel="Publishing">
      Publish
    </Button>,
  )
  expect(html).toContain('aria-busy="true"')
  expect(html).toMatch(/role="status"[^>]*>Publishing</)
  expect(html).toMatch(/invisible" aria-hidden="true">Publish</)
})

test('an idle button is not announced as busy', () => {
  expect(renderToString(<Button>Save</Button>)).not.toContain('aria-')
})
