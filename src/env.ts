import { availableParallelism, totalmem } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { readTarget, splitServers } from './platform/db/server-urls.ts'
import { OperatorError } from './platform/operator-error.ts'
import { readNetworks } from './platform/outbound/index.ts'
import { collectSettings } from './setting-sources.ts'
import { MIN_PASSWORD_LENGTH } from './shared/accounts/account-rules.ts'

/** An empty variable counts as not set: shells and compose files produce those. */
const text = z.string().trim().min(1)
const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1')
const port = z.coerce.number('must be a port number').int().min(0).max(65_535)
const isAddress = (value: string, protocols: string[]) =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol)
const absoluteUrl = (protocols: string[]) =>
  text.refine((value) => isAddress(value, protocols), {
    message: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

const POSTGRES = ['postgres:', 'postgresql:']
/** One or several servers; `targets` are the values of target_session_attrs that mean the right ones. */
const databaseUrl = (...targets: string[]) =>
  text
    .refine((value) => splitServers(value).every((server) => isAddress(server, POSTGRES)), {
      message: 'must be an address that starts with postgres:// or postgresql://',
      abort: true,
    })
    .refine((value) => [undefined, ...targets].includes(readTarget(value)), {
      message: `must have target_session_attrs=${targets[0]}, if any`,
    })

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:'
}

/** Encrypted on its way, or on this machine. */
function isPrivateAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'https:' || (protocol === 'http:' && isHere)
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: text.default('0.0.0.0'),
  ORIGIN: absoluteUrl(['http:', 'https:'])
    .transform((value) => new URL(value).origin)
    .optional(),
  DATA_DIR: text.default('./data').transform((value) => path.resolve(value)),
  DATABASE_URL: databaseUrl('read-write', 'primary').optional(),
  DATABASE_REPLICA_URL: databaseUrl('standby', 'prefer-standby').optional(),
  DATABASE_POOLER_URL: absoluteUrl(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: z.coerce.number('must be a number').int().min(2).max(200).optional(),
  WORKERS: text
    .regex(/^(auto|[1-9]\d{0,2})$/, 'must be auto or a number of processes')
    .transform((value) => (value === 'auto' ? value : Number(value)))
    .optional(),
  PG_USER_ID: text.regex(/^\d+:\d+$/, 'must look like UID:GID').optional(),
  DEMO: flag.optional(),
  DEMO_SEED: z.coerce.number('must be a number').int().default(1),
  DEMO_ADMIN_EMAIL: z.email('must be an email address').default('admin@redial.example'),
  DEMO_ADMIN_PASSWORD: text
    .min(MIN_PASSWORD_LENGTH, `must have at least ${MIN_PASSWORD_LENGTH} characters`)
    .default('redial-demo-admin'),
  CURRENCY: text
    .regex(/^[A-Z]{3}$/, 'must be an ISO 4217 code such as USD')
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'is not a known currency')
    .optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  GOOGLE_ISSUER: absoluteUrl(['http:', 'https:']).default('https://accounts.google.com'),
  SMTP_URL: absoluteUrl(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: text.default('no-reply@localhost'),
  IMAGE_HOSTS: text
    .default('')
    .or(z.literal(''))
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((hosts) => hosts.every((host) => /^[a-z0-9.-]+(:\d+)?$/i.test(host)), {
      message: 'must be host names separated by commas',
    }),
  SMS_HOOK_URL: text
    .refine(isPrivateAddress, {
      message: 'must be an address that starts with https://, or http://localhost',
    })
    .optional(),
  SMS_HOOK_SECRET: text
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, 'must be whsec_ and at least 24 bytes in base64')
    .optional(),
  SMS_DAILY_LIMIT: z.coerce
    .number('must be a whole number of messages')
    .int('must be a whole number of messages')
    .min(1, 'must be at least 1')
    .max(100_000, 'must be at most 100000')
    .optional(),
  SMS_COUNTRIES: text
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((codes) => codes.every((code) => /^[A-Z]{2}$/.test(code)), {
      message: 'must be two-letter country codes separated by commas, such as US, CA',
    })
    .optional(),
  IMEI_BLACKLIST_URL: absoluteUrl(['http:', 'https:']).optional(),
  IMEI_BLACKLIST_KEY: text.optional(),
  IMEI_BLACKLIST_FILE: text.transform((value) => path.resolve(value)).optional(),
  S3_ENDPOINT: absoluteUrl(['http:', 'https:']).optional(),
  S3_BUCKET: text.regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be the name of a bucket').optional(),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  S3_REGION: text.default('us-east-1'),
  MEDIA_STORAGE: z.enum(['disk', 's3'], 'must be disk or s3').optional(),
  STRIPE_SECRET_KEY: text.regex(/^(sk|rk)_/, 'must begin with sk_ or rk_').optional(),
  STRIPE_PUBLISHABLE_KEY: text.regex(/^pk_/, 'must begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: text
    .regex(
      /^whsec_[^,\s]+(\s*,\s*whsec_[^,\s]+)*$/,
      'must begin with whsec_; several are separated by commas',
    )
    .optional(),
  STRIPE_API_BASE: absoluteUrl(['http:', 'https:']).default('https://api.stripe.com'),
  OFFLINE_PAYMENT: z.enum(['off', 'seller', 'shop'], 'must be off, seller or shop').optional(),
  OFFLINE_PAYMENT_NAME: text.max(60, 'must have at most 60 characters').optional(),
  OFFLINE_PAYMENT_INSTRUCTIONS: text
    .max(1000, 'must have at most 1000 characters')
    // Files of settings have one line per setting.
    .transform((value) => value.replaceAll('\\n', '\n'))
    .optional(),
  DELIVERY_METHODS: z
    .enum(['both', 'pick_up', 'shipping'], 'must be both, pick_up or shipping')
    .optional(),
  FEE_PERCENT: z.coerce
    .number('must be a number')
    .min(0, 'must be between 0 and 100')
    .max(100, 'must be between 0 and 100')
    .optional(),
  FEE_FIXED: z.coerce
    .number('must be a whole number of minor units')
    .int('must be a whole number of minor units')
    .min(0, 'must not be negative')
    .optional(),
  NEW_SELLER_PAYOUT_DAYS: z.coerce
    .number('must be a whole number of days')
    .int('must be a whole number of days')
    .min(0, 'must not be negative')
    .max(90, 'must be at most 90')
    .optional(),
  PAYOUT_CHANGE_HOURS: z.coerce
    .number('must be a whole number of hours')
    .int('must be a whole number of hours')
    .min(0, 'must not be negative')
    .max(720, 'must be at most 720')
    .optional(),
  CONTACT_EMAIL: z.email('must be an email address').optional(),
  CONTACT_ADDRESS: text
    .max(500, 'must have at most 500 characters')
    .transform((value) => value.replaceAll('\\n', '\n'))
    .optional(),
  SOCIAL_LINKS: text
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((links) => links.every(isWebAddress), {
      message: 'must be addresses that start with https://, separated by commas',
    })
    .optional(),
  WEBHOOK_ALLOWED_NETWORKS: text
    .default('')
    .or(z.literal(''))
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((networks) => readNetworks(networks) !== undefined, {
      message: 'must be networks separated by commas, such as 10.0.0.0/8',
    }),
  BACKUP_TARGET: text.optional(),
  BACKUP_TIME: text
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be a time of day such as 02:30, or off')
    .transform((value) => (value === 'off' ? null : value))
    .optional(),
  BACKUP_EVERY_HOURS: z.coerce
    .number('must be a number of hours')
    .min(1, 'must be at least 1')
    .max(8760, 'must be at most 8760')
    .optional(),
  BACKUP_KEEP: z.coerce
    .number('must be a whole number of backups')
    .int('must be a whole number of backups')
    .min(1, 'must be at least 1')
    .optional(),
  BACKUP_PASSPHRASE: text.min(12, 'must have at least 12 characters').optional(),
  EVENT_KEEP_DAYS: z.coerce
    .number('must be a whole number of days')
    .int('must be a whole number of days')
    .min(30, 'must be at least 30')
    .optional(),
  MAIL_KEEP_DAYS: z.coerce
    .number('must be a whole number of days')
    .int('must be a whole number of days')
    .min(1, 'must be at least 1')
    .optional(),
  AUTH_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  MODERATION: z.enum(['post', 'pre'], 'must be post or pre').optional(),
  TRUST_PROXY: flag.default(false),
  HSTS_SUBDOMAINS: flag.default(false),
  STAFF_SECOND_FACTOR_DAYS: z.coerce
    .number('must be a whole number of days')
    .int('must be a whole number of days')
    .min(0, 'must not be negative')
    .optional(),
  MAX_CONNECTIONS: z.coerce.number('must be a number').int().min(10).max(1_000_000).default(5_000),
  DRAIN_SECONDS: z.coerce
    .number('must be a whole number of seconds')
    .int('must be a whole number of seconds')
    .min(0, 'must not be negative')
    .max(300, 'must be at most 300')
    .default(0),
  STOP_SECONDS: z.coerce
    .number('must be a whole number of seconds')
    .int('must be a whole number of seconds')
    .min(1, 'must be at least 1')
    .max(900, 'must be at most 900')
    .default(6),
  METRICS_PORT: port.optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  ACCESS_LOG: flag.default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: absoluteUrl(['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text
    .regex(/^[^=,\s]+=[^,]*(,[^=,\s]+=[^,]*)*$/, 'must be name=value, separated by commas')
    .optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

type ParsedSettings = z.infer<typeof schema>
export type Env = ParsedSettings & {
  /** Processes that serve requests. */
  WORKERS: number
  /** Connections of each of them to the database. */
  DATABASE_POOL: number
}

/** What a worker is planned with on a small machine; it starts with less than half of it. */
const MEMORY_PER_WORKER = 512 * 1024 * 1024

/** One worker per core, if the memory is enough for them. Tests run one. */
function workersFor({ WORKERS, NODE_ENV }: ParsedSettings): number {
  if (typeof WORKERS === 'number') return WORKERS
  if (NODE_ENV === 'test' && WORKERS === undefined) return 1
  // A container may have less than the machine.
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)
  return Math.max(1, Math.min(availableParallelism(), Math.floor(memory / MEMORY_PER_WORKER)))
}

const CONNECTIONS_PER_WORKER = 10
/** For all workers of a node by default: two nodes fit into the 100 that PostgreSQL accepts by default. */
const CONNECTIONS_PER_NODE = 48
const MIN_CONNECTIONS_PER_WORKER = 3

/** Connections of each worker, without the one that listens for changes. */
function poolFor(workers: number): number {
  const share = Math.floor(CONNECTIONS_PER_NODE / workers) - 1
  return Math.max(MIN_CONNECTIONS_PER_WORKER, Math.min(CONNECTIONS_PER_WORKER, share))
}

/** Problems by variable; `message` lists them all, one per line. */
export class InvalidSettings extends OperatorError {}

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape)

/**
 * Reads the settings once, from the environment and the files that it names, and checks them.
 * @throws InvalidSettings that names every wrong variable and what is wrong with it.
 */
export function readSettings(environment: Record<string, string | undefined>): Env {
  const { values, problems } = collectSettings(environment, SETTING_NAMES)
  return readEnv(values, problems)
}

/**
 * Checks settings that are given as they are.
 * @param more What is wrong with where they come from; reported with the rest.
 * @throws InvalidSettings that names every wrong variable and what is wrong with it.
 */
export function readEnv(source: Record<string, string | undefined>, more: string[] = []): Env {
  const given = Object.fromEntries(
    SETTING_NAMES.map((name) => [name, source[name]?.trim()]).filter(
      ([, value]) => value !== undefined && value !== '',
    ),
  )
  const parsed = schema.safeParse(given)
  const problems = [
    ...more,
    ...(parsed.success
      ? conflicts(parsed.data)
      : parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`)),
  ]
  if (problems.length > 0) throw new InvalidSettings(problems.join('\n'))
  const data = parsed.data as ParsedSettings
  const workers = workersFor(data)
  return { ...data, WORKERS: workers, DATABASE_POOL: data.DATABASE_POOL ?? poolFor(workers) }
}

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

function conflicts(env: ParsedSettings): string[] {
  if (env.METRICS_PORT && !LOOPBACK.has(env.METRICS_HOST) && !env.METRICS_TOKEN)
    return ['METRICS_TOKEN must be set if METRICS_HOST is not an address of this machine only']
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    return ['DATABASE_REPLICA_URL is set, so DATABASE_URL must be set']
  if (env.DATABASE_POOLER_URL && !env.DATABASE_URL)
    return [
      'DATABASE_POOLER_URL needs DATABASE_URL, the address of the database without the pooler',
    ]
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET))
    return ['GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together']
  if (Boolean(env.SMS_HOOK_URL) !== Boolean(env.SMS_HOOK_SECRET))
    return ['SMS_HOOK_URL and SMS_HOOK_SECRET must be set together']
  if (env.IMEI_BLACKLIST_URL && env.IMEI_BLACKLIST_FILE)
    return ['IMEI_BLACKLIST_URL and IMEI_BLACKLIST_FILE cannot both be set']
  const bucket = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY, env.S3_SECRET_KEY]
  if (bucket.some(Boolean) && !bucket.every(Boolean))
    return ['S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY must be set together']
  const stripe = [env.STRIPE_SECRET_KEY, env.STRIPE_PUBLISHABLE_KEY, env.STRIPE_WEBHOOK_SECRET]
  if (stripe.some(Boolean) && !stripe.every(Boolean))
    return [
      'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together',
    ]
  if (env.OFFLINE_PAYMENT === 'shop' && !env.OFFLINE_PAYMENT_INSTRUCTIONS)
    return ['OFFLINE_PAYMENT is shop, so OFFLINE_PAYMENT_INSTRUCTIONS must be set']
  if (env.MEDIA_STORAGE === 's3' && !env.S3_ENDPOINT)
    return ['MEDIA_STORAGE is s3, so S3_ENDPOINT must be set']
  if (env.NODE_ENV === 'production' && !env.ORIGIN)
    return ['ORIGIN must be set in production: the public address, such as https://example.org']
  return []
}
