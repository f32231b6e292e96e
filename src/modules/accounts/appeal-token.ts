import type { Deps } from '../../deps.ts'
import { type Executor, idFromBytes, idToBytes } from '../../platform/db/index.ts'
import { readSignedToken, signToken } from '../../platform/mail/index.ts'
import { type Account, findAccount } from './accounts.store.ts'

/** Part of the signature: changing it would break the links of emails that were sent. */
const APPEAL = 'appeal against a ban'
const ID_BYTES = 16
const TIME_BYTES = 8

type Ban = { userId: string; bannedAt: Date }

/**
 * Lets its holder read the reason of one ban and appeal against it, and nothing else. It is worth
 * nothing once the ban has ended.
 */
export function appealToken({ secret }: Pick<Deps, 'secret'>, { userId, bannedAt }: Ban): string {
  const payload = Buffer.alloc(ID_BYTES + TIME_BYTES)
  idToBytes(userId).copy(payload)
  payload.writeBigUInt64BE(BigInt(bannedAt.getTime()), ID_BYTES)
  return signToken(secret, APPEAL, payload)
}

/** The banned account of a token; undefined when that ban has ended. */
export async function findBanned(
  deps: Pick<Deps, 'secret'>,
  db: Executor,
  token: string,
): Promise<(Account & { bannedAt: Date }) | undefined> {
  const payload = readSignedToken(deps.secret, APPEAL, token, ID_BYTES + TIME_BYTES)
  if (!payload) return undefined
  const userId = idFromBytes(payload.subarray(0, ID_BYTES))
  const account = await findAccount(db, userId)
  const { bannedAt } = account ?? {}
  const isSame = bannedAt && BigInt(bannedAt.getTime()) === payload.readBigUInt64BE(ID_BYTES)
  return account && isSame ? { ...account, bannedAt } : undefined
}
