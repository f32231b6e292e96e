import { group, path, rect, tag } from '../kit/svg.ts'

export const VERMILION = '#d9412b'

/** An arrow that comes back around a phone: dial again. */
export function drawSymbol(): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64' },
    rect(0, 0, 64, 64, 17, { fill: VERMILION }),
    markLines('#fff'),
  )
}

/** The bare mark without its tile. */
export function drawLogo(): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '9 9 46 46' },
    markLines(VERMILION),
  )
}

function markLines(colour: string) {
  return group(
    {},
    path('M51 32A19 19 0 1 1 45.4 18.6L51 24.2M51 14.8V24.2H41.6', {
      fill: 'none',
      stroke: colour,
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
    path(
      'M29.2 21.5H34.8Q37.8 21.5 37.8 24.5V40.5Q37.8 43.5 34.8 43.5H29.2Q26.2 43.5 26.2 40.5V24.5Q26.2 21.5 29.2 21.5ZM32 37.6A1.7 1.7 0 1 0 32 41A1.7 1.7 0 1 0 32 37.6Z',
      { fill: colour, 'fill-rule': 'evenodd' },
    ),
  )
}
