import { createHmac, randomBytes } from 'node:crypto'
import { hashPassword } from 'better-auth/crypto'
import { newId } from '../../src/platform/db/index.ts'
import type { Viewer } from '../../src/platform/http/index.ts'
import type { StaffRole } from '../../src/shared/accounts/staff-roles.ts'
import type { TestApp } from '../app.ts'

export type TestUser = {
  id: string
  name: string
  email: string
  role: Viewer['role']
  cookie: string
}

export const TEST_PASSWORD = 'correct horse battery'

/** Computed once: password hashing is slow on purpose, and tests sign up thousands of users. */
const hashed = hashPassword(TEST_PASSWORD)

let count = 0

/**
 * A user with an account, a password and an open session, written to the database as a sign-up
 * would write them; the sign-up itself is tested in its module.
 */
export async function buildUser(
  app: TestApp,
  wanted: {
    role?: Viewer['role']
    /** Of an account with the role admin: what else than an admin it is. */
    staffRole?: StaffRole
    name?: string
    email?: string
    isUnverified?: true
  } = {},
): Promise<TestUser> {
  count += 1
  const role = wanted.role ?? 'Buyer'
  const name = wanted.name ?? `${role} ${count}`
  const email = wanted.email ?? `${role.toLowerCase()}${count}@example.org`
  const [id, token] = [newId(), randomBytes(24).toString('base64url')]
  // With a name it is parsed once a connection.
  await app.deps.db.pool.query({
    name: 'build_user',
    text: `with person as (
      insert into users (id, name, email, role, email_verified, created_at, staff_role)
      -- A buyer who signs up in the same hour as a seller could be the same person.
      values ($1, $2, $3, $4, $7, now() - case $4 when 'Seller' then interval '2 hours' else interval '0' end, $8)
    ), identity as (
      insert into identities (id, user_id, provider_id, account_id, password)
      values (gen_random_uuid(), $1, 'credential', $1, $5)
    )
    insert into sessions (id, user_id, token, expires_at)
    values (gen_random_uuid(), $1, $6, now() + interval '7 days')`,
    values: [
      id,
      name,
      email.toLowerCase(),
      role,
      await hashed,
      token,
      !wanted.isUnverified,
      wanted.staffRole ?? null,
    ],
  })
  const signature = createHmac('sha256', app.deps.secret).update(token).digest('base64')
  const session = `redial.session_token=${encodeURIComponent(`${token}.${signature}`)}`
  // The second cookie says which kind of visitor public pages are rendered for; without it, a
  // browser would see them change on hydration.
  const cookie = `${session}; redial_kind=${role}`
  return { id, name, email, role, cookie }
}
