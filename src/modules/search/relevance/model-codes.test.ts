import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { as, type TestApp, testApp } from '../../../../test/app.ts'
import { api } from '../../../contract/urls.ts'
import { createCsvReader } from '../../../platform/csv.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const reader = createCsvReader()
const text = readFileSync(path.join(import.meta.dirname, 'model-codes.csv'), 'utf8')
const [, ...rows] = [...reader.push(text), ...reader.end()]

test('at least sixty codes are tried', () => expect(rows.length).toBeGreaterThanOrEqual(60))

test.each(rows.map(({ cells }) => cells ?? []))('%s is %s', async (query = '', expected = '') => {
  const url = `${api.search()}?${new URLSearchParams({ q: query, limit: '1' })}`
  const { body } = await as(app, null).get(url)
  expect(body.interpreted?.params.model?.toSorted()).toEqual(expected.split('|'))
  expect(body.unmatchedWords).toEqual([])
})

test('a code completes while it is typed, and shows the choices that it leaves', async () => {
  const suggested = async (q: string) => {
    const { body } = await as(app, null).get(`${api.suggestions()}?${new URLSearchParams({ q })}`)
    return body.models.map((model: { slug: string }) => model.slug).toSorted()
  }
  expect(await suggested('sm-s911b/ds')).toEqual(['samsung-galaxy-s23'])
  expect(await suggested('A2633')).toEqual(['iphone-13'])
  expect(await suggested('le21')).toEqual(['oneplus-9', 'oneplus-9-pro', 'oneplus-9r'])
  expect(await suggested('SM-A716')).toEqual(['samsung-galaxy-a-quantum', 'samsung-galaxy-a71-5g'])
})

test.each(['iphone 13', 'galaxy a52s 5g', 'oneplus 8t', 'nokia 3310', '128gb', 'redmi note 8 pro'])(
  '“%s” is no code',
  async (q) => {
    const { body } = await as(app, null).get(`${api.search()}?${new URLSearchParams({ q })}`)
    expect(body.interpreted?.params.model).toBeUndefined()
  },
)
