import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createApp } from '../app.ts'
import type { Env } from '../env.ts'
import { drawOrderLifeCycle } from '../modules/orders/index.ts'
import { openApiDocument } from '../openapi.ts'
import { ROOT } from '../platform/root.ts'
import { createDeps } from './open-deps.ts'
import { createLog } from './open-instance.ts'

/** Prints the contract, or its types. Both come from the routes alone; no database is needed. */
export async function printOpenApi(env: Env, what: string | undefined): Promise<void> {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none'
  const log = createLog({ ...env, LOG_LEVEL: 'silent' })
  const { deps, end } = createDeps(nowhere, env, log, {
    origin: () => 'http://localhost:3000',
    demo: false,
    secret: 'x'.repeat(32),
  })
  const document = JSON.parse(JSON.stringify(openApiDocument(createApp(deps).app)))
  if (what === 'types') process.stdout.write(openApiTypes(document))
  else console.log(JSON.stringify(document, null, 2))
  await end()
}

const diagramFile = path.join(ROOT, 'docs/order-life.md')

/** Draws the states of an order into the docs. */
export function writeOrderLife(): void {
  writeFileSync(diagramFile, drawOrderLifeCycle())
}

/** The part of JSON Schema that the contract uses. */
type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  description?: string
}
type Content = Record<string, { schema?: Schema }>
type Parameter = { name?: string; in?: string; required?: boolean; schema?: Schema }
type Operation = {
  summary?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Content }
  responses: Record<string, { content?: Content }>
}
type Document = {
  components?: { schemas?: Record<string, Schema> }
  paths?: Record<string, Record<string, Operation>>
}

/**
 * The types of the contract for the pages' client, as TypeScript source: `Schemas` has the named bodies,
 * `Paths` what each operation takes and what it answers on success. openapi-typescript makes those of
 * `packages/client`, for openapi-fetch, which knows no successes alone.
 */
export function openApiTypes(document: object): string {
  const { components, paths } = document as Document
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) =>
    member(name, schema, true),
  )
  const operations = Object.entries(paths ?? {}).map(
    ([path, methods]) =>
      `'${path}': ${block(Object.entries(methods).map(([name, one]) => `${comment(one.summary)}${name}: ${operationType(one)}`))}`,
  )
  return `// Generated from docs/openapi.json by \`npm run openapi\`.

export type Schemas = ${indented(block(schemas))}

export type Paths = ${indented(block(operations))}
`
}

function operationType({ parameters = [], requestBody, responses }: Operation): string {
  const inPlace = (place: string) => parameters.filter((parameter) => parameter.in === place)
  const parts = ['path', 'query'].flatMap((place) => {
    const placed = inPlace(place)
    if (placed.length === 0) return []
    const optional = placed.some(({ required }) => required) ? '' : '?'
    const members = placed.map(({ name = '', schema = {}, required }) =>
      member(name, schema, required === true),
    )
    return `${place}${optional}: ${block(members)}`
  })
  if (requestBody?.content) {
    const json = requestBody.content['application/json']?.schema
    const body = json ? typeOf(json) : 'Blob'
    parts.push(`body${requestBody.required ? '' : '?'}: ${body}`)
  }
  const successes = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => content?.['application/json']?.schema)
    .map((schema) => (schema ? typeOf(schema) : 'undefined'))
  parts.push(`response: ${[...new Set(successes)].join(' | ') || 'undefined'}`)
  return block(parts)
}

function typeOf(schema: Schema): string {
  if (schema.$ref) return `Schemas['${schema.$ref.split('/').at(-1)}']`
  if (schema.enum) return schema.enum.map((value) => literal(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.allOf) return schema.allOf.map((part) => inBrackets(typeOf(part))).join(' & ')
  const types = [schema.type ?? []].flat()
  if (types.length === 0) return 'unknown'
  return types.map((type) => typeNamed(type, schema)).join(' | ')
}

function typeNamed(type: string, schema: Schema): string {
  if (type === 'array') return `${inBrackets(typeOf(schema.items ?? {}))}[]`
  if (type === 'object') return objectType(schema)
  return type === 'integer' ? 'number' : type
}

function objectType({ properties = {}, required = [], additionalProperties }: Schema): string {
  const members = Object.entries(properties).map(([name, schema]) =>
    member(name, schema, required.includes(name)),
  )
  if (members.length > 0 || additionalProperties === false) return block(members)
  const values = typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'
  return `Record<string, ${values}>`
}

function member(name: string, schema: Schema, required: boolean): string {
  const key = /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
  return `${comment(schema.description)}${key}${required ? '' : '?'}: ${typeOf(schema)}`
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function inBrackets(type: string): string {
  return /[|&]/.test(type) && !type.startsWith('{') ? `(${type})` : type
}

function comment(text: string | undefined): string {
  return text ? `/** ${text.replaceAll('*/', '* /').replace(/\s+/g, ' ')} */\n` : ''
}

function block(members: string[]): string {
  return members.length > 0 ? `{\n${members.join('\n')}\n}` : 'Record<string, never>'
}

/** Two spaces for each open brace. Comments are left out of the count: they are on lines of their own. */
function indented(source: string): string {
  let depth = 0
  return source
    .split('\n')
    .map((line) => {
      if (line.startsWith('}')) depth--
      const text = `${'  '.repeat(depth)}${line}`
      if (line.endsWith('{') && !line.startsWith('/**')) depth++
      return text
    })
    .join('\n')
}
