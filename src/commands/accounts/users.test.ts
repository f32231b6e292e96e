import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { as, buildUser, type TestApp, testApp } from '../../../test/app.ts'
import { TEST_PASSWORD } from '../../../test/build/user.ts'
import { openDataFolder } from '../../platform/data-folder.ts'
import { staffRoles } from '../../shared/accounts/staff-roles.ts'
import type { Call } from '../command.ts'
import { generatePassword, readPassword } from './password-input.ts'
import { createUser, listUsers, resetUserPassword } from './users.ts'

let app: TestApp
let release: () => void
beforeAll(async () => {
  app = await testApp()
  // As while a server is running on it.
  const folder = openDataFolder(app.deps.env.DATA_DIR)
  release = folder.release
})
afterAll(async () => {
  release()
  await app.close()
})

/** Runs a command; returns what it printed as JSON. */
async function run(
  command: (call: Call) => Promise<void>,
  args: string[],
  options: Call['options'] = {},
) {
  const printed: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text))
  const settings = () => ({ ...app.deps.env, DATABASE_URL: app.databaseUrl })
  try {
    await command({ settings, args, options: { json: true, ...options } })
    return JSON.parse(printed.join('\n'))
  } finally {
    log.mockRestore()
  }
}

async function logIn(email: string, password: string) {
  return (await as(app, null).post('/api/auth/sign-in/email', { email, password })).status
}

const audits = async (action: string) =>
  app.deps.db.kysely
    .selectFrom('auditLog')
    .selectAll()
    .where('action', '=', action)
    .where('actorRole', '=', 'system')
    .execute()

test('an account can be created while the shop runs, logs in, has the role, and is in the audit log', async () => {
  const email = 'Ada.Berg@example.org'
  const created = await run(createUser, [email], { role: 'ADMIN', generate: true })
  expect(created).toMatchObject({
    email: 'ada.berg@example.org',
    name: 'Ada Berg',
    role: 'admin',
    status: 'active',
  })
  expect(await logIn(email, created.password)).toBe(200)
  expect((await audits('account_opened')).map(({ subjectId }) => subjectId)).toContain(created.id)
  // Nobody has used the session of the sign-up; only that of the login above is there.
  const sessions = app.deps.db.kysely.selectFrom('sessions').where('userId', '=', created.id)
  expect(await sessions.selectAll().execute()).toHaveLength(1)
  await expect(run(createUser, [email], { generate: true })).rejects.toThrow('exists already')
})

test('a new account follows the rules of the website, and a Seller has not accepted the terms', async () => {
  const wrong = (email: string, name: string) => run(createUser, [email], { name, generate: true })
  await expect(wrong('no address', 'Ada')).rejects.toThrow('Enter a valid email address')
  await expect(wrong('x@example.org', 'Redial Support')).rejects.toThrow('shop’s own')
  await expect(run(createUser, ['y@example.org'], { role: 'root' })).rejects.toThrow('--role')
  const { id } = await run(createUser, ['sam@example.org'], { role: 'seller', generate: true })
  const row = await app.deps.db.kysely
    .selectFrom('users')
    .select(['role', 'sellerTermsVersion'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ role: 'Seller', sellerTermsVersion: null })
})

test('a reset password replaces the old one, ends all sessions, emails the person and is in the audit log', async () => {
  const user = await buildUser(app)
  expect((await as(app, user).get('/api/me')).body).toMatchObject({ user: { email: user.email } })
  const { password, endedSessions } = await run(resetUserPassword, [user.email], { generate: true })
  expect(endedSessions).toBeGreaterThan(0)
  expect(await logIn(user.email, TEST_PASSWORD)).toBe(401)
  expect(await logIn(user.email, password)).toBe(200)
  expect((await audits('password_changed')).map(({ subjectId }) => subjectId)).toEqual([user.id])
  const mails = await app.deps.db.kysely
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where('recipient', '=', user.email)
    .execute()
  expect(mails.map(({ subject }) => subject)).toContain('Your password was changed')
  expect(mails.at(-1)?.body).toContain('http://localhost:3000/')
  await expect(run(resetUserPassword, ['nobody@example.org'], { generate: true })).rejects.toThrow(
    'No account has the email nobody@example.org',
  )
})

