import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import type pg from 'pg'

/** Somebody who calls the API. */
export type Role = {
  name: string
  /** The Cookie header of an open session; empty for a visitor. */
  cookie(): Promise<string>
  /** The session may have ended: the next call opens another one. */
  forget(): void
}

/** Of every account that is made here. */
export const PASSWORD = 'a-long-password'
const passwordHash = hashPassword(PASSWORD)

/** Columns of `users` in which an account differs from a new one that has confirmed its email. */
type State = Partial<Record<'banned_at' | 'created_at' | 'second_factor_at', string>> & {
  email_verified?: boolean
}
type Kind = {
  role: 'Buyer' | 'Seller' | 'admin'
  /** The account of this role that takes part most; otherwise a new one. */
  isBusy?: true
  state?: State
  /** Only the first step of logging in was done. */
  isPending?: true
}

const LONG_AGO = new Date('2020-01-01').toISOString()
const now = () => new Date().toISOString()

/** Everyone that routes tell apart in any shop. */
const everywhere: Record<string, Kind> = {
  buyer: { role: 'Buyer', isBusy: true },
  seller: { role: 'Seller', isBusy: true },
  'new buyer': { role: 'Buyer' },
  'new seller': { role: 'Seller' },
  admin: { role: 'admin', state: { second_factor_at: now() } },
  banned: { role: 'Seller', state: { banned_at: now() } },
  'second step pending': { role: 'admin', state: { second_factor_at: now() }, isPending: true },
}
/** Who is somebody else only in a shop that is no demo and sends mail. */
const outsideDemo: Record<string, Kind> = {
  'unconfirmed buyer': { role: 'Buyer', state: { email_verified: false } },
  'unconfirmed seller': { role: 'Seller', state: { email_verified: false } },
  'admin without second factor': { role: 'admin', state: { created_at: LONG_AGO } },
}

/** A visitor and one caller of each kind, with sessions written as a login writes them. */
export function createRoles(database: pg.Pool, secret: string, isDemo: boolean): Role[] {
  const kinds = { ...everywhere, ...(isDemo ? {} : outsideDemo) }
  return [
    { name: 'visitor', cookie: async () => '', forget() {} },
    ...Object.entries(kinds).map(([name, kind]) => {
      let cookie: Promise<string> | undefined
      let userId: string | undefined
      const open = async () => {
        if (!userId || !(await isStill(database, userId, kind)))
          userId =
            (kind.isBusy && (await findBusy(database, kind.role))) || (await make(database, kind))
        return openSession(database, secret, userId, kind)
      }
      return {
        name,
        cookie() {
          cookie ??= open()
          return cookie
        },
        forget() {
          cookie = undefined
        },
      }
    }),
  ]
}

/** Others may have deleted, banned or promoted an account. */
async function isStill(database: pg.Pool, userId: string, { role, state }: Kind) {
  const { rows } = await database.query(
    'select 1 from users where id = $1 and role = $2 and (banned_at is not null) = $3',
    [userId, role, state?.banned_at !== undefined],
  )
  return rows.length > 0
}

async function openSession(
  database: pg.Pool,
  secret: string,
  userId: string,
  kind: Kind,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await database.query(
    `insert into sessions (id, user_id, token, expires_at, second_factor_pending)
     values ($1, $2, $3, now() + interval '1 day', $4)`,
    [randomUUID(), userId, token, kind.isPending ?? false],
  )
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `redial.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

async function findBusy(database: pg.Pool, role: Kind['role']): Promise<string | undefined> {
  const side = role === 'Seller' ? 'seller_id' : 'buyer_id'
  const { rows } = await database.query(
    `select u.id from users u
     join orders o on o.${side} = u.id and o.created_at > now() - interval '60 days'
     where u.role = $1 and u.banned_at is null
     group by u.id order by count(*) desc, u.id limit 1`,
    [role],
  )
  return rows[0]?.id
}

async function make(database: pg.Pool, { role, state }: Kind): Promise<string> {
  const id = randomUUID()
  const columns: Record<string, unknown> = {
    id,
    name: 'Fuzzed Person',
    email: `${id.slice(0, 13)}@example.org`,
    role,
    email_verified: true,
    ...state,
  }
  const names = Object.keys(columns)
  await database.query(
    `insert into users (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(columns),
  )
  await database.query(
    `insert into identities (id, user_id, provider_id, account_id, password)
     values ($1, $2, 'credential', $3, $4)`,
    [randomUUID(), id, id, await passwordHash],
  )
  return id
}
