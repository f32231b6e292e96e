import sharp from 'sharp'
import { expect, test } from 'vitest'
import { catalog } from '../../src/demo/catalog.ts'
import { familyNames } from './families/families.ts'
import { drawAvatar } from './people/draw-avatar.ts'
import { drawPhone, type PhoneDrawing } from './phone/draw-phone.ts'
import { expectSelfContained } from './self-contained.fixture.ts'

const grades = ['A', 'B', 'C', 'D'] as const
const sides = ['front', 'back', 'both'] as const

/** Renders a drawing of 1,200 px as 100 px: an SVG has 72 pixels per inch. */
const SMALL_DPI = 6

function drawing(at: number): Omit<PhoneDrawing, 'family'> {
  return {
    color: ['#2d3a4d', '#f0eee9', '#c9d6c1'][at % 3] ?? '#2d3a4d',
    wear: grades[at % 4] ?? 'A',
    side: sides[at % 3] ?? 'both',
    seed: at,
  }
}

test.each(familyNames)(
  '%s is drawn from every side, in every grade, self-contained',
  async (family) => {
    for (let at = 0; at < 12; at++) expectSelfContained(drawPhone({ family, ...drawing(at) }))
    const svg = drawPhone({ family, ...drawing(2), side: 'both' })
    const { width, height } = await sharp(Buffer.from(svg)).metadata()
    expect([width, height]).toEqual([1200, 1200])
    const pixels = await sharp(Buffer.from(svg), { density: SMALL_DPI }).raw().toBuffer()
    expect(new Set(pixels).size).toBeGreaterThan(40)
  },
)

test('the same order gives the same drawing, another seed another one', () => {
  const order = { family: 'iphone-flat', ...drawing(5) } as const
  expect(drawPhone(order)).toBe(drawPhone(order))
  expect(drawPhone({ ...order, seed: 6 })).not.toBe(drawPhone(order))
})

test('a drawing has fewer than 80,000 characters', () => {
  for (const family of familyNames) {
    expect(drawPhone({ family, ...drawing(11) }).length, family).toBeLessThan(80_000)
  }
})

test('portraits are self-contained, and the same only for the same seed', async () => {
  const portraits = Array.from({ length: 60 }, (_, at) => drawAvatar({ seed: at + 1 }))
  expect(new Set(portraits).size).toBe(60)
  expect(drawAvatar({ seed: 3 })).toBe(portraits[2])
  for (const svg of portraits) expectSelfContained(svg)
  const { width, height } = await sharp(Buffer.from(portraits[0] ?? '')).metadata()
  expect([width, height]).toEqual([512, 512])
})

test('the models of the demo have families that can be drawn', () => {
  for (const { family, name } of catalog) expect(familyNames, name).toContain(family)
})
