import { setTimeout as wait } from 'node:timers/promises'
import { api, pages } from '../../src/contract/urls.ts'
import { call } from '../crashes/call.ts'
import type { LoggedInUser } from '../crashes/fixtures.ts'

type Answers = Map<string, Map<number, number>>
/** When, in ms, a write was acknowledged, or not. */
export type Attempt = { startedMs: number; endedMs: number; isSaved: boolean }

const WRITE_EVERY_MS = 100
const READ_EVERY_MS = 150
const LOG_IN_EVERY_MS = 2_000
const ANSWER_MS = 5_000
const PASSWORD = 'a long enough password'

type Visit = { origin: string; isOver: () => boolean; phoneIds: () => readonly string[] }

/** People who read pages, search, log in and change a setting all the time; counts how they are answered. */
export function startVisitors(visit: Visit, writer: LoggedInUser) {
  const answers: Answers = new Map()
  const attempts: Attempt[] = []
  const count = (name: string, status: number) => {
    const counted = answers.get(name) ?? new Map<number, number>()
    answers.set(name, counted.set(status, (counted.get(status) ?? 0) + 1))
  }
  const running = [read(visit, count), logIn(visit, count), write(visit, writer, attempts, count)]
  return { answers, attempts, ended: Promise.all(running) }
}

type Count = (name: string, status: number) => void

/** Status 0 when nothing came in time, or the connection broke. */
async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_MS) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

async function read({ origin, isOver, phoneIds }: Visit, count: Count) {
  for (let turn = 0; !isOver(); turn += 1) {
    const ids = phoneIds()
    const id = ids[turn % Math.max(1, ids.length)] ?? ''
    const reads: [string, string][] = [
      ['list', `${pages.products()}?max=${20 + turn}`],
      ['search', `${api.search()}?q=nokia&max=${20 + turn}`],
      ['phone page', `/phones/${id}`],
      ['phone', api.phone(id)],
    ]
    const [name, path] = reads[turn % reads.length] as [string, string]
    if (id || turn % reads.length < 2) count(name, await statusOf(`${origin}${path}`))
    await wait(READ_EVERY_MS)
  }
}

async function logIn({ origin, isOver }: Visit, count: Count) {
  const email = 'often@example.org'
  const post = (path: string, body: object) =>
    statusOf(`${origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post(api.signUp(), { name: 'Often', email, password: PASSWORD })
  while (!isOver()) {
    count('login', await post(api.logIn(), { email, password: PASSWORD }))
    await wait(LOG_IN_EVERY_MS)
  }
}

/** One write after the other, each with another value. */
async function write(
  { origin, isOver }: Visit,
  writer: LoggedInUser,
  attempts: Attempt[],
  count: Count,
) {
  for (let turn = 0; !isOver(); turn += 1) {
    const body = { locale: 'en-GB', timeZone: turn % 2 ? 'Europe/Oslo' : 'Europe/Paris' }
    const startedMs = performance.now()
    const answer = await Promise.race([
      call(origin, writer, api.dateSettings(), body, { method: 'PUT' }),
      wait(ANSWER_MS, { status: 0 }),
    ])
    count('setting', answer.status)
    attempts.push({ startedMs, endedMs: performance.now(), isSaved: answer.status === 200 })
    await wait(WRITE_EVERY_MS)
  }
}
