import type { Executor } from '../../../platform/db/index.ts'

export function findSession(db: Executor, token: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userId'])
    .where('token', '=', token)
    .executeTakeFirst()
}

/** Ends one session by its token; whose it was, or undefined without one. */
export function deleteSessionByToken(db: Executor, token: string) {
  return db
    .deleteFrom('sessions')
    .where('token', '=', token)
    .returning(['id', 'userId'])
    .executeTakeFirst()
}
