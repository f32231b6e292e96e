import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiTypes } from '../src/commands/write-docs.ts'
import { openApiDocument } from '../src/openapi.ts'
import { type TestApp, testApp } from './app.ts'
import { lintOpenApi } from './lint-openapi.ts'

let app: TestApp
let document: ReturnType<typeof openApiDocument>
beforeAll(async () => {
  app = await testApp()
  document = openApiDocument(app.app)
})
afterAll(() => app.close())

test('the contract is OpenAPI 3.1 without problems', async () => {
  const body = (await (await app.app.request('http://localhost:3000/api/openapi.json')).json()) as {
    openapi: string
  }
  expect(body.openapi).toBe('3.1.0')
  expect(await lintOpenApi(body)).toEqual([])
})

test('no named schema is nullable itself: each reference says whether it may be null', () => {
  const { schemas = {} } = document.components ?? {}
  const nullable = Object.entries(schemas).filter(([, schema]) =>
    'type' in schema ? [schema.type].flat().includes('null') : false,
  )
  expect(nullable.map(([name]) => name)).toEqual([])
})

test('docs/openapi.json and the types of the web client are up to date (`npm run openapi`)', () => {
  const fileAt = (name: string) =>
    readFileSync(path.resolve(import.meta.dirname, '..', name), 'utf8')
  const generated = JSON.parse(JSON.stringify(document))
  expect(JSON.parse(fileAt('docs/openapi.json'))).toEqual(generated)
  expect(fileAt('src/contract/schema.gen.ts')).toBe(openApiTypes(generated))
})

test('generated types distinguish required, optional and nullable fields', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      grade: { type: ['string', 'null'], enum: ['A', 'B', null] },
      sizes: { type: 'array', items: { anyOf: [{ type: 'integer' }, { type: 'null' }] } },
    },
    required: ['name'],
  }
  const json = {
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Phone' } } },
  }
  const source = openApiTypes({
    components: { schemas: { Phone: schema } },
    paths: {
      '/phones/{id}': {
        get: {
          parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'string' } }],
          responses: { 200: json, 404: {} },
        },
      },
    },
  })
  expect(source).toContain(
    "    name: string\n    grade?: 'A' | 'B' | null\n    sizes?: (number | null)[]",
  )
  expect(source).toContain(
    "path: {\n        id: string\n      }\n      response: Schemas['Phone']\n",
  )
})

test('the API page loads nothing from other hosts', async () => {
  const page = await app.app.request('http://localhost:3000/api/docs')
  const html = await page.text()
  expect(html).toContain('/api-docs/start.js')
  expect(html).not.toMatch(/(src|href)="https?:/)
  const start = path.resolve(import.meta.dirname, '../src/web/public/api-docs/start.js')
  expect(readFileSync(start, 'utf8')).toContain('/api/openapi.json')
})

test('every operation has a unique verb-and-noun id, an imperative summary and a description', () => {
  type Operation = { operationId?: string; summary?: string; description?: string }
  const operations = Object.values(document.paths ?? {}).flatMap((item) =>
    Object.values(item as Record<string, Operation>),
  )
  expect(operations.length).toBeGreaterThan(150)
  const lacking = operations.filter(({ operationId = '', summary = '', description = '' }) => {
    const isVerbAndNoun = /^[a-z]+([A-Z][a-z]*)+$/.test(operationId)
    // The third person, as in "Adds a model", is not imperative.
    const isImperative =
      /^[A-Z][a-z]*[^s\W] /.test(`${summary} `) || /^(Dismiss|Discuss) /.test(summary)
    const isShort = summary.length <= 60 && !summary.endsWith('.')
    return !isVerbAndNoun || !isImperative || !isShort || !/^[A-Z].{20,}\.$/.test(description)
  })
  expect(lacking.map(({ operationId = '' }) => operationId)).toEqual([])
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
})

test('every tag of an operation is described', () => {
  const { paths = {}, tags = [] } = document
  const used = Object.values(paths).flatMap((item) =>
    Object.values(item as Record<string, { tags?: string[] }>).flatMap(({ tags = [] }) => tags),
  )
  const described = tags.filter(({ description }) => description).map(({ name }) => name)
  expect(described.toSorted()).toEqual([...new Set(used)].toSorted())
})
