import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shapesFor } from '../ui/icons/icons.plugin.ts'

const css = readFileSync(new URL('masks.css', import.meta.url), 'utf8')

test('an icon in the style sheet has the shapes that the package has', () => {
  const masks = [
    ...css.matchAll(/--mask-([\w-]+): url\("data:image\/svg\+xml,<svg [^>]*>(.*)<\/svg>"\)/g),
  ]
  expect(masks.length).toBe(css.match(/--mask-/g)?.length)
  for (const [, name = '', shapes] of masks) {
    // Drawn otherwise than in the package: filled, and a circle of dashes.
    if (name === 'circle-dashed') continue
    const own = shapesFor(name.replace('-full', ''))
    expect(shapes, name).toBe(own?.replaceAll('"', "'"))
  }
})
