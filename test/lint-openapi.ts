import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Json = Record<string, unknown>
/** An object of the document and its JSON pointer. */
type Node = { at: string; value: Json; isSchema: boolean }
type Parameter = { name: string; in: string; required?: boolean; $ref?: string }
type Operation = { parameters?: Parameter[]; responses?: Json; security?: Json[] }

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * Problems of an OpenAPI 3.1 document with where they are: by the official schema of OpenAPI, by JSON
 * Schema in the strict mode of Ajv, and by rules that no schema can state.
 */
export async function lintOpenApi(document: Json): Promise<string[]> {
  const nodes = [...objectsIn(document)]
  const problems = [
    ...(await structureProblems(document)),
    ...referenceProblems(document, nodes),
    ...textProblems(nodes),
  ]
  // Without that, neither paths nor schemas can be read.
  if (problems.length > 0) return problems
  return [...pathProblems(document), ...schemaProblems(document, nodes)]
}

const validator = new Validator({ allErrors: true })

async function structureProblems(document: Json): Promise<string[]> {
  const { errors = [] } = await validator.validate(document)
  if (typeof errors === 'string') return [errors]
  return errors.map(({ instancePath, message }) => `#${instancePath}: ${message}`)
}

/** References to nothing, or with keys beside them that are ignored; components without a reference. */
function referenceProblems(document: Json, nodes: Node[]): string[] {
  const references = nodes.filter(({ value }) => typeof value.$ref === 'string')
  const used = new Set(references.map(({ value }) => value.$ref))
  const dangling = references
    .filter(({ value }) => !resolve(document, value.$ref as string))
    .map(({ at, value }) => `${at}: ${value.$ref} does not exist`)
  const overridden = references
    .filter(({ isSchema }) => !isSchema)
    .filter(({ value }) => Object.keys(value).some((key) => !REFERENCE_KEYS.includes(key)))
    .map(({ at }) => `${at}: keys beside $ref are ignored`)
  const unused = Object.entries((document.components ?? {}) as Record<string, Json>)
    // Security schemes are used by name.
    .filter(([kind]) => kind !== 'securitySchemes')
    .flatMap(([kind, all]) => Object.keys(all).map((name) => `#/components/${kind}/${name}`))
    .filter((component) => !used.has(component))
    .map((component) => `${component}: not used`)
  return [...dangling, ...overridden, ...unused]
}
const REFERENCE_KEYS = ['$ref', 'summary', 'description']

/** What runs a script where a description is shown as HTML. */
const SCRIPT = /<script\b|<[a-z][^>]*\bon[a-z]+\s*=|javascript:/i

function textProblems(nodes: Node[]): string[] {
  return nodes
    .filter(({ value }) => typeof value.description === 'string' && SCRIPT.test(value.description))
    .map(({ at }) => `${at}: a description with a script`)
}

function pathProblems(document: Json): string[] {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Json>)
  const problems = (document.servers as unknown[] | undefined)?.length ? [] : ['no server']
  for (const [path, item] of paths) {
    if (/.\/$|[?#]|\{\}/.test(path)) problems.push(`${path}: ends with a slash, or has a query`)
    const same = paths.find(([other]) => other < path && isAmbiguous(path, other))
    if (same) problems.push(`${path}: ${same[0]} matches the same URLs`)
    for (const method of METHODS)
      if (item[method])
        for (const problem of operationProblems(document, path, item[method] as Operation))
          problems.push(`${method} ${path}: ${problem}`)
  }
  return problems
}

/** Whether two templates with as many parameters match the same URL. */
function isAmbiguous(one: string, other: string): boolean {
  const isParameter = (part = '') => /^\{.+\}$/.test(part)
  const [ours, theirs] = [one.split('/'), other.split('/')]
  const count = (parts: string[]) => parts.filter(isParameter).length
  if (ours.length !== theirs.length || count(ours) !== count(theirs)) return false
  return ours.every(
    (part, index) => part === theirs[index] || isParameter(part) || isParameter(theirs[index]),
  )
}

function operationProblems(document: Json, path: string, operation: Operation): string[] {
  const problems: string[] = []
  const { parameters: given = [], responses = {}, security = [] } = operation
  const parameters = given.map((each) =>
    each.$ref ? (resolve(document, each.$ref) as Parameter) : each,
  )
  const declared = parameters.map((each) => `${each.in} ${each.name}`)
  if (new Set(declared).size < declared.length) problems.push('a parameter is declared twice')
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => `path ${name}`)
  const declaredInPath = declared.filter((each) => each.startsWith('path '))
  if (inPath.toSorted().join() !== declaredInPath.toSorted().join())
    problems.push(`the path has [${inPath}], and [${declaredInPath}] are declared`)
  if (!Object.keys(responses).some((status) => status.startsWith('4')))
    problems.push('no 4xx response')
  const { securitySchemes = {} } = document.components as { securitySchemes?: Json }
  for (const scheme of security.flatMap(Object.keys))
    if (!(scheme in securitySchemes)) problems.push(`the scheme ${scheme} is not declared`)
  return problems
}

