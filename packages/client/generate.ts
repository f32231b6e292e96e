import { readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

/*
 * Writes `contract.gen.ts`: the types of the operations that can be called with an API key, from the contract of the
 * shop. What only the shop's own pages can call is left out, so that calling it is an error of the compiler.
 */

const CONTRACT = new URL('../../docs/openapi.json', import.meta.url)
const TYPES = new URL('contract.gen.ts', import.meta.url)

type Operation = {
  security?: Record<string, string[]>[]
  responses: Record<string, object>
  description?: string
  parameters?: { $ref?: string }[]
}
type Contract = {
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, unknown>>
}

/** The contract without operations that refuse API keys, and without schemas that nothing uses then. */
export function openToKeys({ paths, components, ...about }: Contract): Contract {
  const open: Contract['paths'] = {}
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations)) {
      const scopes = operation.security?.flatMap(({ apiKey }) => apiKey ?? [])
      // Public reads need no scope; nobody has to be logged in.
      if (scopes ? !operation.security?.some((way) => 'apiKey' in way) : method !== 'get') continue
      open[path] ??= {}
      open[path][method] = describe(operation, scopes ?? [])
    }
  const schemas = usedSchemas(open, components.schemas ?? {})
  return { ...about, paths: open, components: { schemas } }
}

/** The header that names the account of a page is for browsers: a key has one account. */
const isForPages = ({ $ref }: { $ref?: string }) => $ref === '#/components/parameters/PageAccount'

/** What a refusal looks like, whatever its status. */
const REFUSAL = {
  description: 'Refused, or failed.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

function describe(operation: Operation, scopes: string[]): Operation {
  const { description = '', parameters = [], responses } = operation
  const successes = Object.entries(responses).filter(([status]) => status < '400')
  const needed =
    scopes.length > 0 ? `Scope: ${scopes.map((one) => `\`${one}\``).join(' or ')}.` : ''
  return {
    ...operation,
    description: [description, needed].filter(Boolean).join('\n\n'),
    parameters: parameters.filter((one) => !isForPages(one)),
    responses: { ...Object.fromEntries(successes), default: REFUSAL },
  }
}

/** The schemas that the operations name, and those that these name. */
function usedSchemas(paths: object, schemas: Record<string, unknown>): Record<string, unknown> {
  const used = new Set<string>()
  const open: unknown[] = [paths]
  while (open.length > 0)
    for (const [, name = ''] of JSON.stringify(open.pop()).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    ))
      if (!used.has(name)) {
        used.add(name)
        open.push(schemas[name] ?? {})
      }
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => used.has(name))
      .map(([name, schema]) => [name, withoutRefused(schema as Schema)]),
  )
}

type Schema = { properties?: Record<string, { type?: string }> }

/** Leaves out fields that can only be null: the contract names them to say that they cannot be sent. */
function withoutRefused(schema: Schema): Schema {
  if (!schema.properties) return schema
  const fields = Object.entries(schema.properties).filter(([, { type }]) => type !== 'null')
  return { ...schema, properties: Object.fromEntries(fields) }
}

const HEADER = '// Generated from docs/openapi.json by `npm run openapi`.\n\n'

/** The types as TypeScript source. */
export async function contractTypes(contract: Contract): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob')
  const nodes = await openapiTS(openToKeys(contract) as never, {
    // An uploaded file.
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  })
  return HEADER + astToString(nodes)
}

if (import.meta.main)
  await writeFile(TYPES, await contractTypes(JSON.parse(await readFile(CONTRACT, 'utf8'))))
