import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import pg from 'pg'
import { api } from '../src/contract/urls.ts'
import { newId } from '../src/platform/db/index.ts'
import { wait } from './child.ts'
import type { Figure } from './figure.ts'
import { residentMb } from './process-cost.ts'
import type { Server } from './server.ts'

const STREAMS = 2_000
/** Streams that are opened concurrently. */
const AT_ONCE = 50
const MESSAGES = 200
const LIMIT_MB = 150
const LIMIT_MS = 300

type Person = { id: string; cookie: string }

/**
 * The additional memory of 2,000 open streams, and the time from sending a message until the other
 * side has it, with all of them open.
 */
export async function messages(server: Server): Promise<Figure[]> {
  const database = new pg.Client(server.databaseUrl())
  await database.connect()
  try {
    const people = await openAccounts(database, server, STREAMS)
    const [buyer, seller] = people as [Person, Person]
    const conversationId = await openConversation(database, buyer, seller)
    // Warm up, so that memory used by any response does not count.
    for (const { cookie } of people.slice(0, 200))
      await fetch(`${server.origin}${api.unreadMessages()}`, { headers: { cookie } })
    await wait(2_000)
    const before = residentMb(server.pid)
    const waiting = new Map<number, (at: number) => void>()
    const streams = await openStreams(server, people, (person, number) => {
      if (person === seller) waiting.get(number)?.(performance.now())
    })
    await wait(3_000)
    const more = residentMb(server.pid) - before
    const delays: number[] = []
    for (let at = 0; at < MESSAGES; at += 1) {
      // The rate limit against spam would stop this pace.
      if (at % 25 === 24) await database.query(`delete from rate_limits where key like 'message:%'`)
      delays.push(await delayOf(server, buyer, conversationId, at + 2, waiting))
    }
    for (const stream of streams) stream.destroy()
    delays.sort((a, b) => a - b)
    const part = (share: number) => delays[Math.floor(delays.length * share)] ?? 0
    return [
      {
        name: '2,000 open streams',
        unit: 'MB more',
        ours: more,
        target: { atMost: LIMIT_MB },
        note: `${Math.round((more * 1_024) / STREAMS)} kB each, ${Math.round(before)} MB before`,
      },
      {
        name: 'message seen by the other side, p99',
        unit: 'ms',
        ours: part(0.99),
        target: { atMost: LIMIT_MS },
        note: `of ${MESSAGES}, ${STREAMS} streams open; median ${part(0.5).toFixed(0)} ms, slowest ${delays.at(-1)?.toFixed(0)} ms`,
      },
    ]
  } finally {
    await database.end()
  }
}

/** Milliseconds from sending a message until the other side has it. */
async function delayOf(
  server: Server,
  buyer: Person,
  conversationId: string,
  number: number,
  waiting: Map<number, (at: number) => void>,
) {
  const arrived = new Promise<number>((resolve) => waiting.set(number, resolve))
  const pressed = performance.now()
  const answer = await fetch(`${server.origin}${api.conversation(conversationId)}`, {
    method: 'POST',
    headers: { cookie: buyer.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ clientId: crypto.randomUUID(), text: `Message no. ${number}` }),
  })
  if (answer.status !== 201) throw new Error(`a message answered ${answer.status}`)
  return (await arrived) - pressed
}

type OnMessage = (person: Person, number: number) => void

async function openStreams(server: Server, people: Person[], onMessage: OnMessage) {
  const open: { destroy(): void }[] = []
  let next = 0
  const openSome = async () => {
    for (let person = people[next++]; person; person = people[next++])
      open.push(await openStream(server, person, onMessage))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, openSome))
  return open
}

function openStream(server: Server, person: Person, onMessage: OnMessage) {
  return new Promise<{ destroy(): void }>((resolve, reject) => {
    const request = get(
      `${server.origin}${api.messageStream()}`,
      { agent: false, headers: { cookie: person.cookie } },
      (answer) => {
        if (answer.statusCode !== 200)
          return reject(new Error(`a stream answered ${answer.statusCode}`))
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          text += part
          const whole = text.split('\n\n')
          text = whole.pop() ?? ''
          for (const event of whole) {
            if (event.includes('event: hello')) resolve(request)
            const data = /event: update\ndata: (.*)/.exec(event)?.[1]
            const number = data && JSON.parse(data).message?.number
            if (number) onMessage(person, number)
          }
        })
        answer.on('error', () => {})
      },
    )
    request.on('error', reject)
  })
}

/**
 * Accounts with open sessions, written straight to the database because hashing passwords is slow.
 */
async function openAccounts(database: pg.Client, server: Server, size: number): Promise<Person[]> {
  const secret = readFileSync(path.join(server.folder, 'secrets', 'auth'), 'utf8').trim()
  const people = Array.from({ length: size }, () => {
    const token = randomBytes(24).toString('hex')
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const cookie = `redial.session_token=${encodeURIComponent(`${token}.${signature}`)}`
    return { id: newId(), token, cookie }
  })
  const ids = people.map(({ id }) => id)
  await database.query(
    `insert into users (id, name, email)
     select id, 'Somebody', id || '@example.org' from unnest($1::uuid[]) as people (id)`,
    [ids],
  )
  await database.query(
    `insert into sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as people (id, token)`,
    [ids, people.map(({ token }) => token)],
  )
  return people
}

async function openConversation(
  database: pg.Client,
  buyer: Person,
  seller: Person,
): Promise<string> {
  const id = newId()
  await database.query(
    `insert into conversations (id, listing_id, buyer_id, seller_id, last_number, created_at)
     select $1, id, $2, $3, 1, now() from listings where state = 'live' limit 1`,
    [id, buyer.id, seller.id],
  )
  await database.query(
    `insert into conversation_participants (conversation_id, side, user_id, last_at)
     values ($1, 'buyer', $2, now()), ($1, 'seller', $3, now())`,
    [id, buyer.id, seller.id],
  )
  await database.query(
    `insert into messages (id, conversation_id, number, side, sender_id, client_id, text, created_at)
     values (gen_random_uuid(), $1, 1, 'buyer', $2, gen_random_uuid(), 'Hello', now())`,
    [id, buyer.id],
  )
  return id
}
