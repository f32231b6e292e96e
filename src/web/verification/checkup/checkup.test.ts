import { expect, test } from 'vitest'
import {
  evaluateBattery,
  evaluateByPerson,
  evaluateScreen,
  evaluateStorage,
} from './checkup-results.ts'
import { cellsBetween, evaluateMultiTouch, evaluateTouch, touchGrid } from './display-tests.tsx'
import {
  evaluateCamera,
  evaluateLoop,
  levelAt,
  loudness,
  TONE_HZ,
  toLuminance,
} from './recording-tests.tsx'
import { evaluateLocation, evaluateMotion, evaluateOrientation } from './sensor-tests.tsx'

const RATE = 48_000
const wave = (hertz: number, amplitude: number, noise = 0) =>
  Float32Array.from(
    { length: 9_600 },
    (_, index) =>
      amplitude * Math.sin((2 * Math.PI * hertz * index) / RATE) +
      noise * Math.sin(index * index * 0.618 + index),
  )

test('the grid covers the screen, and a quick swipe counts every cell it crosses', () => {
  const grid = touchGrid(390, 844)
  expect(grid).toEqual({ columns: 9, rows: 19 })
  const across = cellsBetween(grid, { x: 0, y: 0.01 }, { x: 0.999, y: 0.01 })
  expect(across.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(cellsBetween(grid, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 })).toEqual([9 * 9 + 4])
  expect(cellsBetween(grid, { x: -0.2, y: 1.3 }, { x: -0.1, y: 1.4 })).toEqual([])
})

test('touch passes with practically every cell, and fails with a dead strip', () => {
  const grid = { columns: 9, rows: 19 }
  const cells = Array.from({ length: 171 }, (_, index) => index)
  const outcome = (touched: number[]) => evaluateTouch(grid, new Set(touched)).outcome
  expect(outcome(cells)).toBe('passed')
  expect(outcome(cells.slice(3))).toBe('passed')
  expect(outcome(cells.slice(9))).toBe('failed')
})

test('multi-touch passes with three fingers, or as many as the browser supports', () => {
  expect(evaluateMultiTouch(3, 5)).toEqual({ outcome: 'passed', measured: { points: 3 } })
  expect(evaluateMultiTouch(2, 2).outcome).toBe('passed')
  expect(evaluateMultiTouch(2, 5).outcome).toBe('failed')
  expect(evaluateMultiTouch(1, 1).outcome).toBe('not_possible')
})

test('levels are in decibels of full scale, at the given frequency only', () => {
  expect(levelAt(wave(TONE_HZ, 1), RATE, TONE_HZ)).toBeCloseTo(0, 1)
  expect(levelAt(wave(TONE_HZ, 0.1), RATE, TONE_HZ)).toBeCloseTo(-20, 1)
  expect(levelAt(wave(3_000, 1), RATE, TONE_HZ)).toBeLessThan(-60)
  expect(loudness(wave(TONE_HZ, 1))).toBeCloseTo(-3, 1)
})

test('the sound loop tells a working speaker from a silent one, a dead microphone and noise', () => {
  const loop = (quiet: Float32Array, playing: Float32Array) => {
    const { speaker, microphone } = evaluateLoop({ quiet, playing, sampleRate: RATE })
    return [speaker.outcome, microphone.outcome]
  }
  const room = wave(300, 0.001, 0.001)
  const silence = new Float32Array(9_600)
  expect(loop(room, wave(TONE_HZ, 0.02, 0.001))).toEqual(['passed', 'passed'])
  expect(loop(room, room)).toEqual(['failed', 'passed'])
  expect(loop(silence, silence)).toEqual(['not_possible', 'failed'])
  // A constant whistle at the frequency of the tone.
  expect(loop(wave(TONE_HZ, 0.02), wave(TONE_HZ, 0.02))).toEqual(['failed', 'passed'])
})

