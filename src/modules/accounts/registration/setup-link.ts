import { createHash, randomBytes } from 'node:crypto'
import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import { cached, type Db, inTransaction } from '../../../platform/db/index.ts'
import { SETUP_LINK_HOURS } from '../../../shared/accounts/account-rules.ts'
import { HOUR } from '../../../shared/time.ts'
import { findAdmin, findSetupLink, replaceSetupLink } from './setup-links.store.ts'

/** Once a database has an admin it always has one, so only that is kept: the last one can neither leave nor be demoted. */
const hasAdmin = cached([], async (db) => (await findAdmin(db)) || undefined)

/** Whether the shop has an admin. Until then its pages say that it is not open yet. */
export const isSetUp = async ({ kysely }: Db) => (await hasAdmin(kysely)) ?? false

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a link opens the set-up: a shop without an admin, or a demo whose place a shop can take. */
const opensSetup = async ({ db, replaceDemo }: Deps, replacesDemo = replaceDemo !== undefined) =>
  replacesDemo || !(await isSetUp(db))

type SetupLink = { url: string; expiresAt: Date }

/**
 * A new link with which somebody becomes the first admin, in place of the one before; undefined once the shop
 * has an admin. Only its hash is stored, so it can be shown now and never again.
 */
export async function createSetupLink(
  deps: Deps,
  { replacesDemo }: { replacesDemo?: boolean } = {},
): Promise<SetupLink | undefined> {
  if (!(await opensSetup(deps, replacesDemo))) return
  const { db, clock, origin } = deps
  const token = createToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + SETUP_LINK_HOURS * HOUR)
  await inTransaction(db, (tx) =>
    replaceSetupLink(tx, { tokenHash: hashToken(token), createdAt, expiresAt }),
  )
  return { url: origin() + pages.setup(token), expiresAt }
}

type SetupLinkState = { expiresAt: Date } | { refused: 'not_found' | 'already_set_up' }

/** What a token is worth now. */
export async function readSetupLink(deps: Deps, token: string): Promise<SetupLinkState> {
  if (!(await opensSetup(deps))) return { refused: 'already_set_up' }
  const { db, clock } = deps
  const link = await findSetupLink(db.kysely, hashToken(token), clock.now())
  if (link) return link
  // Another person may have used it in this moment.
  return { refused: (await opensSetup(deps)) ? 'not_found' : 'already_set_up' }
}
