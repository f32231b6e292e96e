import sharp from 'sharp'
import { type CheckAnswer, createContractCheck } from '../test/contract-check.ts'
import { type Schema, type Sources, textFor, valueFor } from './generate.ts'
import { createKnownValues, type KnownValues, resourceOf } from './known-values.ts'
import type { Random } from './random.ts'
import { PASSWORD, type Role } from './roles.ts'

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema }
type Described = {
  parameters?: Parameter[]
  'x-access'?: string
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
}
/** `status` is 0 without a response. */
export type Outcome = { status: number; failure?: Failure }

/** How often a value of an odd call is odd. */
const ODD = 0.12
/** Only a call that never ends takes this long, also on a slow machine with other work. */
const HANG_MS = 60_000
/** Streams answer and stay open; what they begin with is enough. */
const MAX_BYTES = 2_000_000

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([url, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      ...described,
      method: method.toUpperCase(),
      url,
    })),
  )
}

/** Calls operations with values that grow from what earlier responses and emails contained. */
export function createCaller(origin: string, document: ApiDocument, random: Random) {
  const shared = createKnownValues(random)
  for (const name of ['password', 'currentPassword', 'newPassword']) shared.add(name, PASSWORD)
  /** What only answers to one role contained: mostly its own things. */
  const byRole = new Map<string, KnownValues>()
  const ownOf = (role: Role) => byRole.get(role.name) ?? createKnownValues(random)
  const { schemas } = document.components
  const checkAnswer = createContractCheck(document)

  async function send(operation: Operation, role: Role, isPlain: boolean): Promise<Outcome> {
    // Half of the calls are right in form: others hardly ever get past the first check.
    const odd = isPlain || random.chance(0.5) ? 0 : ODD
    const isOwn = random.chance(0.5)
    const roleValues = ownOf(role)
    const values = (name: string) => {
      const candidates = isOwn ? roleValues.valuesFor(name) : []
      return candidates.length > 0 ? candidates : shared.valuesFor(name)
    }
    const sources: Sources = { random, schemas, knownValues: values, odd }
    const url = fillUrl(operation, sources, isPlain)
    const { body, type } = isPlain
      ? { body: undefined, type: undefined }
      : await fillBody(operation, sources)
    const headers: Record<string, string> = {
      origin,
      cookie: await role.cookie(),
      // Each call from another address: limits are tested elsewhere, and would hide the rest.
      'x-forwarded-for': `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`,
      ...(type && { 'content-type': type }),
      ...(!isPlain && fillHeaders(operation, sources)),
    }
    const { method } = operation
    const shown = typeof body === 'string' ? body.slice(0, 2_000) : String(body)
    const fail = (why: string, status = 0): Outcome => ({
      status,
      failure: { why, method, url, role: role.name, body: shown },
    })
    try {
      const response = await fetch(origin + url, {
        method,
        headers,
        signal: AbortSignal.timeout(HANG_MS),
        redirect: 'manual',
        ...(body !== undefined && { body }),
      })
      const { status } = response
      const answered = await readBody(response)
      if (typeof answered === 'object') {
        const kind = resourceOf(operation.url)
        shared.learn(answered, kind)
        if (operation['x-access'] !== 'anyone') roleValues.learn(answered, kind)
        byRole.set(role.name, roleValues)
      }
      if (status === 401 || operation.url.includes('sign-out')) role.forget()
      // An overloaded server asks for patience.
      if (status === 503 && response.headers.has('retry-after')) return { status }
      if (status >= 500) return fail(`${status}`, status)
      const wrong = findBreach(checkAnswer, method, origin + url, response, answered)
      return wrong ? fail(wrong, status) : { status }
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
    /** An email: its links and codes. */
    learnText(text: string) {
      shared.learn(text, 'mails')
      for (const [, code = ''] of text.matchAll(/code:? (\d{3} ?\d{3})/g)) shared.add('code', code)
    },
    call: (operation: Operation, role: Role) => send(operation, role, false),
  }
}

/** JSON as a value, other bodies as text. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? ''
  if (type.includes('event-stream')) return void (await response.body?.cancel())
  const text = await response.text()
  return type.includes('json') && text.length < MAX_BYTES ? parse(text) : text.slice(0, MAX_BYTES)
}

/** What is wrong with a response by the API document. */
function findBreach(
  check: CheckAnswer,
  method: string,
  url: string,
  response: Response,
  body: unknown,
): string | undefined {
  // Dots in a URL may lead elsewhere.
  const { pathname } = new URL(url)
  const type = response.headers.get('content-type') ?? ''
  try {
    check(method, pathname, response.status, type, body)
  } catch (error) {
    return (error as Error).message
  }
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
    const isOwn = ['id', 'token', 'key'].includes(name)
    return encode(textFor(given?.schema ?? {}, isOwn ? resourceOf(url) : name, sources)) || '_'
  })
  if (isPlain) return filled
  const query = parameters
    .filter((one) => one.in === 'query' && sources.random.chance(0.4))
    .map(({ name, schema }) => `${name}=${encode(textFor(schema, name, sources))}`)
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled
}

/** Headers that an operation names, now and then: also keys that another call used already. */
function fillHeaders({ parameters = [] }: Operation, sources: Sources): Record<string, string> {
  const { random } = sources
  const wanted = parameters.filter((one) => one.in === 'header' && random.chance(0.4))
  return Object.fromEntries(
    wanted.map(({ name, schema }) => {
      const text = random.chance(0.7) ? `key ${random.below(50)}` : textFor(schema, name, sources)
      // fetch() refuses what no header can hold.
      return [name, text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').slice(0, 4_000)]
    }),
  )
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

async function fillBody(
  { method, requestBody }: Operation,
  sources: Sources,
): Promise<{ body?: string | FormData; type?: string }> {
  const { random } = sources
  const content = requestBody?.content ?? {}
  if (method === 'GET') return {}
  if (random.chance(sources.odd / 2))
    return { body: random.pick(garbage), type: random.pick(types) }
  if (content['multipart/form-data']) return { body: await fillForm(random) }
  if (content['text/csv']) return { body: fillCsv(random), type: 'text/csv' }
  const schema = content['application/json']?.schema
  if (!schema) return random.chance(0.5) ? {} : { body: '{}', type: 'application/json' }
  return { body: JSON.stringify(valueFor(schema, '', sources)) ?? '{}', type: 'application/json' }
}

async function fillForm(random: Random): Promise<FormData> {
  const form = new FormData()
  const bytes = random.chance(0.5)
    ? Uint8Array.from({ length: random.below(5_000) }, () => random.below(256))
    : await drawPhoto(random)
  form.set(
    random.pick(['image', 'image', 'photo', 'file', '']),
    new File([bytes], random.pick(['a.jpg', '../x', '\u0000'])),
  )
  if (random.chance(0.5)) form.set(random.pick(['expiration', 'key', 'phone']), 'x')
  return form
}

async function drawPhoto(random: Random): Promise<Uint8Array<ArrayBuffer>> {
  const [r, g, b] = [random.below(256), random.below(256), random.below(256)]
  const size = { width: 40 + random.below(60), height: 40 + random.below(60) }
  const picture = sharp({ create: { ...size, channels: 3, background: { r, g, b } } })
  return new Uint8Array(await picture.jpeg().toBuffer())
}

function fillCsv(random: Random): string {
  const header = 'name,brand,price,storage,color,condition,description'
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
  return [...(random.chance(0.6) ? [header] : []), ...rows].join('\n')
}