/** Unknown, misplaced and contradicting keywords; required properties without a schema; invalid examples. */
function schemaProblems(document: Json, nodes: Node[]): string[] {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    inlineRefs: false,
    code: { optimize: false },
    logger: false,
  })
  addFormats.default(ajv)
  // References lead into the document, so the keys of its root may not be unknown either.
  ajv.addVocabulary(['example', 'discriminator', 'externalDocs', 'xml', ...Object.keys(document)])
  ajv.addSchema(document, 'document', undefined, false)
  const problems: string[] = []
  for (const { at, value, isSchema } of nodes) {
    if (isSchema) for (const problem of contradictions(value)) problems.push(`${at}: ${problem}`)
    const examples = examplesOf(value)
    const isWhole = /\/(schema|components\/schemas\/[^/]+)$/.test(at)
    if ((!isWhole || value.$ref) && examples.length === 0) continue
    const schema = isSchema ? at : `${at}/schema`
    try {
      const validate = ajv.compile({ $ref: `document${schema}` })
      for (const example of examples)
        if (!validate(example))
          problems.push(`${at}: ${JSON.stringify(example)} ${ajv.errorsText(validate.errors)}`)
    } catch (error) {
      problems.push(`${at}: ${(error as Error).message}`)
    }
  }
  return problems
}

/** Of a schema, a parameter or a media type. */
function examplesOf({ example, examples = [], default: standard }: Json): unknown[] {
  const named = Object.values(examples as object).map((each) => each?.value ?? each)
  return [example, standard, ...named].filter((each) => each !== undefined)
}

function contradictions(schema: Json): string[] {
  const problems: string[] = []
  const types = [schema.type ?? []].flat() as string[]
  const values = (schema.enum ?? []) as unknown[]
  if (types.length > 0 && !values.every((value) => types.some((type) => isOfType(value, type))))
    problems.push('enum has a value of another type')
  if (new Set(values).size < values.length) problems.push('enum has a value twice')
  for (const [inclusive, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const)
    if (inclusive in schema && exclusive in schema) problems.push(`${inclusive} and ${exclusive}`)
  for (const keyword of ['oneOf', 'anyOf']) {
    const choices = schema[keyword] as unknown[] | undefined
    const different = new Set(choices?.map((choice) => JSON.stringify(choice)))
    if (choices && (choices.length < 2 || different.size < choices.length))
      problems.push(`${keyword} without a choice, or with the same one twice`)
  }
  return problems
}

function isOfType(value: unknown, type: string): boolean {
  if (type === 'null') return value === null
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'array') return Array.isArray(value)
  return typeof value === type
}

/** Keys of a schema under which keys are names, and those under which there are values. */
const NAMES = ['properties', 'patternProperties', '$defs', 'dependentSchemas']
const VALUES = ['example', 'examples', 'default', 'enum', 'const']

function* objectsIn(value: unknown, at = '#', isSchema = false): Generator<Node> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* objectsIn(each, `${at}/${index}`, isSchema)
    return
  }
  if (typeof value !== 'object' || value === null) return
  yield { at, value: value as Json, isSchema }
  for (const [key, each] of Object.entries(value)) {
    if (VALUES.includes(key)) continue
    const place = `${at}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`
    const areNames = isSchema ? NAMES.includes(key) : place === '#/components/schemas'
    if (areNames)
      for (const [name, schema] of Object.entries(each as Json))
        yield* objectsIn(schema, `${place}/${encodeURIComponent(name)}`, true)
    else yield* objectsIn(each, place, isSchema || key === 'schema')
  }
}

/** What a reference within the document points to. */
function resolve(document: Json, reference: string): unknown {
  const [whole, ...keys] = reference.split('/')
  if (whole !== '#') return undefined
  const names = keys.map((key) =>
    decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'),
  )
  return names.reduce<unknown>((value, name) => (value as Json | undefined)?.[name], document)
}
