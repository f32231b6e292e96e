import { PAPER } from './default-look.ts'
import { defaultValues } from './definitions.ts'

/**
 * The colors that follow from the accent color of the shop, each light enough or dark enough for what it is
 * used for (WCAG 2.2, level AA): text 4.5 : 1, edges and selected marks 3 : 1.
 */
export type AccentColors = {
  fill: Themed
  ink: Themed
  wash: Themed
}
type Themed = { light: string; dark: string }

export const MIN_TEXT_CONTRAST = 4.5
const MIN_MARK_CONTRAST = 3

const WHITE = '#ffffff'
const BLACK = '#000000'
/** What the accent stands on, beside paper: the same as in src/web/styles/tokens.css. */
const RAISED: Themed = { light: WHITE, dark: '#1c1b1f' }

/** Chosen by hand, as in src/web/styles/tokens.css. */
const defaults: AccentColors = {
  fill: { light: '#cf3a1d', dark: '#d63d1f' },
  ink: { light: '#bc3314', dark: '#ff8a6f' },
  wash: { light: '#fbece6', dark: '#2f1a14' },
}

/** Contrast of white text on the accent color: it must be at least `MIN_TEXT_CONTRAST`. */
export function textContrast(accent: string): number {
  return contrast(accent, WHITE)
}

/** Lighter or darker variants of the accent color for both themes. */
export function accentColors(accent: string): AccentColors {
  if (accent === defaultValues.accentColor) return defaults
  const fill = {
    light: accent,
    dark: shifted(accent, WHITE, (color) => contrast(color, RAISED.dark) >= MIN_MARK_CONTRAST),
  }
  const wash = { light: mixed(PAPER.light, accent, 0.08), dark: mixed(PAPER.dark, accent, 0.14) }
  const isReadable = (color: string, theme: keyof Themed) =>
    [PAPER[theme], RAISED[theme], wash[theme]].every(
      (surface) => contrast(color, surface) >= MIN_TEXT_CONTRAST,
    )
  const ink = {
    light: shifted(accent, BLACK, (color) => isReadable(color, 'light')),
    dark: shifted(accent, WHITE, (color) => isReadable(color, 'dark')),
  }
  return { fill, ink, wash }
}

/** The contrast of two colors, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

const STEPS = 50

/** The color, as little mixed with `target` as it takes. */
function shifted(color: string, target: string, isEnough: (color: string) => boolean): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mixed(color, target, step / STEPS)
    if (isEnough(candidate)) return candidate
  }
  return target
}

function mixed(color: string, other: string, share: number): string {
  const [a, b] = [channels(color), channels(other)]
  const mix = a.map((value, index) => Math.round(value + ((b[index] ?? 0) - value) * share))
  return `#${mix.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
