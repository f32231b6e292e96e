import { type Schema, type Sources, textFor, valueFor } from './generate.ts'
import type { Random } from './random.ts'
import type { Role } from './roles.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, unknown>
}
export type ApiDocument = {
  paths: Record<string, Record<string, Described>>
  components: { schemas: Record<string, Schema> }
}
export type Operation = Described & { method: string; url: string }

export type Failure = {
  why: string
  method: string
  url: string
  role: string
  body: string
  seed: number
}
/** `status` is 0 without a response. */
export type Outcome = { status: number; failure?: Failure }

/** How often a value of an odd call is odd. */
const ODD = 0.12
const HANG_MS = 10_000
/** Streams answer and stay open; what they begin with is enough. */
const MAX_BYTES = 2_000_000
/** Of each name of a field. */
const MAX_KNOWN = 60

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      url,
    })),
  )
}

/** Calls operations with values that grow from what earlier responses contained. */
export function createCaller(origin: string, document: ApiDocument, random: Random) {
  const seen = new Map<string, Set<string>>()
  const known = (name: string) => [...(seen.get(name) ?? seen.get('_id') ?? [])]
  const fixed = { random, schemas: document.components.schemas, known }

  function remember(value: unknown, kind: string, name = '') {
    if (Array.isArray(value)) for (const one of value.slice(0, 20)) remember(one, kind, name)
    else if (value && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) remember(one, kind, key)
    else if (
      typeof value === 'string' &&
      value.length < 200 &&
      /id$|token|slug|email|brand|code|number/i.test(name)
    ) {
      for (const key of [name, ...(name === '_id' ? [kind] : [])]) {
        const texts = seen.get(key) ?? new Set()
        if (texts.size < MAX_KNOWN) seen.set(key, texts.add(value))
      }
    }
  }

  async function send(operation: Operation, role: Role, isPlain: boolean): Promise<Outcome> {
    // Half of the calls are right in form: others hardly ever get past the first check.
    const sources: Sources = { ...fixed, odd: isPlain || random.chance(0.5) ? 0 : ODD }
    const url = fillUrl(operation, sources, isPlain)
    const { body, type } = isPlain
      ? { body: undefined, type: undefined }
      : fillBody(operation, sources)
    const headers: Record<string, string> = {
      origin,
      cookie: await role.cookie(),
      // Each call from another address: limits are tested elsewhere, and would hide the rest.
      'x-forwarded-for': `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`,
      ...(type && { 'content-type': type }),
    }
    const { method } = operation
    const shown = typeof body === 'string' ? body.slice(0, 2_000) : String(body)
    const fail = (why: string, status = 0): Outcome => ({
      status,
      failure: { why, method, url, role: role.name, body: shown, seed: 0 },
    })
    try {
      const signal = AbortSignal.timeout(HANG_MS)
      const response = await fetch(origin + url, {
        method,
        headers,
        signal,
        redirect: 'manual',
        ...(body !== undefined && { body }),
      })
      const { status } = response
      const isStream = response.headers.get('content-type')?.includes('event-stream')
      if (isStream) await response.body?.cancel()
      else {
        const text = (await response.text()).slice(0, MAX_BYTES)
        if (response.headers.get('content-type')?.includes('json'))
          remember(parse(text), kindOf(operation.url))
      }
      if (status === 401 || operation.url.includes('sign-out')) role.forget()
      if (status >= 500) return fail(`${status}`, status)
      if (!(status in operation.responses) && status >= 300 && status < 400) return { status }
      if (!(status in operation.responses)) return fail(`${status} is not in the document`, status)
      return { status }
    } catch (error) {
      return fail(
        error instanceof Error ? `no answer (${error.name}: ${error.message})` : 'no answer',
      )
    }
  }

  return {
    /** Reads every list once as each role, for the ids in it. */
    async learn(roles: Role[], operations: Operation[]) {
      for (const role of roles)
        for (const operation of operations)
          if (
            operation.method === 'GET' &&
            !operation.url.includes('{') &&
            !operation.url.includes('stream')
          )
            await send(operation, role, true)
    },
    call: (operation: Operation, role: Role) => send(operation, role, false),
  }
}

/** Lists whose items another resource is about. */
const kinds: Record<string, string> = {
  sales: 'orders',
  'my-products': 'phones',
  'my-phones': 'phones',
  search: 'phones',
  favourites: 'phones',
  buyers: 'users',
  seller: 'users',
}

/** The kind of thing that ids of a URL belong to: 'orders' of /api/orders/{id}/ship. */
function kindOf(url: string): string {
  const resource = url.split('/')[2] ?? ''
  return kinds[resource] ?? resource
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function fillUrl({ url, parameters = [] }: Operation, sources: Sources, isPlain: boolean): string {
  const filled = url.replace(/\{(\w+)\}/g, (_, name: string) => {
    const given = parameters.find((one) => one.in === 'path' && one.name === name)
    return encode(textFor(given?.schema ?? {}, name === 'id' ? kindOf(url) : name, sources)) || '_'
  })
  if (isPlain) return filled
  const query = parameters
    .filter((one) => one.in === 'query' && sources.random.chance(0.4))
    .map(({ name, schema }) => `${name}=${encode(textFor(schema, name, sources))}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** Lone surrogates have no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().slice(0, 4_000))
}

const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  '',
]
const garbage = [
  '',
  '{',
  '[',
  'null',
  '"x"',
  '[[[[',
  '{"a":1}{',
  '\u0000',
  '{"__proto__":{"role":"admin"}}',
  '<a/>',
]

function fillBody(
  { method, requestBody }: Operation,
  sources: Sources,
): { body?: string | FormData; type?: string } {
  const { random } = sources
  const content = requestBody?.content ?? {}
  if (method === 'GET') return {}
  if (random.chance(sources.odd / 2))
    return { body: random.pick(garbage), type: random.pick(types) }
  if (content['multipart/form-data']) return { body: fillForm(random) }
  if (content['text/csv']) return { body: fillCsv(random), type: 'text/csv' }
  const schema = content['application/json']?.schema
  if (!schema) return random.chance(0.5) ? {} : { body: '{}', type: 'application/json' }
  return { body: JSON.stringify(valueFor(schema, '', sources)) ?? '{}', type: 'application/json' }
}

function fillForm(random: Random): FormData {
  const form = new FormData()
  const bytes = Uint8Array.from({ length: random.below(5_000) }, () => random.below(256))
  form.set(
    random.pick(['image', 'photo', 'file', '']),
    new File([bytes], random.pick(['a.jpg', '../x', '\u0000'])),
  )
  if (random.chance(0.5)) form.set(random.pick(['expiration', 'key', 'phone']), 'x')
  return form
}

function fillCsv(random: Random): string {
  const cells = [
    'name',
    'brand',
    'price',
    '450',
    '"',
    '""',
    '=1+1',
    'Nokia',
    '\u0000',
    'ß',
    '',
    '"a\nb"',
  ]
  const rows = Array.from({ length: random.below(20) }, () =>
    Array.from({ length: random.below(8) }, () => random.pick(cells)).join(
      random.pick([',', ';', '\t']),
    ),
  )
  return rows.join('\n')
}
