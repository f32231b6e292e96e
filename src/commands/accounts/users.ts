import { isAccountInUse } from '../../modules/account-closing/index.ts'
import {
  type Account,
  createAccount,
  createAuth,
  resetPassword,
  searchAccounts,
} from '../../modules/accounts/index.ts'
import { OperatorError } from '../../platform/operator-error.ts'
import type { Role } from '../../shared/accounts/account-rules.ts'
import { type StaffRole, staffRoles } from '../../shared/accounts/staff-roles.ts'
import { formatQuantity } from '../../shared/quantities.ts'
import { type Call, Misuse } from '../command.ts'
import { openForCommand } from '../open-deps.ts'
import { generatePassword, readPassword } from './password-input.ts'

/** Of people who trade; the others are on the staff. */
const ROLES = ['Buyer', 'Seller'] as const satisfies Role[]

type RoleChoice = { role: Role; staffRole?: StaffRole }

/** Creates an account, also while a server is running. */
export async function createUser({ settings, args, options }: Call): Promise<void> {
  const choice = readRole(options.role) ?? { role: 'Buyer' }
  const env = settings()
  const email = args[0]!
  const name = String(options.name ?? nameFrom(email))
  const password = options.generate ? generatePassword() : await readPassword()
  const { deps, close } = await openForCommand(env)
  const auth = createAuth(deps, isAccountInUse)
  const outcome = await createAccount(deps, auth, { name, email, password, ...choice }).finally(
    close,
  )
  if ('refused' in outcome) throw new OperatorError(`${outcome.problems.join('.\n')}.`)
  const generated = options.generate ? { password } : {}
  if (options.json) return printJson({ ...describe(outcome.account), ...generated })
  console.log(
    `${outcome.account.email} has an account with the role ${choice.staffRole ?? choice.role}.`,
  )
  if (options.generate) console.log(`Password: ${password}`)
}

/** The part before the @, which is a display name that the person can change. */
function nameFrom(email: string): string {
  const [local = ''] = email.split('@')
  const words = local.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join(' ')
}

const DEFAULT_LIMIT = 100
const MAX_LIMIT = 100_000

/** Lists accounts, newest first. */
export async function listUsers({ settings, args, options }: Call): Promise<void> {
  const choice = readRole(options.role)
  const limit = Number(options.limit ?? DEFAULT_LIMIT)
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT)
    throw new Misuse(`--limit must be a whole number from 1 to ${MAX_LIMIT}.`)
  const { deps, close } = await openForCommand(settings())
  const wanted = { q: args[0], ...choice, limit: limit + 1 }
  const accounts = await searchAccounts(deps.db.kysely, wanted).finally(close)
  const hasMore = accounts.length > limit
  const users = accounts.slice(0, limit).map(describe)
  if (options.json) return printJson({ users, hasMore })
  const width = Math.max(0, ...users.map(({ email }) => email.length))
  for (const { email, role, staffRole, status, createdAt, name } of users)
    console.log(
      `${email.padEnd(width)}  ${(staffRole ?? role).padEnd(9)}  ${status.padEnd(11)}  ${createdAt.slice(0, 10)}  ${name}`,
    )
  if (users.length === 0) console.log('No account matches.')
  if (hasMore) console.log(`There are more: these are the newest ${limit}. Use --limit.`)
}

/** Sets a new password for an account, also while a server is running. */
export async function resetUserPassword({ settings, args, options }: Call): Promise<void> {
  const env = settings()
  const email = args[0]!
  const password = options.generate ? generatePassword() : await readPassword()
  const { deps, close } = await openForCommand(env)
  const outcome = await resetPassword(deps, email, password).finally(close)
  if ('refused' in outcome) throw new OperatorError(`${outcome.problem}.`)
  const { sessions } = outcome
  if (options.json)
    return printJson({ email, endedSessions: sessions, ...(options.generate && { password }) })
  console.log(
    `The password of ${email} is changed, and ${formatQuantity(sessions, 'session')} ended.`,
  )
  if (options.generate) console.log(`Password: ${password}`)
}

/** @throws Misuse for anything but a role. */
function readRole(given: unknown): RoleChoice | undefined {
  if (given === undefined) return undefined
  const staffRole = staffRoles.find((each) => isSame(each, given))
  if (staffRole) return { role: 'admin', staffRole }
  const role = ROLES.find((each) => isSame(each, given))
  if (!role) throw new Misuse(`--role must be ${[...ROLES, ...staffRoles].join(', ')}.`)
  return { role }
}

const isSame = (one: string, given: unknown) => one.toLowerCase() === String(given).toLowerCase()

function describe(account: Account) {
  const { id, email, name, role, staffRole, bannedAt, emailVerified, createdAt } = account
  const status = bannedAt ? 'suspended' : emailVerified ? 'active' : 'unconfirmed'
  return { id, email, name, role, staffRole, status, createdAt: createdAt.toISOString() }
}

const printJson = (value: object) => console.log(JSON.stringify(value, null, 2))
