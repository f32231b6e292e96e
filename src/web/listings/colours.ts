import type { Phone } from '../api/index.ts'

export type ColourFamily = NonNullable<Phone['colourFamily']>

type Swatch = { label: string; className: string }

/** Colour families as people know them, each with its paint. */
export const colours: Record<ColourFamily, Swatch> = {
  black: { label: 'Black', className: 'bg-swatch-black' },
  white: { label: 'White', className: 'bg-swatch-white' },
  grey: { label: 'Grey', className: 'bg-swatch-grey' },
  silver: { label: 'Silver', className: 'bg-swatch-silver' },
  gold: { label: 'Gold', className: 'bg-swatch-gold' },
  blue: { label: 'Blue', className: 'bg-swatch-blue' },
  green: { label: 'Green', className: 'bg-swatch-green' },
  red: { label: 'Red', className: 'bg-swatch-red' },
  pink: { label: 'Pink', className: 'bg-swatch-pink' },
  purple: { label: 'Purple', className: 'bg-swatch-purple' },
  yellow: { label: 'Yellow', className: 'bg-swatch-yellow' },
  orange: { label: 'Orange', className: 'bg-swatch-orange' },
  brown: { label: 'Brown', className: 'bg-swatch-brown' },
  other: { label: 'Other', className: 'bg-paper' },
}

export function isColour(text: string): text is ColourFamily {
  return Object.hasOwn(colours, text)
}
