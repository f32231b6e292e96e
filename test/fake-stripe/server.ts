import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setAccountReady, setBank } from './connect.ts'
import { readForm } from './form.ts'
import { type Intent, type StripeEvent, StripeNo, type Thing } from './objects.ts'
import {
  closeDispute,
  confirmAtBank,
  dispute,
  endProcessing,
  failRefund,
  process,
} from './payments.ts'
import { answer, isPublic } from './routes.ts'
import { createStore } from './store.ts'

export const SECRET_KEY = 'sk_test_of_the_fake'
export const PUBLISHABLE_KEY = 'pk_test_of_the_fake'
export const WEBHOOK_SECRET = 'whsec_of_the_fake'

type Answer = { status: number; body: unknown }
type Remembered = { request: string; answer: Promise<Answer> }

/**
 * Stripe for the tests: an HTTP server that behaves like Stripe for the calls used here, including
 * idempotency keys, test cards and events. `mood` makes it slow, faulty or unreachable.
 */
export async function startFakeStripe(now: () => Date = () => new Date()) {
  const store = createStore(now)
  const keys = new Map<string, Remembered>()
  const calls: string[] = []
  const mood = {
    latencyMs: 0,
    /** Responds to nothing before this is resolved. */
    stalled: undefined as Promise<void> | undefined,
    /** Drops every connection without a response. */
    dead: false,
    /** This many of Redial's write calls end in 500, which their idempotency keys repeat. */
    breaks: 0,
    /** This many of Redial's write calls are carried out but get no response. */
    losesAnswers: 0,
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '/', headers } = request
    const { pathname, search } = new URL(url, 'http://stripe')
    let body = ''
    for await (const chunk of request) body += chunk
    calls.push(`${method} ${pathname}`)
    if (mood.dead) return void request.socket.destroy()
    if (mood.latencyMs > 0) await sleep(mood.latencyMs)
    await mood.stalled
    const changing = method === 'POST'
    const fragile = changing && !isPublic(method, pathname)
    const key = headers['idempotency-key']?.toString()
    const sent = `${method} ${pathname} ${body}`
    const known = changing && key ? keys.get(key) : undefined
    const result = !allowed(request, pathname)
      ? no(new StripeNo(401, { message: 'Invalid API Key provided' }))
      : known
        ? await replay(known, sent)
        : await carryOut()
    async function carryOut() {
      const done = perform(method, pathname, changing ? body : search.slice(1), fragile)
      if (changing && key) keys.set(key, { request: sent, answer: done })
      return done
    }
    if (fragile && mood.losesAnswers > 0) {
      mood.losesAnswers -= 1
      return void request.socket.destroy()
    }
    response.writeHead(result.status, {
      'content-type': 'application/json',
      'request-id': store.newId('req'),
      ...(known && { 'idempotent-replayed': 'true' }),
      // Otherwise the library would retry a failed call at once.
      'stripe-should-retry': 'false',
    })
    response.end(JSON.stringify(result.body))
  }

  async function replay(known: Remembered, sent: string): Promise<Answer> {
    if (known.request === sent) return known.answer
    return no(
      new StripeNo(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      }),
    )
  }

  async function perform(method: string, path: string, form: string, fragile: boolean) {
    if (fragile && mood.breaks > 0) {
      mood.breaks -= 1
      return { status: 500, body: { error: { type: 'api_error', message: 'Something broke' } } }
    }
    try {
      return { status: 200, body: structuredClone(answer(store, method, path, readForm(form))) }
    } catch (error) {
      if (error instanceof StripeNo) return no(error)
      throw error
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: Error) => {
      response.writeHead(500).end(JSON.stringify({ error: { message: error.message } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    mood,
    calls,
    events: store.events,
    /** Settings that make Redial use this server as Stripe. */
    env: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: url,
    },
    /** Pays as the buyer's browser does, with the client secret and the publishable key. */
    async pay(
      clientSecret: string,
      card: string,
      method = 'card',
    ): Promise<{ status: number; intent?: Intent }> {
      const id = clientSecret.split('_secret_')[0]
      const answered = await fetch(`${url}/v1/payment_intents/${id}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${PUBLISHABLE_KEY}` },
        body: new URLSearchParams({
          client_secret: clientSecret,
          'payment_method_data[type]': method,
          'payment_method_data[card][number]': card,
        }),
      })
      const body = (await answered.json()) as Intent
      return { status: answered.status, ...(answered.ok && { intent: body }) }
    },
    answerBank: (intentId: string, approved: boolean) => confirmAtBank(store, intentId, approved),
    /** The buyer's bank disputes all or part of a payment. */
    dispute: (intentId: string, part?: number) =>
      dispute(store, store.get<Intent>('payment_intent', intentId), part),
    /** The platform's owner withdraws money to their own bank, which Stripe calls a payout. */
    withdraw: (currency: string, amount: number) =>
      store.move({ type: 'payout', amount: -amount, currency }),
    /** Stripe charges a fee that belongs to no payment, such as one for connected accounts. */
    takeFee: (currency: string, amount: number) =>
      store.move({ type: 'stripe_fee', amount: -amount, currency }),
    /** The buyer's bank defers its decision on a payment. */
    process: (intentId: string) => process(store, store.get<Intent>('payment_intent', intentId)),
    endProcessing: (intentId: string, approved: boolean) =>
      endProcessing(store, intentId, approved),
    closeDispute: (intentId: string, to: 'won' | 'lost') => closeDispute(store, intentId, to),
    failRefund: (taskId: string) => failRefund(store, taskId),
    setAccountReady: (id: string, ready = true) => setAccountReady(store, id, ready),
    setBank: (id: string, fingerprint?: string) => setBank(store, id, fingerprint),
    all: <T extends Thing>(object: T['object']) => store.all<T>(object),
    balance: (currency: string) =>
      store.balance().find((each) => each.currency === currency)?.amount ?? 0,
    /** The total of Stripe's fees. */
    providerFees: (currency: string) =>
      store.lines.reduce((sum, line) => sum + (line.currency === currency ? line.fee : 0), 0),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>

/** A webhook event as Stripe sends it: the body and its Stripe-Signature header. */
export function signed(event: StripeEvent | string, date: Date, secret = WEBHOOK_SECRET) {
  const body = typeof event === 'string' ? event : JSON.stringify(event)
  const stamp = Math.floor(date.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex')
  return { body, header: `t=${stamp},v1=${signature}` }
}

function allowed(request: IncomingMessage, path: string): boolean {
  const key = request.headers.authorization?.replace(/^Bearer /, '')
  return key === SECRET_KEY || (key === PUBLISHABLE_KEY && isPublic(request.method ?? '', path))
}

function no(error: StripeNo): Answer {
  return { status: error.status, body: error.body }
}
