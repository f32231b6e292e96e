import { setTimeout as wait } from 'node:timers/promises'
import { api, pages } from '../../src/contract/urls.ts'
import { DEMO_BUYER_EMAIL, DEMO_SELLER_EMAIL } from '../../src/demo/people.ts'

/** `status` is 0 without an answer. */
export type Answered = { kind: string; status: number; ms: number }

/** People think between two clicks; a machine without a pause would only measure itself. */
const PAUSE_MS = 20
const PASSWORD = 'redial-demo-admin'

/**
 * People of the demo who browse, search, save favorites and drafts, each on one connection at a time, until
 * `stop`, which returns how many acknowledged drafts are not there any more.
 */
export async function startLoad(origin: string, clients: number) {
  let isOver = false
  let answers: Answered[] = []

  async function send(kind: string, address: string, init: RequestInit = {}) {
    const began = performance.now()
    const response = await fetch(origin + address, init).catch(() => undefined)
    const text = await response?.text().catch(() => undefined)
    const status = text === undefined ? 0 : (response?.status ?? 0)
    answers.push({ kind, status, ms: performance.now() - began })
    return { status, text: text ?? '', headers: response?.headers }
  }

  const withBody = (method: string, body: object, cookie: string): RequestInit => ({
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })

  async function logIn(email: string): Promise<string> {
    const { status, headers } = await send(
      'log in',
      api.logIn(),
      withBody('POST', { email, password: PASSWORD }, ''),
    )
    if (status !== 200) throw new Error(`logging in answered ${status}`)
    return (
      headers
        ?.getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ') ?? ''
    )
  }

  const buyer = await logIn(DEMO_BUYER_EMAIL)
  const seller = await logIn(DEMO_SELLER_EMAIL)
  const { text } = await send('search', api.search())
  const phones: { _id: string; slug: string }[] = JSON.parse(text).items
  const draft = { id: crypto.randomUUID(), version: 0 }

  /** A new version of the draft, whose number is counted up only when it was acknowledged. */
  async function saveDraft() {
    const body = { version: draft.version, values: { price: `${draft.version + 1}` } }
    const { status, text } = await send(
      'save a draft',
      api.draft(draft.id),
      withBody('PUT', body, seller),
    )
    if (status < 300) draft.version += 1
    // It was saved, but the answer was lost.
    if (status === 409) draft.version = JSON.parse(text).draft?.version ?? draft.version + 1
  }

  async function browse(client: number) {
    for (let round = client; !isOver; round += 1) {
      const { _id, slug } = phones[round % phones.length]!
      const favorite = `/api/favorites/${_id}`
      const headers = { cookie: buyer }
      const steps = [
        () => send('home page', pages.home()),
        () => send('list page', `${pages.products()}?max=${200 + round}`),
        () => send('phone page', pages.namedPhone(_id, slug)),
        () => send('search', `${api.search()}?q=iphone&max=${300 + round}`),
        () => send('phone', api.phone(_id)),
        () => send('orders', pages.myOrders(), { headers }),
        () => send('favorite', favorite, { method: 'PUT', headers }),
        () => send('no favorite', favorite, { method: 'DELETE', headers }),
        () => (client === 0 ? saveDraft() : send('categories', api.categories())),
      ]
      await steps[round % steps.length]?.()
      await wait(PAUSE_MS)
    }
  }

  const running = Array.from({ length: clients }, (_, client) => browse(client))
  return {
    /** The answers since the last call. */
    take(): Answered[] {
      const taken = answers
      answers = []
      return taken
    },
    async stop(): Promise<number> {
      isOver = true
      await Promise.all(running)
      const { text } = await send('drafts', api.drafts(), { headers: { cookie: seller } })
      const stored: { _id: string; version: number }[] = JSON.parse(text)
      const version = stored.find(({ _id }) => _id === draft.id)?.version ?? 0
      console.log(`a draft was saved ${draft.version} times, and has the version ${version}`)
      return Math.max(0, draft.version - version)
    },
  }
}
