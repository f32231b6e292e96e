import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'

export type Buyer = { id: string; cookie: string }

/**
 * Buyers with open sessions, written straight to the database of the server whose data is in
 * `folder`: hashing their passwords would take longer than the benchmark.
 */
export async function openCrowd(database: pg.Client, folder: string, size: number) {
  const secret = readFileSync(path.join(folder, 'secrets', 'auth'), 'utf8').trim()
  const people = Array.from({ length: size }, () => {
    const token = randomBytes(24).toString('hex')
    const signature = createHmac('sha256', secret).update(token).digest('base64')
    const cookie = `redial.session_token=${encodeURIComponent(`${token}.${signature}`)}`
    return { id: randomUUID(), token, cookie }
  })
  await database.query(
    `insert into users (id, name, email)
     select id, 'Crowd', id || '@example.org' from unnest($1::uuid[]) as people (id)`,
    [people.map(({ id }) => id)],
  )
  await database.query(
    `insert into sessions (id, user_id, token, expires_at)
     select gen_random_uuid(), id, token, now() + interval '1 day'
     from unnest($1::uuid[], $2::text[]) as people (id, token)`,
    [people.map(({ id }) => id), people.map(({ token }) => token)],
  )
  return people.map(({ id, cookie }): Buyer => ({ id, cookie }))
}