test('a camera fails when its picture is black, flat or frozen', () => {
  const frame = (paint: (index: number) => number) => {
    const rgba = new Uint8ClampedArray(64 * 48 * 4)
    for (let index = 0; index < rgba.length; index += 1) rgba[index] = paint(index)
    return toLuminance(rgba)
  }
  const outcome = (...frames: Float32Array[]) => evaluateCamera(frames).outcome
  const room = frame((index) => 60 + (index % 97))
  expect(
    outcome(
      room,
      frame((index) => 60 + ((index + 3) % 97)),
    ),
  ).toBe('passed')
  expect(
    outcome(
      room,
      frame((index) => 60 + (index % 97)),
    ),
  ).toBe('failed')
  expect(
    outcome(
      frame((index) => index % 2),
      frame((index) => index % 3),
    ),
  ).toBe('failed')
  expect(
    outcome(
      frame(() => 128),
      frame(() => 140),
    ),
  ).toBe('failed')
  expect(outcome(room)).toBe('not_possible')
  expect(outcome()).toBe('not_possible')
})

test('motion needs gravity and a shake; without sensor data it is not possible', () => {
  const still = Array.from({ length: 20 }, () => ({ x: 0.1, y: 0.2, z: 9.8 }))
  const shaken = [...still, { x: 8, y: 12, z: 9 }]
  expect(evaluateMotion(shaken).outcome).toBe('passed')
  expect(evaluateMotion(still).outcome).toBe('failed')
  expect(evaluateMotion(still.map(() => ({ x: 0, y: 0, z: 0 }))).outcome).toBe('failed')
  expect(evaluateMotion([]).outcome).toBe('not_possible')
  expect(
    evaluateOrientation([
      { beta: 0, gamma: 0 },
      { beta: 80, gamma: 3 },
    ]),
  ).toEqual({
    outcome: 'passed',
    measured: { degrees: 80 },
  })
  expect(evaluateOrientation([{ beta: 0, gamma: 0 }]).outcome).toBe('failed')
  expect(evaluateOrientation([]).outcome).toBe('not_possible')
})

test.each([
  ['iPhone 13 Pro', 390, 844, 3, 6.1, 'passed'],
  ['Pixel 6', 412, 915, 2.625, 6.4, 'passed'],
  ['Galaxy S21 Ultra', 412, 915, 3.5, 6.8, 'passed'],
  ['iPhone SE, sold as a 6.7 inch phone', 375, 667, 2, 6.7, 'failed'],
  ['a tablet, sold as a phone', 820, 1180, 2, 6.1, 'failed'],
  ['a model of unknown size', 390, 844, 3, null, 'not_possible'],
] as const)('the screen of %s', (_, width, height, pixelRatio, inches, outcome) => {
  expect(evaluateScreen({ width, height, pixelRatio }, inches).outcome).toBe(outcome)
})

test('storage is judged by the quota, where the browser ties it to the disk', () => {
  const outcome = (quota: number | null, gb: number | null, sharesDisk = true) =>
    evaluateStorage({ quotaBytes: quota === null ? null : quota * 1e9, sharesDisk }, gb).outcome
  expect(outcome(66, 128)).toBe('passed')
  expect(outcome(70, 128)).toBe('passed')
  expect(outcome(32, 128)).toBe('failed')
  expect(outcome(140, 128)).toBe('failed')
  expect(outcome(10, 128, false)).toBe('not_possible')
  expect(outcome(66, null)).toBe('not_possible')
  expect(outcome(null, 128)).toBe('not_possible')
})

test('location reports its accuracy only, not the place', () => {
  expect(evaluateLocation(12.4)).toEqual({ outcome: 'passed', measured: { accuracyM: 12 } })
  expect(evaluateLocation(5_000).outcome).toBe('failed')
  expect(evaluateLocation(null).outcome).toBe('failed')
})

test('the battery is judged where the browser reports it, other tests by the person', () => {
  expect(evaluateBattery(0.42)).toEqual({ outcome: 'passed', measured: { chargePercent: 42 } })
  expect(evaluateBattery(null).outcome).toBe('not_possible')
  expect(evaluateBattery(Number.NaN).outcome).toBe('failed')
  expect(evaluateByPerson('yes').outcome).toBe('passed')
  expect(evaluateByPerson('no').outcome).toBe('failed')
  expect(evaluateByPerson('skip').outcome).toBe('skipped')
  expect(evaluateByPerson('yes', false).outcome).toBe('not_possible')
})
