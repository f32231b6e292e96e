import { createHash, randomBytes } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { inTransaction, type Tx } from '../../../platform/db/index.ts'
import { type RecordedEvent, recordEvent, writeAudit } from '../../../platform/events.ts'
import { type ApiKeySource, shortenAddress, type Viewer } from '../../../platform/http/index.ts'
import { confirmsEmail } from '../../../platform/mail/index.ts'
import type { Role } from '../../../shared/accounts/account-rules.ts'
import { hasPermission } from '../../../shared/accounts/permissions.ts'
import {
  API_KEY_PREFIX,
  API_KEY_RETENTION_DAYS,
  type ApiScope,
  apiScopes,
  MAX_API_KEYS,
} from '../../../shared/integrations/api-scopes.ts'
import { DAY, MINUTE } from '../../../shared/time.ts'
import { isSecondFactorMissing, lockAccount } from '../../accounts/index.ts'
import { type ClientDetails, recordSecurityEvent } from '../../accounts/security/index.ts'
import {
  countWorkingKeys,
  deleteKeysEndedBefore,
  findKey,
  insertKey,
  markUsed,
  revokeKey,
  revokeKeys,
  type StoredKey,
} from './api-keys.store.ts'

const TOKEN = new RegExp(`^${API_KEY_PREFIX}[\\w-]{43}$`)
const DELETED_AT_ONCE = 1_000

/** 256 random bits: unlike a password they cannot be tried out, so a fast hash protects them. */
function createToken(): string {
  return `${API_KEY_PREFIX}${randomBytes(32).toString('base64url')}`
}

const hashToken = (token: string) => createHash('sha256').update(token).digest()

type NewKey = { name: string; scopes: ApiScope[]; days: number }
type Created = { key: StoredKey; token: string } | { refused: 'too_many_keys' | 'not_allowed' }

/** Makes a key for the viewer. Its text exists in the answer only. */
export function createKey(
  deps: Deps,
  viewer: Viewer,
  { name, scopes, days }: NewKey,
  client: ClientDetails,
): Promise<Created> {
  return inTransaction(deps.db, async (tx): Promise<Created> => {
    // Two at once count each other, and a ban or another role comes before or after.
    const owner = await lockAccount(tx, viewer.id)
    if (!owner || owner.bannedAt || owner.role !== viewer.role) return { refused: 'not_allowed' }
    const now = deps.clock.now()
    if ((await countWorkingKeys(tx, viewer.id, now)) >= MAX_API_KEYS)
      return { refused: 'too_many_keys' }
    const token = createToken()
    const key = await insertKey(tx, {
      ...{ userId: viewer.id, role: viewer.role, name },
      scopes: [...new Set(scopes)].sort(),
      ...{ tokenHash: hashToken(token), ending: token.slice(-4) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + days * DAY) },
    })
    await recordChange(deps, tx, viewer, 'api_key_created', { key, client })
    return { key, token }
  })
}

/** Revokes a key of the viewer at once; false if there is none that still could be used. */
export function revokeOwnKey(
  deps: Deps,
  viewer: Viewer,
  id: string,
  client: ClientDetails,
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const key = await revokeKey(tx, viewer.id, id, deps.clock.now())
    if (!key) return false
    await recordChange(deps, tx, viewer, 'api_key_revoked', { key, client })
    return true
  })
}

async function recordChange(
  deps: Deps,
  tx: Tx,
  viewer: Viewer,
  kind: 'api_key_created' | 'api_key_revoked',
  { key, client }: { key: StoredKey; client: ClientDetails },
) {
  const now = deps.clock.now()
  const { id, name, scopes, ending } = key
  const userId = viewer.id
  const detail = name
  const securityEventId = await recordSecurityEvent(deps, tx, { userId, kind, client, detail })
  await recordEvent(tx, kind, now, { userId, name, securityEventId })
  const subject: [string, string] = ['api_key', id]
  await writeAudit(tx, {
    actor: viewer,
    action: kind,
    subject,
    at: now,
    data: { name, scopes, ending },
  })
}

/** The scopes that a person can give to a key. */
export function scopesOpenTo(
  owner: Pick<Viewer, 'role' | 'staffRole'>,
  scopes: readonly ApiScope[],
): ApiScope[] {
  return scopes.filter((scope) => hasPermission(owner, apiScopes[scope].access))
}

/**
 * Finds the owner of a key, with the role that the database has now. A key works only while its owner is as
 * they were when they made it: banned, deleted or with another role, it is refused with the next call.
 */
export function apiKeySource(deps: Deps): ApiKeySource {
  return async (token, { address }) => {
    const match = TOKEN.test(token) ? await findKey(deps.db.pool, hashToken(token)) : undefined
    if (!match) return { refused: 'unknown' }
    const now = deps.clock.now()
    if (match.bannedAt || match.role !== match.keyRole) return { refused: 'owner' }
    if (match.revokedAt) return { refused: 'revoked' }
    if (match.expiresAt <= now) return { refused: 'expired' }
    const { userId: id, keyId, scopes, name, email, image, emailVerified, staffRole } = match
    const role = match.role as Role
    if (!match.lastUsedAt || now.getTime() - match.lastUsedAt.getTime() > MINUTE)
      await markUsed(deps.db.kysely, keyId, now, shortenAddress(address))
    const isUnconfirmed = confirmsEmail(deps) && !emailVerified
    const { locale, timeZone, language, createdAt } = match
    return {
      viewer: { id, name, email, image, role, staffRole, isUnconfirmed },
      // Never recent: nothing that needs a recent login is open to keys.
      session: {
        id: keyId,
        isRecent: false,
        lacksSecondFactor: isSecondFactorMissing(deps, match),
        account: { emailVerified, locale, timeZone, language, createdAt },
      },
      key: { id: keyId, scopes },
    }
  }
}

/** A ban ends the keys for good, as it ends sessions: they do not come back when it is lifted. */
export async function revokeKeysOfBanned(tx: Tx, { name, at, data }: RecordedEvent): Promise<void> {
  if (name === 'account_banned') await revokeKeys(tx, String(data.userId), at)
}

/** Deletes keys half a year after they ended; returns how many. */
export function deleteOldKeys(deps: Pick<Deps, 'clock' | 'db'>): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - API_KEY_RETENTION_DAYS * DAY)
  return deleteKeysEndedBefore(deps.db.kysely, before, DELETED_AT_ONCE)
}
