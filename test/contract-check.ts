import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

type Document = { paths?: object }
export type CheckAnswer = (
  method: string,
  url: string,
  status: number,
  type: string,
  body: unknown,
) => void

/** The method and the path of an operation as the contract has them, such as `GET /api/phones/{id}`. */
export type FindOperation = (method: string, url: string) => string | undefined

/** Finds the operation of the contract that a call is for; undefined if there is none. */
export function createOperationFinder(document: Document): FindOperation {
  const operations = Object.entries(document.paths ?? {}).flatMap(([template, calls]) =>
    Object.keys(calls).map((method) => ({
      method: method.toUpperCase(),
      template,
      pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
      // If two templates match, the one with fewer parameters wins.
      parameters: template.split('{').length,
    })),
  )
  operations.sort((a, b) => a.parameters - b.parameters)
  return (method, url) => {
    const path = url.split('?')[0] ?? ''
    const operation = operations.find((each) => each.method === method && each.pattern.test(path))
    return operation && `${method} ${operation.template}`
  }
}

/**
 * Checks responses against the contract: the status must be declared for the operation, and a JSON
 * body must match its schema. Calls that the contract does not declare must be answered with 404.
 */
export function createContractCheck(document: Document): CheckAnswer {
  // Most schemas run a few times: compiling them well takes longer than running them.
  const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addSchema(document, 'contract')
  const paths = (document.paths ?? {}) as Record<string, Record<string, unknown>>
  const compiled = new Map<string, ValidateFunction | null>()
  const operationOf = createOperationFinder(document)

  function schemaOf(operation: string, status: number) {
    const key = `${operation} ${status}`
    const known = compiled.get(key)
    if (known !== undefined) return known
    const [verb = '', template = ''] = operation.split(' ')
    const method = verb.toLowerCase()
    const call = paths[template]?.[method] as {
      responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>
    }
    const answer = call.responses[String(status)]
    if (!answer) throw new Error(`${key}: the contract declares no such answer`)
    const pointer = [
      template,
      method,
      'responses',
      String(status),
      'content',
      'application/json',
      'schema',
    ]
    const path = pointer.map((part) =>
      encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')),
    )
    const schema = answer.content?.['application/json']?.schema
    // Compiled once for all responses that name it.
    const place = schema?.$ref ?? `#/paths/${path.join('/')}`
    const validate = (schema && ajv.getSchema(`contract${place}`)) || null
    compiled.set(key, validate)
    return validate
  }

  return (method, url, status, type, body) => {
    const operation = operationOf(method, url)
    if (!operation) {
      if (url.startsWith('/api/') && status !== 404 && status < 400)
        throw new Error(`${method} ${url} answered ${status}, but the contract does not know it`)
      return
    }
    const validate = schemaOf(operation, status)
    if (!validate || !type.includes('json')) return
    if (!validate(body))
      throw new Error(
        `${operation} ${status} breaks the contract: ${ajv.errorsText(validate.errors)}`,
      )
  }
}
