import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import type { Deps } from '../../../deps.ts'
import {
  type AppEnv,
  createLimiter,
  type Limiter,
  refuse,
  refuseAttempts,
  toNetwork,
} from '../../../platform/http/index.ts'
import { DAY, HOUR, MINUTE } from '../../../shared/time.ts'

/** Wrong passwords for one account from one network; a right one in between does not count. */
const FAILURES_PER_ACCOUNT = 10
/** Wrong passwords from one network for any account. */
const FAILURES_PER_NETWORK = 100
/** Wrong passwords for one account in a browser that its owner has logged in with before. */
const FAILURES_PER_DEVICE = 20
const FAILURE_WINDOW = (15 * MINUTE) / 1000
/** Wrong passwords for one account from anywhere in a day; each further attempt costs work. */
const FREE_ATTEMPTS_PER_DAY = 50
/** Accounts from one network in an hour; each further one costs work. */
const FREE_SIGN_UPS_PER_HOUR = 100

/** 2 ** bits hashes: about 0.3 s on a computer, 1 s on a phone. */
const FIRST_BITS = { logIn: 17, signUp: 18 }
/** About 5 s on a computer, 10 s on a phone. An owner must be able to do it. */
const MOST_BITS = 21

/** The subject of a proof-of-work challenge: the account or its network. */
export type ChallengeFor = { for: 'login'; email: string } | { for: 'sign-up' }
type Admission<Outcome = unknown> =
  | { refused: Response; why: 'too_many' | 'needs_work' }
  | (Outcome & {
      /** Does not count the attempt: no password was tried, no account opened. */
      withdraw(): Promise<void>
    })
type Attempt = { succeeded(): Promise<void> }

/**
 * Limits for guessing passwords and for opening accounts. Nothing that strangers do locks an owner out:
 * what one network may do is limited, and beyond the budget of an account attempts from other networks
 * cost work, which grows with their number.
 */
export function createLoginLimits(deps: Deps) {
  const limiter = (name: string, points: number, seconds: number) =>
    createLimiter(deps.db.pool, name, points, seconds)
  const perAccount = limiter('login-account', FAILURES_PER_ACCOUNT, FAILURE_WINDOW)
  const perNetwork = limiter('login-address', FAILURES_PER_NETWORK, FAILURE_WINDOW)
  const perDevice = limiter('login-device', FAILURES_PER_DEVICE, FAILURE_WINDOW)
  const perDay = limiter('login-day', FREE_ATTEMPTS_PER_DAY, DAY / 1000)
  const signUps = limiter('sign-up', FREE_SIGN_UPS_PER_HOUR, HOUR / 1000)
  const used = limiter('proof-of-work', 1, CHALLENGE_SECONDS)

  const accepts = (proof: ProofOfWork | undefined, subject: string, bits: number) =>
    acceptsProof(deps.secret, used, proof, { subject, bits, now: deps.clock.now() })

  /** `device` is the browser's key if it is a known one of this account. */
  async function admitLogin(
    c: Context<AppEnv>,
    email: string,
    proof?: ProofOfWork,
    device?: string,
  ): Promise<Admission<Attempt>> {
    const account = email.toLowerCase()
    if (device) return admitDevice(c, `${account} ${device}`)
    const network = toNetwork(c.var.address)
    const here = `${network} ${account}`
    // Counted before the password is checked, so that simultaneous guesses count too.
    const wait = (await perAccount.consume(here)) ?? (await perNetwork.consume(network))
    if (wait) return { refused: refuseAttempts(c, wait), why: 'too_many' }
    const bits = bitsFor(await perDay.add(account), FREE_ATTEMPTS_PER_DAY, FIRST_BITS.logIn)
    const takeBack = () => Promise.all([perNetwork.refund(network), perDay.refund(account)])
    const withdraw = async () => void (await Promise.all([perAccount.refund(here), takeBack()]))
    if (bits > 0 && !(await accepts(proof, loginSubject(account), bits))) {
      await withdraw()
      const message =
        'Too many wrong passwords were tried for this account. Solve a challenge first.'
      return { refused: refuseWithoutWork(c, message), why: 'needs_work' }
    }
    const succeeded = async () => void (await Promise.all([perAccount.reset(here), takeBack()]))
    return { succeeded, withdraw }
  }

  async function admitDevice(c: Context<AppEnv>, key: string): Promise<Admission<Attempt>> {
    const wait = await perDevice.consume(key)
    if (wait) return { refused: refuseAttempts(c, wait), why: 'too_many' }
    return { succeeded: () => perDevice.reset(key), withdraw: () => perDevice.refund(key) }
  }

  async function admitSignUp(c: Context<AppEnv>, proof?: ProofOfWork): Promise<Admission> {
    const network = toNetwork(c.var.address)
    const bits = bitsFor(await signUps.add(network), FREE_SIGN_UPS_PER_HOUR, FIRST_BITS.signUp)
    const withdraw = () => signUps.refund(network)
    if (bits === 0 || (await accepts(proof, signUpSubject(network), bits))) return { withdraw }
    await withdraw()
    const message = 'Many accounts were created from your network. Solve a challenge first.'
    return { refused: refuseWithoutWork(c, message), why: 'needs_work' }
  }

  async function challenge(c: Context<AppEnv>, wanted: ChallengeFor): Promise<Challenge> {
    const now = deps.clock.now()
    if (wanted.for === 'sign-up') {
      const network = toNetwork(c.var.address)
      const next = (await signUps.count(network)) + 1
      const bits = bitsFor(next, FREE_SIGN_UPS_PER_HOUR, FIRST_BITS.signUp)
      return createChallenge(deps.secret, { subject: signUpSubject(network), bits, now })
    }
    const account = wanted.email.toLowerCase()
    const next = (await perDay.count(account)) + 1
    const bits = bitsFor(next, FREE_ATTEMPTS_PER_DAY, FIRST_BITS.logIn)
    return createChallenge(deps.secret, { subject: loginSubject(account), bits, now })
  }

  return { admitLogin, admitSignUp, challenge }
}

