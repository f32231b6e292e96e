import { create } from 'fontkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../../test/app.ts'
import { pages } from '../../../contract/urls.ts'
import { drawMap } from './places.api.ts'
import type { Place } from './places.store.ts'

const place = (name: string, lat: number, lon: number, population = 200_000): Place => ({
  id: Math.round(lat * 100_000 + lon * 1_000),
  name,
  names: {},
  country: 'NL',
  region: '',
  lat,
  lon,
  population,
})

const utrecht = place('Utrecht', 52.09, 5.12)
const around = [
  place('North', 52.3, 5.12),
  place('South', 51.9, 5.12),
  place('East', 52.09, 5.6),
  place('West', 52.09, 4.7),
]

/** Where the dot of a town is, in units of the drawing. */
function dotOf(svg: string, name: string): { x: number; y: number } {
  const [, x, y] = new RegExp(`cx="([\\d.]+)" cy="([\\d.]+)" r="3"[^>]*/><text[^>]*>${name}<`).exec(
    svg,
  )!
  return { x: Number(x), y: Number(y) }
}

describe('the map of an area', () => {
  const svg = drawMap(utrecht, around, 'en')

  test('towns are where they are: north above, east to the right', () => {
    const middle = { x: 180, y: 115 }
    expect(dotOf(svg, 'North').y).toBeLessThan(middle.y)
    expect(dotOf(svg, 'South').y).toBeGreaterThan(middle.y)
    expect(dotOf(svg, 'East').x).toBeGreaterThan(middle.x)
    expect(dotOf(svg, 'West').x).toBeLessThan(middle.x)
  })

  test('the area covers no name of another town', () => {
    const near = drawMap(utrecht, [...around, place('Woerden', 52.17, 4.95, 50_000)], 'en')
    expect(near).toMatch(/text-anchor="end">Woerden</)
  })

  test('distances have one scale, which the bar states', () => {
    const [, end, km] = /H([\d.]+)v-5".*?>(\d+) km</.exec(svg)!
    const pixelsPerKm = (Number(end) - 16) / Number(km)
    const north = 115 - dotOf(svg, 'North').y
    expect(north / pixelsPerKm).toBeCloseTo(0.21 * 111.2, 0)
    const east = dotOf(svg, 'East').x - 180
    expect(east / pixelsPerKm).toBeCloseTo(0.48 * 111.2 * Math.cos((52.09 * Math.PI) / 180), 0)
  })

  test('names are text, whatever they contain', () => {
    const odd = drawMap({ ...utrecht, name: '<script>&"' }, [], 'en')
    expect(odd).not.toContain('<script')
    expect(odd).toContain('&#60;script&#62;&#38;&#34;')
  })

  test('labels do not overlap', () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      place(`T${index}`, 52 + (index % 8) * 0.02, 5 + Math.floor(index / 8) * 0.03),
    )
    const crowded = drawMap(utrecht, crowd, 'en')
    const labels = [
      ...crowded.matchAll(/<text x="([\d.]+)" y="([\d.]+)" text-anchor="(start|end)">(T\d+)/g),
    ]
    expect(labels.length).toBeGreaterThan(2)
    const boxes = labels.map(([, x, y, anchor, name]) => {
      const width = name!.length * 7
      const left = anchor === 'start' ? Number(x) : Number(x) - width
      return { left, right: left + width, y: Number(y) }
    })
    for (const [index, a] of boxes.entries())
      for (const b of boxes.slice(index + 1))
        expect(a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < 13).toBe(false)
  })

  test('places across the date line are near', () => {
    const fiji = place('Suva', -18.1, 178.4)
    expect(drawMap(fiji, [place('Across', -18, -179.5)], 'en')).toContain('Across')
  })
})

describe('its address', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())
  const request = async (path: string, init?: RequestInit) =>
    app.app.request(`http://localhost:3000${path}`, init)

  test('shows a town to anyone, cached, small and without scripts', async () => {
    const response = await request(pages.placeMap(2_745_912))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('max-age=86400')
    const svg = await response.text()
    expect(svg).toContain('>Utrecht<')
    expect(svg).toMatch(/>Amsterdam</)
    expect(svg).not.toMatch(/<script|href|url\(/)
    expect(svg.length).toBeLessThan(4_000)
    const etag = response.headers.get('etag') ?? ''
    const again = await request(pages.placeMap(2_745_912), {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test.each([
    [1_185_241, 'bn', /\p{Script=Bengali}/gu],
    [1_273_294, 'hi', /\p{Script=Devanagari}/gu],
  ] as const)('the map of %i has a font with its letters in %s', async (id, language, letters) => {
    const svg = await (await request(pages.placeMap(id, language))).text()
    const [, file = ''] = /url\(data:font\/woff;base64,([^)]+)\)/.exec(svg) ?? []
    const font = create(Buffer.from(file, 'base64'))
    const missing = (svg.match(letters) ?? []).filter(
      (letter) =>
        !('characterSet' in font && font.characterSet.includes(letter.codePointAt(0) ?? 0)),
    )
    expect(svg.match(letters)?.length).toBeGreaterThan(5)
    expect(missing).toEqual([])
  })

  test.each(['/maps/1.svg', '/maps/0.svg', '/maps/x.svg', '/maps/2745912.png'])(
    '%s is not found',
    async (path) => expect((await request(path)).status).toBe(404),
  )

  test('every listing with a known place has one', async () => {
    const { body } = await as(app, null).get('/api/places?q=utrecht')
    expect((await request(pages.placeMap(body[0].id))).status).toBe(200)
  })
})
