import { expect, test } from 'vitest'
import { lintOpenApi } from './lint-openapi.ts'

/** A small document without problems. */
function phones() {
  const phone = {
    type: 'object',
    properties: { id: { type: 'string' }, grade: { type: 'string', enum: ['A', 'B'] } },
    required: ['id'],
  }
  const json = { 'application/json': { schema: { $ref: '#/components/schemas/Phone' } } }
  const id = { in: 'path', name: 'id', required: true, schema: { type: 'string' } }
  const read = {
    operationId: 'readPhone',
    parameters: [id],
    responses: {
      200: { description: 'The phone', content: json },
      404: { description: 'Not found' },
    },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Phones', version: '1' },
    servers: [{ url: '/' }],
    paths: { '/phones/{id}': { get: read } } as Record<string, object>,
    components: { schemas: { Phone: phone } as Record<string, object> },
  }
}

const schema = (changed: object) => (document: ReturnType<typeof phones>) =>
  void Object.assign(document.components.schemas.Phone!, changed)
const operation = (changed: object) => (document: ReturnType<typeof phones>) =>
  void Object.assign((document.paths['/phones/{id}'] as { get: object }).get, changed)
const path = (name: string) => (document: ReturnType<typeof phones>) =>
  void Object.assign(document.paths, { [name]: document.paths['/phones/{id}'] })
const id = { in: 'path', name: 'id', required: true, schema: { type: 'string' } }
const responses = (given: object) => ({ responses: { 404: { description: 'No' }, ...given } })

test('a document without problems has none', async () => {
  expect(await lintOpenApi(phones())).toEqual([])
})

test.each([
  ['a key that OpenAPI does not know', operation({ sumary: 'Read a phone' }), 'unevaluated'],
  ['a response without description', operation({ responses: { 404: {} } }), 'description'],
  [
    'an optional parameter of a path',
    operation({ parameters: [{ ...id, required: false }] }),
    'constant',
  ],
  ['a parameter that is not declared', operation({ parameters: [] }), 'the path has [path id]'],
  ['a parameter that is not in the path', path('/phones'), 'the path has []'],
  ['a parameter declared twice', operation({ parameters: [id, id] }), 'twice'],
  ['no server', (document) => void document.servers.pop(), 'no server'],
  ['a slash at the end', path('/shops/{id}/'), 'ends with a slash'],
  ['a query in a path', path('/shops/{id}?a=b'), 'has a query'],
  ['two paths for the same URL', path('/{kind}/phones'), 'matches the same URLs'],
  [
    'no 4xx response',
    (document) => {
      const { get } = document.paths['/phones/{id}'] as { get: { responses: { 404?: object } } }
      delete get.responses[404]
    },
    'no 4xx',
  ],
  ['an unknown security scheme', operation({ security: [{ key: [] }] }), 'key is not declared'],
  [
    'a reference to nothing',
    schema({ properties: { id: { $ref: '#/components/schemas/Id' } } }),
    '#/components/schemas/Id does not exist',
  ],
  [
    'keys beside a reference',
    operation({
      parameters: [
        { $ref: '#/components/schemas/Phone', required: true },
        { ...id, schema: { $ref: '#/components/schemas/Phone' } },
      ],
    }),
    'beside $ref',
  ],
  [
    'an unused component',
    (document) => void Object.assign(document.components.schemas, { Shop: { type: 'object' } }),
    '#/components/schemas/Shop: not used',
  ],
  ['a script in a description', schema({ description: 'A <script>' }), 'with a script'],
  ['an unknown keyword', schema({ minimumLength: 1 }), 'unknown keyword'],
  ['a keyword of another type', schema({ type: 'object', minLength: 1 }), 'minLength'],
  ['an unknown type', schema({ type: 'phone' }), '#/components/schemas/Phone'],
  ['a required property without schema', schema({ required: ['name'] }), 'name'],
  [
    'an enum of another type',
    schema({ properties: { id: { type: 'string', enum: [1] } } }),
    'type',
  ],
  ['an enum with a value twice', schema({ enum: [{}, {}, null, null] }), 'enum'],
  [
    'two minimums',
    schema({ properties: { id: { type: 'number', minimum: 1, exclusiveMinimum: 1 } } }),
    'minimum and exclusiveMinimum',
  ],
  ['a choice of one', schema({ anyOf: [{ type: 'object' }] }), 'anyOf without a choice'],
  ['an invalid example of a schema', schema({ example: { id: 7 } }), 'must be string'],
  ['an invalid default', schema({ default: { id: 7 } }), 'must be string'],
  [
    'an invalid example of a parameter',
    operation({ parameters: [{ ...id, example: 7 }] }),
    'must be string',
  ],
  [
    'an invalid example of a response',
    operation(
      responses({
        200: {
          description: 'Yes',
          content: {
            'application/json': {
              schema: { $ref: '#/components/schemas/Phone' },
              examples: { one: { value: { id: 7 } } },
            },
          },
        },
      }),
    ),
    'must be string',
  ],
] satisfies [string, (document: ReturnType<typeof phones>) => void, string][])(
  'reports %s',
  async (_, change, problem) => {
    const document = phones()
    change(document)
    const problems = await lintOpenApi(document)
    expect(problems.join('\n')).toContain(problem)
  },
)
