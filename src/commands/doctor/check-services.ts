import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Env } from '../../env.ts'
import { storagesFor } from '../../modules/media/index.ts'
import { stripeProvider } from '../../modules/payments/index.ts'
import { verifySmtp } from '../../platform/mail/index.ts'
import { type Finding, failure, ok, skipped, warning } from './finding.ts'

/** Whether the mail server lets us in; sends nothing. */
export async function checkMail({ SMTP_URL, MAIL_FROM, NODE_ENV }: Env): Promise<Finding> {
  if (!SMTP_URL) {
    const message = 'SMTP_URL is not set: emails are files in the outbox of the data folder'
    if (NODE_ENV !== 'production') return skipped('mail', message)
    return warning('mail', message, 'Set SMTP_URL and MAIL_FROM: nobody can reset a password')
  }
  const { hostname } = new URL(SMTP_URL)
  try {
    await verifySmtp(SMTP_URL)
  } catch (error) {
    const { message, code = '' } = error as NodeJS.ErrnoException
    const isLogin = code === 'EAUTH'
    const fix = isLogin
      ? 'Correct user and password in SMTP_URL; encode special characters as in URLs, such as %40 for @'
      : 'Correct host, port and scheme of SMTP_URL: smtps:// for port 465, smtp:// for 587 and 25'
    return failure('mail', `${hostname} refuses: ${message}`, fix)
  }
  if (MAIL_FROM.includes('@localhost'))
    return failure(
      'mail',
      `MAIL_FROM is ${MAIL_FROM}`,
      'Set MAIL_FROM to an address of your domain',
    )
  return ok('mail', `${hostname} accepts the login; try \`redial mail test ADDRESS\``)
}

/** Whether a file can be written, read and deleted in the bucket. */
export async function checkBucket(env: Env): Promise<Finding> {
  const { s3 } = storagesFor(env, path.join(env.DATA_DIR, 'media'))
  if (!s3) return skipped('s3', 'S3_ENDPOINT is not set: photos are in the data folder')
  const key = `doctor/${randomBytes(8).toString('hex')}.txt`
  const bytes = Buffer.from('Written by redial doctor. Safe to delete.\n')
  const fix =
    'Correct the S3_ settings. The key needs GetObject, PutObject, DeleteObject and ListBucket'
  try {
    await s3.write([{ key, bytes, type: 'text/plain' }])
    const read = await s3.read(key)
    await s3.remove([key])
    if (!read?.equals(bytes)) return failure('s3', `${s3.name} returned other bytes`, fix)
    return ok('s3', `Wrote, read and deleted a file in ${s3.name}`)
  } catch (error) {
    return failure('s3', (error as Error).message, fix)
  }
}

/** Whether Stripe accepts the key, in the mode and currency that the shop needs. */
export async function checkStripe(env: Env): Promise<Finding> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY = '', STRIPE_WEBHOOK_SECRET = '' } = env
  if (!STRIPE_SECRET_KEY) return skipped('stripe', 'STRIPE_SECRET_KEY is not set')
  const isTest = STRIPE_SECRET_KEY.includes('_test_')
  if (isTest !== STRIPE_PUBLISHABLE_KEY.includes('_test_'))
    return failure(
      'stripe',
      'One key is for testing, and the other for real payments',
      'Take STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY from the same page of the Stripe dashboard',
    )
  try {
    await stripeProvider(env, () => new Date()).balance()
  } catch (error) {
    const fix = 'Copy STRIPE_SECRET_KEY again, and let this machine reach api.stripe.com'
    return failure('stripe', (error as Error).message, fix)
  }
  if (isTest && env.NODE_ENV === 'production')
    return warning('stripe', 'The keys are for testing', 'Use the keys of the live mode')
  if (!STRIPE_WEBHOOK_SECRET.includes(','))
    return warning(
      'stripe',
      'STRIPE_WEBHOOK_SECRET has one secret',
      'Add that of the second endpoint, for connected accounts, after a comma',
    )
  return ok('stripe', `The key is accepted${isTest ? ' (test mode)' : ''}`)
}