const loginSubject = (account: string) => `login ${account}`
const signUpSubject = (network: string) => `sign-up ${network}`

/** No work within the free attempts; then one bit more, twice the work, whenever they double. */
function bitsFor(attempt: number, free: number, first: number): number {
  if (attempt <= free) return 0
  return Math.min(MOST_BITS, first + Math.floor(Math.log2((attempt - 1) / free)))
}

function refuseWithoutWork(c: Context<AppEnv>, message: string) {
  c.header('Retry-After', '0')
  return refuse(c, 429, 'proof_of_work_required', message)
}

/** Long enough for a slow phone to find the answer to the hardest one. */
const CHALLENGE_MS = 10 * MINUTE
export const CHALLENGE_SECONDS = CHALLENGE_MS / 1000

export type Challenge = {
  /** To be sent back with the answer; signed, so that the server keeps nothing. */
  token: string
  nonce: string
  /** Zero bits that SHA-256 of `nonce:answer` must begin with. */
  bits: number
}
export type ProofOfWork = { token: string; answer: number }

type Payload = { subject: string; nonce: string; bits: number; expires: number }

/** A challenge that is good for one subject, such as `login ada@example.org`. */
export function createChallenge(
  secret: string,
  { subject, bits, now }: { subject: string; bits: number; now: Date },
): Challenge {
  const nonce = randomBytes(12).toString('base64url')
  const expires = now.getTime() + CHALLENGE_MS
  const payload: Payload = { subject: digest(subject), nonce, bits, expires }
  const text = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return { token: `${text}.${signatureOf(text, secret)}`, nonce, bits }
}

/**
 * Whether this is work of at least `bits` for the subject, done for a challenge of ours that is not too
 * old and was not used before. `used` counts each challenge once.
 */
export async function acceptsProof(
  secret: string,
  used: Limiter,
  proof: ProofOfWork | undefined,
  { subject, bits, now }: { subject: string; bits: number; now: Date },
): Promise<boolean> {
  const payload = proof && readToken(proof.token, secret)
  if (!proof || !payload) return false
  if (payload.subject !== digest(subject)) return false
  if (payload.bits < bits || payload.expires < now.getTime()) return false
  if (zeroBits(`${payload.nonce}:${proof.answer}`) < payload.bits) return false
  return (await used.consume(payload.nonce)) === undefined
}

function readToken(token: string, secret: string): Payload | undefined {
  const [text = '', signature = ''] = token.split('.')
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(text, secret))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return
  return JSON.parse(Buffer.from(text, 'base64url').toString()) as Payload
}

function signatureOf(text: string, secret: string) {
  return createHmac('sha256', secret).update(`proof of work ${text}`).digest('base64url')
}

function digest(subject: string) {
  return createHash('sha256').update(subject).digest('base64url').slice(0, 22)
}

function zeroBits(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))
}
