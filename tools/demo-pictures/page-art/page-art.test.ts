import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectSelfContained } from '../self-contained.fixture.ts'
import { staticDrawings } from './write.ts'

test('drawings that pages load are small and self-contained', async () => {
  for (const [name, svg] of Object.entries(staticDrawings())) {
    expectSelfContained(svg)
    expect(svg.length, name).toBeLessThan(name.startsWith('slide') ? 12_000 : 6_000)
    await sharp(Buffer.from(svg)).png().toBuffer()
  }
})

/** The classes that a drawing uses, and those that look different at night. */
function classes(svg: string) {
  const night = /@media \(prefers-color-scheme:dark\)\{(.*?)\}<\/style>/.exec(svg)?.[1] ?? ''
  return {
    styled: new Set([...night.matchAll(/\.(\w+)\{/g)].map((match) => match[1])),
    used: new Set([...svg.matchAll(/ class="(\w+)"/g)].map((match) => match[1])),
  }
}

test('slides have a night version, of classes that they use', () => {
  const slides = Object.entries(staticDrawings()).filter(([name]) => name.startsWith('slide'))
  expect(slides).toHaveLength(3)
  for (const [name, svg] of slides) {
    const { styled, used } = classes(svg)
    expect(used.isSubsetOf(styled), name).toBe(true)
    for (const part of ['wall', 'floor', 'glow']) expect(used, name).toContain(part)
  }
})

test('every step of buying and selling is drawn, and shows at night', () => {
  const steps = Object.entries(staticDrawings()).filter(([name]) => name.startsWith('step'))
  expect(steps).toHaveLength(9)
  for (const [name, svg] of steps) {
    const { styled, used } = classes(svg)
    expect(used.isSubsetOf(styled), name).toBe(true)
  }
})
