import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('masks.css', import.meta.url), 'utf8')

type IconData = { node: [tag: string, attributes: Record<string, string>][] }

test('an icon in the style sheet has the shapes that the package has', async () => {
  const masks = [
    ...css.matchAll(/--mask-([\w-]+): url\("data:image\/svg\+xml,<svg [^>]*>(.*)<\/svg>"\)/g),
  ]
  expect(masks.length).toBe(css.match(/--mask-/g)?.length)
  for (const [, name = '', shapes] of masks) {
    // Drawn otherwise than in the package: filled, and a circle of dashes.
    if (name === 'circle-dashed') continue
    const file = name.replace('-full', '')
    const { __iconData } = (await import(`lucide-react/dist/esm/icons/${file}.mjs`)) as {
      __iconData: IconData
    }
    const own = __iconData.node.map(([tag, { key: _, ...attributes }]) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}='${value}'`)
      return `<${tag}${written.join('')}/>`
    })
    expect(shapes, name).toBe(own.join(''))
  }
})
