import { circle, ellipse, path, rect, softRect, tag } from '../kit/svg.ts'

/** Where no photo is: a phone waiting to be photographed, 480 by 480, quiet on any ground. */
export function drawNoPhoto(): string {
  const grey = '#9b948a'
  const line = {
    fill: 'none',
    stroke: grey,
    'stroke-width': 5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  } as const
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 480 480' },
    rect(0, 0, 480, 480, 0, { fill: '#a39a8c', opacity: 0.14 }),
    ellipse(240, 392, 104, 11, { fill: grey, opacity: 0.3 }),
    path(softRect(172, 96, 136, 292, 26), { fill: grey, opacity: 0.18 }),
    path(softRect(172, 96, 136, 292, 26), line),
    path(softRect(188, 112, 50, 52, 14), line),
    circle(204, 128, 6, { fill: grey }),
    circle(222, 148, 6, { fill: grey }),
    path('M288 214L206 372M288 262L232 370', { ...line, opacity: 0.4 }),
    path(
      'M112 130V88Q112 72 128 72H150M330 72H352Q368 72 368 88V130M368 352V394Q368 410 352 410H330M150 410H128Q112 410 112 394V352',
      { ...line, opacity: 0.75 },
    ),
  )
}
