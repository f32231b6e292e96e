import type { GradedPart } from '../../../src/shared/listings/grade-examples.ts'
import { type Attributes, ellipse, group, path, rect, tag } from '../kit/svg.ts'
import type { Grade } from '../phone/wear.ts'
import { drawFlatPhone } from './brands.ts'

/** Front and back of a face, in pixels. */
const [WIDE, TALL] = [98, 201]
const FOOT = 216

/**
 * What a phone of a grade looks like from both sides, 280 by 232, for light and dark grounds alike. The marks are
 * the most that the grade allows: see grade-meanings.ts.
 */
export function drawGrade(grade: Grade): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 280 232' },
    drawSides(grade),
  )
}

/** The upper part of a face, with room around it. */
const [CLOSE_WIDE, CLOSE_TALL] = [120, 132]
const MIDDLE = CLOSE_WIDE / 2
const HEAD = 12

/**
 * The screen of a phone, or its back and frame, with the marks of a grade, 120 by 132. The light marks of a screen
 * only show while it is off.
 */
export function drawGradedPart(part: GradedPart, grade: Grade): string {
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${CLOSE_WIDE} ${CLOSE_TALL}` },
    part === 'screen' ? drawScreenOf(grade) : drawBodyOf(grade),
  )
}

function drawScreenOf(grade: Grade) {
  const { screen, crackedScreen } = marks[grade]
  const isOff = grade === 'B'
  return group(
    { transform: `translate(${MIDDLE - WIDE / 2} ${HEAD})` },
    isOff ? drawDarkScreen() : drawScreen(),
    isOff ? drawScratches(LIGHT_ON_SCREEN) : drawScratches(screen),
    crackedScreen ? drawCracks(crackedScreen) : '',
  )
}

function drawBodyOf(grade: Grade) {
  const { back, crackedBack } = marks[grade]
  return group(
    {},
    drawFlatPhone('iphone-flat-diagonal', {
      ...{ x: MIDDLE, y: HEAD + TALL, height: TALL, color: '#5f7fae' },
    }),
    group(
      { transform: `translate(${MIDDLE - WIDE / 2} ${HEAD})` },
      drawScratches(grade === 'B' ? back + LIGHT_ON_BACK : back),
      crackedBack ? drawCracks(crackedBack) : '',
    ),
    ...closeEdge[grade].map(([x, y, turn, long]) => drawDent(x, y, turn, long)),
  )
}

/** Above those of the whole picture. */
const LIGHT_ON_BACK = 'M62 60l11 -8M22 84l11 -6'
const LIGHT_ON_SCREEN = 'M26 66l14 -10M58 46l9 -14M60 100l13 -7M30 108l6 -9M70 78l5 8'

/** Dents on the part of the frame that a close picture shows, as in `Marks`. */
const closeEdge: Record<Grade, Marks['edge']> = {
  A: [],
  B: [[106, 22, 44, 3]],
  C: [
    [16, 18, -45, 5],
    [108, 70, 90, 6],
    [12, 104, 90, 5],
  ],
  D: [
    [103, 18, 45, 8],
    [12, 62, 90, 7],
    [108, 112, 90, 7],
    [44, 13, 0, 6],
  ],
}

function drawSides(grade: Grade): string {
  const { screen, back, edge, crackedScreen, crackedBack } = marks[grade]
  return group(
    {},
    ellipse(79, FOOT, 60, 5, { fill: '#8a8479', opacity: 0.28 }),
    ellipse(201, FOOT, 60, 5, { fill: '#8a8479', opacity: 0.28 }),
    at(30, drawScreen(), drawScratches(screen), crackedScreen ? drawCracks(crackedScreen) : ''),
    drawFlatPhone('iphone-flat-diagonal', { x: 201, y: FOOT, height: TALL, color: '#5f7fae' }),
    at(152, drawScratches(back), crackedBack ? drawCracks(crackedBack) : ''),
    ...edge.map(([x, y, turn, long]) => drawDent(x, y, turn, long)),
  )
}

type Marks = {
  /** Path data within a face. */
  screen: string
  back: string
  /** Dents on the frame: where in the picture, degrees, half their length. */
  edge: readonly (readonly [x: number, y: number, turn: number, long: number])[]
  crackedScreen?: string
  crackedBack?: string
}

const marks: Record<Grade, Marks> = {
  A: { screen: '', back: '', edge: [] },
  B: {
    screen: '',
    back: 'M28 118l13 -9M58 96l8 -13M62 150l12 -6M34 158l5 -8',
    edge: [[158, 209, 44, 3]],
  },
  C: {
    screen: 'M24 52q16 18 30 42M62 46l17 30M30 126q22 -8 40 -26M58 148l16 22M20 162l12 -9',
    back: 'M22 104q20 -14 38 -22M54 98l20 34M26 142l24 -12M44 168q14 -4 30 -18M70 158l10 16M30 120l9 20',
    edge: [
      [35, 20, -45, 5],
      [126, 120, 90, 6],
      [158, 209, 44, 6],
      [249, 78, 90, 5],
      [214, 214, 0, 5],
    ],
  },
  D: {
    screen: 'M24 52q16 18 30 42M62 30l17 30',
    back: 'M22 74q20 -14 38 -22M26 152l24 -12M20 120l9 20',
    edge: [
      [36, 210, 45, 8],
      [126, 60, 90, 7],
      [244, 21, 45, 8],
      [154, 150, 90, 6],
      [220, 214, 0, 6],
    ],
    crackedScreen:
      'M4 190L18 160 22 128 36 92 33 52 40 14M4 190L30 168 46 132 68 104 76 62 92 34M4 190L36 178 62 156 82 148 94 118M4 190L34 190 58 182 90 184M18 160L30 168 36 178 34 190M22 128L46 132 62 156 58 182M36 92L68 104 82 148M33 52L76 62',
    crackedBack:
      'M94 12L78 40 70 74 50 104 46 140 34 168M94 12L66 30 42 34 22 52M94 12L90 50 82 86 86 120 78 152M78 40L66 30M70 74L82 86M50 104L86 120M78 40L90 50',
  },
}

/** Within a face whose left edge is at x. */
function at(x: number, ...drawn: string[]) {
  return group({ transform: `translate(${x} ${FOOT - TALL})` }, ...drawn)
}

/** A lit screen in its frame. */
function drawScreen() {
  return (
    rect(1, 1, WIDE - 2, TALL - 2, 15, { fill: '#24232a', stroke: '#55606f', 'stroke-width': 2 }) +
    rect(6, 6, WIDE - 12, TALL - 12, 11, { fill: '#3c6e8f' }) +
    path('M6 120Q40 92 92 118V184Q92 195 81 195H17Q6 195 6 184Z', { fill: '#e2a48f' }) +
    path('M6 150Q50 128 92 158V184Q92 195 81 195H17Q6 195 6 184Z', { fill: '#cf6a58' }) +
    rect(36, 9, 26, 7, 3.5, { fill: '#24232a' }) +
    rect(30, 34, 38, 9, 4.5, { fill: '#fff', opacity: 0.9 }) +
    rect(36, 49, 26, 4, 2, { fill: '#fff', opacity: 0.6 })
  )
}

/** A screen that is switched off, in its frame, with the light of a window on it. */
function drawDarkScreen() {
  return (
    rect(1, 1, WIDE - 2, TALL - 2, 15, { fill: '#24232a', stroke: '#55606f', 'stroke-width': 2 }) +
    rect(6, 6, WIDE - 12, TALL - 12, 11, { fill: '#15161b' }) +
    path('M92 30V84L34 195H6V168L80 6Z', { fill: '#fff', opacity: 0.1 }) +
    rect(36, 9, 26, 7, 3.5, { fill: '#24232a' })
  )
}

/** Each with its shadow, so that it shows on light and dark parts. */
function drawScratches(d: string) {
  return d && drawTwice(d, { 'stroke-width': 1.1, 'stroke-linecap': 'round' })
}

function drawCracks(d: string) {
  return drawTwice(d, { 'stroke-width': 1.2, 'stroke-linejoin': 'bevel' })
}

function drawTwice(d: string, attributes: Attributes) {
  return group(
    { fill: 'none', ...attributes },
    path(d, { stroke: '#10131c', opacity: 0.45, transform: 'translate(.9 1.1)' }),
    path(d, { stroke: '#fff', opacity: 0.85 }),
  )
}

/** Bare metal where an edge hit the ground. */
function drawDent(x: number, y: number, turn: number, long: number) {
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    ellipse(0, 0, long, 2.6, { fill: '#17161a', opacity: 0.75 }),
    ellipse(0, -0.4, long * 0.7, 1.1, { fill: '#d9dadd' }),
  )
}
