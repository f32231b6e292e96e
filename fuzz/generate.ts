import type { Random } from './random.ts'

/** A schema of the API document, as far as values are made from it. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

export type Sources = {
  random: Random
  /** How often a value is odd instead of what its schema asks for: 0 to 1. */
  odd: number
  /** Resolves `$ref`. */
  schemas: Record<string, Schema>
  /** Texts that responses and emails contained: ids, tokens, addresses. */
  knownValues: (name: string) => readonly string[]
}

const oddTexts = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '🙂'.repeat(300),
  'ß'.repeat(2_000),
  'x'.repeat(20_000),
  '../../etc/passwd',
  '%00',
  '%2e%2e%2f',
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  'https://evil.example/',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '2026-02-30T25:61:00Z',
  '0001-01-01T00:00:00Z',
  '+999999-01-01T00:00:00Z',
  'مرحبا',
  '電話',
  'NaN',
  '1e999',
  '9'.repeat(400),
]

const oddValues: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 63,
  [],
  {},
  [[]],
  [null],
  { $gt: '' },
  { length: 1e9 },
  { toString: 'x' },
]

/** A value as its schema asks for, or an odd one. */
export function valueFor(schema: Schema, name: string, sources: Sources, depth = 0): unknown {
  const { random } = sources
  if (random.chance(sources.odd))
    return random.chance(0.5) ? random.pick(oddTexts) : random.pick(oddValues)
  return rightValue(resolve(schema, sources), name, sources, depth)
}

function resolve(schema: Schema, { schemas, random }: Pick<Sources, 'schemas' | 'random'>): Schema {
  const target = schema.$ref ? schemas[schema.$ref.split('/').at(-1) ?? ''] : schema
  const choices = target?.anyOf ?? target?.oneOf
  if (choices) return resolve(random.pick(choices), { schemas, random })
  if (target?.allOf) {
    const parts = target.allOf.map((part) => resolve(part, { schemas, random }))
    const properties = Object.assign({}, ...parts.map((part) => part.properties ?? {}))
    return Object.assign({}, ...parts, { properties })
  }
  return target ?? {}
}

const MAX_DEPTH = 6

function rightValue(schema: Schema, name: string, sources: Sources, depth: number): unknown {
  const { random } = sources
  if ('const' in schema) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const types = [schema.type ?? 'string'].flat()
  const type = random.pick(types)
  if (type === 'null') return null
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'number' || type === 'integer') return rightNumber(schema, random)
  if (type === 'array' && depth < MAX_DEPTH) {
    const length = random.below(Math.min(schema.maxItems ?? 3, 3) + 1)
    return Array.from({ length }, () => valueFor(schema.items ?? {}, name, sources, depth + 1))
  }
  if (type === 'object' && depth < MAX_DEPTH) return rightObject(schema, sources, depth)
  return rightText(schema, name, sources)
}

function rightNumber({ minimum, maximum }: Schema, random: Random): number {
  const least = Math.max(minimum ?? 0, -1e9)
  const most = Math.min(maximum ?? least + 1_000, 1e9)
  return random.pick([least, most, least + random.below(Math.max(1, most - least))])
}

function rightObject(schema: Schema, sources: Sources, depth: number): unknown {
  const { random } = sources
  const entries = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const isWanted = schema.required?.includes(key)
      ? !random.chance(sources.odd / 3)
      : random.chance(0.6)
    return isWanted ? [[key, valueFor(part, key, sources, depth + 1)] as const] : []
  })
  const made: Record<string, unknown> = Object.fromEntries(entries)
  if (random.chance(sources.odd / 3))
    made[random.pick(['role', 'isAdmin', 'sellerId', 'x'])] = 'admin'
  return made
}

function rightText({ format, maxLength }: Schema, name: string, sources: Sources): string {
  const { random } = sources
  const candidates = sources.knownValues(name)
  if (candidates.length > 0 && random.chance(0.7)) return random.pick(candidates)
  if (format === 'email' || name === 'email') return `fuzz${random.below(1_000)}@example.org`
  if (format === 'uuid') return randomId(random)
  if (format === 'date') return new Date(1.7e12 + random.below(1e11)).toISOString().slice(0, 10)
  if (format === 'date-time' || name === 'at')
    return new Date(Date.now() + (random.below(60) - 20) * DAY_MS).toISOString()
  if (samples[name] && random.chance(0.8)) return random.pick(samples[name])
  if (/price|amount|min|max/i.test(name)) return random.pick(['450', '1,250.50', '$30', '0.01'])
  const text = random.pick([SENTENCE, 'Nokia 3310', 'iPhone 13', 'Berlin', '128', 'a'])
  return maxLength && random.chance(0.1) ? 'x'.repeat(maxLength) : text
}

const DAY_MS = 86_400_000
const SENTENCE = 'The screen has a crack that no photo showed.'

/** Texts that pass the checks of fields of these names, which the document cannot describe. */
const samples: Record<string, string[]> = {
  announced: ['2021-09', '2019'],
  batteryPercent: ['85'],
  brand: ['Apple', 'Nokia', 'Samsung'],
  callbackURL: ['/dashboard', 'https://evil.example/'],
  card: ['4242424242424242', '4000000000000002'],
  carrier: ['DHL'],
  city: ['Oslo'],
  code: ['000000', '123 456'],
  color: ['Black', 'red'],
  country: ['NO', 'DE', 'US'],
  currency: ['USD'],
  errorCallbackURL: ['/login'],
  img: [''],
  imei: ['490154203237518', '356938035643809', '1'],
  line1: ['Storgata 1'],
  locale: ['en-US', 'nb-NO'],
  location: ['Oslo, Norway', 'Berlin'],
  message: [SENTENCE],
  newUserCallbackURL: ['/'],
  note: [SENTENCE],
  phone: ['+47 22 22 22 22', ''],
  place: ['The post office at Oslo S'],
  postalCode: ['0155'],
  q: ['iphone', 'nokia 3310', '"', ''],
  query: ['max=100', 'brand=Apple&max=300'],
  reason: [SENTENCE],
  redirectTo: ['/reset-password'],
  securityUpdatesUntil: ['2027-01-31'],
  shipsTo: ['NO'],
  sort: ['newest', 'price'],
  storage: ['128', '64'],
  text: [SENTENCE],
  timeZone: ['Europe/Oslo', 'UTC'],
  tracking: ['JD014600003'],
  used: ['2 years', '18 mo'],
}

function randomId(random: Random): string {
  const hex = (length: number) =>
    Array.from({ length }, () => random.below(16).toString(16)).join('')
  return `0198a000-0000-7000-8000-${hex(12)}`
}

/** A path segment or a query value. */
export function textFor(schema: Schema, name: string, sources: Sources): string {
  const value = valueFor(schema, name, sources)
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}
