import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { type InvalidSettings, readEnv } from './env.ts'

const refusal = (source: Record<string, string>) => {
  try {
    readEnv(source)
  } catch (error) {
    return (error as InvalidSettings).message
  }
}

test('no setting is required, and an empty value counts as not set', () => {
  expect(readEnv({ PORT: '', ORIGIN: ' ' })).toMatchObject({ PORT: 3000 })
})

test.each([
  [{ PORT: '70000' }, /^PORT /],
  [{ ORIGIN: 'example.org' }, /^ORIGIN must be an address/],
  [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must be an address that starts with postgres:/],
  [{ DATABASE_URL: 'postgres://a:1,b:x/shop' }, /^DATABASE_URL must be an address that starts/],
  [
    { DATABASE_REPLICA_URL: 'postgres://a/shop' },
    /^DATABASE_REPLICA_URL is set, so DATABASE_URL must be set$/,
  ],
  [
    { DATABASE_URL: 'postgres://a,b/shop?target_session_attrs=any' },
    /^DATABASE_URL must have target_session_attrs=read-write, if any$/,
  ],
  [{ DEMO: 'yes' }, /^DEMO must be 0 or 1/],
  [{ CURRENCY: 'XQQ' }, /^CURRENCY is not a known currency/],
  [{ SMTP_URL: 'http://x' }, /^SMTP_URL /],
  [{ AUTH_SECRET: 'short' }, /^AUTH_SECRET must have at least 32 characters/],
  [{ IMAGE_HOSTS: 'https://x/y' }, /^IMAGE_HOSTS must be host names/],
  [{ DEMO_ADMIN_EMAIL: 'nobody' }, /^DEMO_ADMIN_EMAIL /],
  [{ GOOGLE_CLIENT_ID: 'x' }, /GOOGLE_CLIENT_SECRET must be set together/],
  [{ STRIPE_SECRET_KEY: 'pk_x' }, /^STRIPE_SECRET_KEY must begin with sk_ or rk_/],
  [{ STRIPE_WEBHOOK_SECRET: 'whsec_a, b' }, /^STRIPE_WEBHOOK_SECRET must begin with whsec_/],
  [{ STRIPE_PUBLISHABLE_KEY: 'pk_x' }, /STRIPE_WEBHOOK_SECRET must be set together/],
  [{ OFFLINE_PAYMENT: 'yes' }, /^OFFLINE_PAYMENT must be off, seller or shop/],
  [{ OFFLINE_PAYMENT: 'shop' }, /so OFFLINE_PAYMENT_INSTRUCTIONS must be set/],
  [{ FEE_PERCENT: '101' }, /^FEE_PERCENT must be between 0 and 100/],
  [{ FEE_FIXED: '0.5' }, /^FEE_FIXED must be a whole number of minor units/],
  [{ CONTACT_EMAIL: 'nobody' }, /^CONTACT_EMAIL must be an email address/],
  [{ SOCIAL_LINKS: 'https://a.example, javascript:alert(1)' }, /^SOCIAL_LINKS must be addresses/],
  [
    { SMS_HOOK_URL: 'http://sms.example.org' },
    /^SMS_HOOK_URL must be an address that starts with https/,
  ],
  [
    { SMS_HOOK_URL: 'http://localhost:8080' },
    /^SMS_HOOK_URL and SMS_HOOK_SECRET must be set together/,
  ],
  [{ SMS_HOOK_SECRET: 'whsec_short' }, /^SMS_HOOK_SECRET must be whsec_/],
  [{ SMS_COUNTRIES: 'usa' }, /^SMS_COUNTRIES must be two-letter/],
  [{ WORKERS: '0' }, /^WORKERS must be auto or a number of processes/],
  [{ WORKERS: 'all' }, /^WORKERS must be auto or a number of processes/],
  [{ NODE_ENV: 'production' }, /^ORIGIN must be set in production/],
])('an invalid setting is named: %o', (source, message) => {
  expect(refusal(source)).toMatch(message)
})

test('all invalid settings are reported together', () => {
  expect(refusal({ PORT: 'x', DEMO: 'x' })?.split('\n')).toHaveLength(2)
})

test('one worker per core by default, one in tests, and as many as asked for', () => {
  const cores = availableParallelism()
  expect(readEnv({}).WORKERS).toBeLessThanOrEqual(cores)
  expect(readEnv({ WORKERS: 'auto' }).WORKERS).toBe(readEnv({}).WORKERS)
  expect(readEnv({ NODE_ENV: 'test' }).WORKERS).toBe(1)
  expect(readEnv({ WORKERS: '3' }).WORKERS).toBe(3)
})

test('by default the workers of a node share 48 connections, with at least 3 each besides listening', () => {
  const pool = (WORKERS: string) => readEnv({ WORKERS }).DATABASE_POOL
  expect([pool('1'), pool('2'), pool('4'), pool('6'), pool('16')]).toEqual([10, 10, 10, 7, 3])
  expect(readEnv({ WORKERS: '16', DATABASE_POOL: '20' }).DATABASE_POOL).toBe(20)
})
