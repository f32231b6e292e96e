import { createServer } from 'node:net'
import pg from 'pg'
import { api as paths } from '../src/contract/urls.ts'
import { type Figure, median } from './figure.ts'
import { startServer } from './server.ts'

const ACCOUNTS = 40
/** For each address of a pair: known and unknown. */
const SAMPLES = 80
/** Below this a difference is no accident. */
const LIKELY = 0.001
const PASSWORD = 'a long enough password'

type Sample = (email: string, n: number) => Promise<void>

/**
 * Whether the response time reveals who has an account: logs in with a wrong password, asks for
 * a reset and signs up with known and with unknown addresses in turns, each from a network of its own, in
 * a shop that sends mail. Reports how far the medians are apart, and the probability that such a
 * difference is an accident (Wilcoxon’s signed-rank test).
 */
export async function timing(): Promise<Figure[]> {
  const mail = await openMailSink()
  const env = { DEMO: '0', TRUST_PROXY: '1', SMTP_URL: `smtp://127.0.0.1:${mail.port}` }
  const server = await startServer({ env })
  const database = new pg.Client(server.databaseUrl())
  try {
    await database.connect()
    const post = async (path: string, body: object, n: number) => {
      const answer = await fetch(server.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address(n) },
        body: JSON.stringify(body),
      })
      await answer.text()
      return answer.status
    }
    const signUp = (email: string, n: number) =>
      post(paths.signUp(), { name: 'Ada Example', email, password: PASSWORD }, n)
    for (let n = 0; n < ACCOUNTS; n += 1) await expectStatus(200, signUp(known(n), 60_000 + n))
    await database.query('update users set email_verified = true')

    const calls: Record<string, Sample> = {
      login: async (email, n) => {
        const body = { email, password: 'not this password' }
        await expectStatus(401, post(paths.logIn(), body, n))
      },
      reset: (email, n) =>
        expectStatus(200, post(paths.requestPasswordReset(), { email }, 10_000 + n)),
      'sign-up': (email, n) => expectStatus(200, signUp(email, 20_000 + n)),
    }
    const figures: Figure[] = []
    for (const [name, call] of Object.entries(calls)) figures.push(...(await compare(name, call)))
    return figures
  } finally {
    await database.end()
    await server.stop()
    mail.close()
  }
}

async function compare(name: string, call: Sample): Promise<Figure[]> {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let n = -5; n < SAMPLES; n += 1) {
    const pair = ['known', 'unknown'] as const
    for (const which of Math.random() < 0.5 ? pair : pair.toReversed()) {
      const email =
        which === 'known' ? known((n + 5) % ACCOUNTS) : `${name}.${n + 5}@nobody.example`
      const started = performance.now()
      await call(email, 2 * (n + 5) + (which === 'known' ? 0 : 1))
      // The first calls find nothing compiled and no connection open.
      if (n >= 0) times[which].push(performance.now() - started)
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)]
  const differences = times.known.map((time, n) => time - times.unknown[n]!)
  return [
    {
      name: `${name}, known and unknown apart`,
      unit: 'ms',
      ours: Math.abs(a - b),
      target: { atMost: 5 },
      note: `medians ${a.toFixed(1)} and ${b.toFixed(1)} ms`,
    },
    {
      name: `${name}, chance of an accident`,
      unit: '',
      ours: signedRank(differences),
      target: { atLeast: LIKELY },
      note: `${SAMPLES} pairs; ${smallestDetectable(differences).toFixed(1)} ms would have been noticed`,
    },
  ]
}

/**
 * The two-sided p of Wilcoxon's signed-rank test, by its normal approximation: the calls of a pair
 * were made one after the other, so that other load changes both. Equal sizes share their rank.
 */
function signedRank(differences: readonly number[]): number {
  const sizes = differences.map(Math.abs).sort((x, y) => x - y)
  const rank = (size: number) => (sizes.indexOf(size) + sizes.lastIndexOf(size)) / 2 + 1
  const n = differences.length
  const positive = differences
    .filter((difference) => difference > 0)
    .reduce((sum, difference) => sum + rank(difference), 0)
  const mean = (n * (n + 1)) / 4
  const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24)
  return erfc(Math.abs(positive - mean) / deviation / Math.SQRT2)
}

/** Standard errors of a difference that the test above finds nine times in ten at LIKELY. */
const DETECTABLE_AT = 3.29 + 1.28

/** The smallest difference in milliseconds that as many pairs would have shown, by the spread of these. */
function smallestDetectable(differences: readonly number[]): number {
  const sorted = [...differences].sort((x, y) => x - y)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!
  // The spread between the quartiles of a normal distribution is 1.35 standard deviations.
  return (DETECTABLE_AT * (at(0.75) - at(0.25))) / 1.35 / Math.sqrt(sorted.length)
}

/** Abramowitz and Stegun 7.1.26, to 1.5e-7. */
function erfc(x: number): number {
  const t = 1 / (1 + 0.3275911 * x)
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
  return factors.reduce((sum, factor) => (sum + factor) * t, 0) * Math.exp(-x * x)
}

const known = (n: number) => `known.${n}@somebody.example`
/** A network of its own for each call, so that no limit answers instead. */
const address = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`

async function expectStatus(wanted: number, status: Promise<number>) {
  const got = await status
  if (got !== wanted) throw new Error(`${wanted} was expected, ${got} came`)
}

/** A mail server that accepts everything and keeps nothing. */
async function openMailSink() {
  const server = createServer((socket) => {
    let isBody = false
    socket.on('error', () => {})
    socket.write('220 sink\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        if (isBody && line !== '.') continue
        const isData = !isBody && /^DATA/i.test(line)
        isBody = isData
        socket.write(isData ? '354 go on\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { port, close: () => server.close() }
}
