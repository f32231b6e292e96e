import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands, catalog } from './catalog.ts'

test('the brands that the form offers come first', () => {
  expect(brands.slice(0, 3)).toEqual(['Iphone', 'Nokia', 'Samsung'])
  expect(brands).toHaveLength(14)
})

test('each model has a name of its own, colors and a price', () => {
  expect(new Set(catalog.map((model) => model.name)).size).toBe(catalog.length)
  for (const model of catalog) {
    expect(model.announced).toMatch(/^\d{4}(-\d\d)?$/)
    expect(model.launchUsd, model.name).toBeGreaterThan(40)
    expect(model.colors.length, model.name).toBeGreaterThan(1)
    for (const { hex } of model.colors) expect(hex, model.name).toMatch(/^#[0-9a-f]{6}$/)
    expect([...model.storageGb].sort((a, b) => a - b)).toEqual(model.storageGb)
  }
})

test('announcement dates and largest storage agree with the device table', () => {
  const file = readFileSync(new URL('tables/devices.csv', import.meta.url), 'utf8')
  const rows = file.trim().split('\n').slice(1).map(cells)
  expect(rows.length).toBeGreaterThan(100)
  for (const [, name, , announced] of rows) {
    expect(catalog.find((model) => model.name === name)?.announced, name).toBe(announced)
  }
})

function cells(line: string) {
  return (line.match(/("([^"]*)"|[^,]*)(,|$)/g) ?? []).map((cell) =>
    cell.replace(/,$/, '').replace(/^"|"$/g, ''),
  )
}
