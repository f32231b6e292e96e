import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const web = path.resolve(import.meta.dirname, '..')
const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const TEXT_CONTRAST = 4.5
const CONTROL_CONTRAST = 3

const papers = ['paper', 'raised', 'sand', 'mist', 'sage']
const texts = [
  ...papers.flatMap((background) =>
    ['ink', 'muted', 'accent-ink', 'green', 'amber', 'red'].map((ink) => [ink, background]),
  ),
  ['on-accent', 'accent'],
  ['on-accent', 'red-fill'],
  ['accent-ink', 'accent-wash'],
  ['green', 'green-wash'],
  ['amber', 'amber-wash'],
  ['red', 'red-wash'],
  ['muted', 'hairline'],
  ['ink', 'hairline'],
  ['paper', 'ink'],
] as [string, string][]
const controls = [
  ['edge', 'paper'],
  ['edge', 'raised'],
  ['accent', 'paper'],
  ['accent', 'raised'],
  ['red-fill', 'paper'],
] as [string, string][]

for (const theme of ['light', 'dark'] as const) {
  test.each(texts)(`${theme}: %s is readable on %s`, (ink, background) => {
    expect(contrast(color(ink, theme), color(background, theme))).toBeGreaterThanOrEqual(
      TEXT_CONTRAST,
    )
  })
  test.each(controls)(`${theme}: %s stands out from %s`, (edge, background) => {
    expect(contrast(color(edge, theme), color(background, theme))).toBeGreaterThanOrEqual(
      CONTROL_CONTRAST,
    )
  })
}

test('colors and pixels are only defined in tokens.css', () => {
  const files = globSync('{ui,styles}/**/*.{css,ts,tsx}', { cwd: web })
  expect(files.length).toBeGreaterThan(20)
  const raw = files
    .filter((file) => !/tokens\.|\.test\./.test(file))
    .filter((file) =>
      /#[0-9a-f]{3,8}\b|\d+px\b|\brgb\(|\boklch\(/i.test(
        readFileSync(path.join(web, file), 'utf8'),
      ),
    )
  expect(raw).toEqual([])
})

function color(name: string, theme: 'light' | 'dark') {
  const value = css.match(new RegExp(`--color-${name}:\\s*([^;]+);`))?.[1] ?? ''
  const hexes = value.match(/#[0-9a-f]{6}/g) ?? []
  const hex = theme === 'light' ? hexes[0] : hexes.at(-1)
  if (!hex) throw new Error(`no color named ${name}`)
  return hex
}

// WCAG 2.2: relative luminance and contrast ratio.
function contrast(a: string, b: string) {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((index) => Number.parseInt(hex.slice(index, index + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