test('an account of the staff gets the role that was chosen, and is listed under it alone', async () => {
  const emails: string[] = []
  for (const role of staffRoles) {
    const email = `${role}@staff.example`
    emails.push(email)
    // Without regard to case, as the other roles.
    const created = await run(createUser, [email], {
      ...{ name: 'Ada Berg', role: role.toUpperCase(), generate: true },
    })
    expect(created).toMatchObject({ role: 'admin', staffRole: role })
    const { users } = await run(listUsers, ['staff.example'], { role })
    expect(users).toMatchObject([{ email, role: 'admin', staffRole: role }])
  }
  const { users } = await run(listUsers, ['staff.example'])
  expect(users.map(({ email }: { email: string }) => email).toSorted()).toEqual(emails.toSorted())
  for (const role of ['Buyer', 'Seller'])
    expect((await run(listUsers, ['staff.example'], { role })).users).toEqual([])
  for (const command of [createUser, listUsers])
    await expect(
      run(command, ['x@example.org'], { role: 'owner', generate: true }),
    ).rejects.toThrow('--role must be Buyer, Seller, admin, moderator, support, finance.')
})

test('an account that only logs in with Google gets a password', async () => {
  const user = await buildUser(app)
  await app.deps.db.kysely.deleteFrom('identities').where('userId', '=', user.id).execute()
  const { password } = await run(resetUserPassword, [user.email], { generate: true })
  expect(await logIn(user.email, password)).toBe(200)
})

test('accounts are found by a part of name or address, which is taken literally', async () => {
  await run(createUser, ['percent_100@example.org'], { name: 'Per Cent', generate: true })
  const emails = async (...args: string[]) =>
    (await run(listUsers, args)).users.map(({ email }: { email: string }) => email)
  expect(await emails('PER CENT')).toEqual(['percent_100@example.org'])
  expect(await emails('t_1')).toEqual(['percent_100@example.org'])
  expect(await emails('%')).toEqual([])
  const { users, hasMore } = await run(listUsers, [], { limit: '1' })
  expect([users.length, hasMore]).toEqual([1, true])
  const admins = await run(listUsers, [], { role: 'admin' })
  expect(new Set(admins.users.map(({ role }: { role: string }) => role))).toEqual(
    new Set(['admin']),
  )
  await expect(run(listUsers, [], { limit: 'all' })).rejects.toThrow('--limit')
})

test('generated passwords differ and have no letters that look alike', () => {
  const passwords = Array.from({ length: 100 }, generatePassword)
  expect(new Set(passwords).size).toBe(100)
  for (const password of passwords)
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/)
})

type Input = NodeJS.ReadStream & { modes: boolean[] }

function terminal(keys: string[]) {
  const input = new PassThrough() as unknown as Input
  input.isTTY = true
  input.modes = []
  input.setRawMode = (mode) => {
    input.modes.push(mode)
    const next = mode ? keys.shift() : undefined
    if (next) setImmediate(() => (input as unknown as PassThrough).write(next))
    return input
  }
  const shown: string[] = []
  const output = { write: (text: string) => shown.push(text) } as unknown as NodeJS.WriteStream
  return { input, output, shown }
}

test('a terminal does not show the password, which is typed twice', async () => {
  const { input, output, shown } = terminal(['corrx\u007fect horse\r', 'correct horse\r'])
  expect(await readPassword(input, output)).toBe('correct horse')
  expect(shown.join('')).toBe('Password: \nThe same again: \n')
  expect(input.modes).toEqual([true, false, true, false])
  const other = terminal(['one password\r', 'another\r'])
  await expect(readPassword(other.input, other.output)).rejects.toThrow('differ')
  // Both lines pasted at once.
  const pasted = terminal(['correct horse\rcorrect horse\r'])
  expect(await readPassword(pasted.input, pasted.output)).toBe('correct horse')
})

test('without a terminal the first line is the password, and none is an error', async () => {
  const input = new PassThrough()
  input.end('correct horse \nmore\n')
  expect(await readPassword(input as unknown as NodeJS.ReadStream)).toBe('correct horse ')
  const empty = new PassThrough()
  empty.end()
  await expect(readPassword(empty as unknown as NodeJS.ReadStream)).rejects.toThrow('--generate')
})
