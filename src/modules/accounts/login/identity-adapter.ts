import { kyselyAdapter } from '@better-auth/kysely-adapter'
import type { BetterAuthOptions } from 'better-auth'
import type { Db } from '../../../platform/db/index.ts'
import { isClaiming } from './sign-up.ts'

type Adapter = ReturnType<ReturnType<typeof kyselyAdapter>>
type Transaction = Pick<Adapter, 'findOne'>

/**
 * The tables for Better Auth. An address can have two accounts, the one that holds it and one
 * that signed up with it later; the library looks an address up as if there was one.
 */
export function identityAdapter(db: Db) {
  return (options: BetterAuthOptions): Adapter => {
    const adapter = kyselyAdapter(db.kysely, { type: 'postgres', transaction: true })(options)
    return {
      ...withOneAddress(adapter),
      transaction: (work) => adapter.transaction((tx) => work(withOneAddress(tx))),
    }
  }
}

function withOneAddress<T extends Transaction>(adapter: T): T {
  const findOne: Transaction['findOne'] = (query) => {
    const byAddress = query.model === 'user' && query.where.some(({ field }) => field === 'email')
    if (!byAddress) return adapter.findOne(query)
    const holdsEmail = { field: 'holdsEmail', value: !isClaiming() }
    return adapter.findOne({ ...query, where: [...query.where, holdsEmail] })
  }
  return { ...adapter, findOne }
}
