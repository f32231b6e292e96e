import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accentColors, contrast, MIN_TEXT_CONTRAST, textContrast } from './accent-colors.ts'

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('property: whatever the accent color, links are readable and fills stand out in both themes', () => {
  const color = fc.integer({ min: 0, max: 0xffffff })
  fc.assert(
    fc.property(color, (value) => {
      const accent = `#${value.toString(16).padStart(6, '0')}`
      const { fill, ink, wash } = accentColors(accent)
      for (const surface of ['#fbfaf7', '#ffffff', wash.light])
        expect(contrast(ink.light, surface)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
      for (const surface of ['#131215', '#1c1b1f', wash.dark])
        expect(contrast(ink.dark, surface)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
      expect(contrast(fill.dark, '#1c1b1f')).toBeGreaterThanOrEqual(3)
      // White text stays readable on the fill of the dark theme too.
      if (textContrast(accent) >= MIN_TEXT_CONTRAST)
        expect(textContrast(fill.dark)).toBeGreaterThanOrEqual(MIN_TEXT_CONTRAST)
    }),
  )
})
