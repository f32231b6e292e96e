import pg from 'pg'

/**
 * Connections to a pooler such as PgBouncer, which hands each transaction to another connection of the server:
 * what is prepared under a name in one would be missing in the next, or there already.
 */
export class PoolerClient extends pg.Client {
  // All forms of `query` of pg; only statements with a name are changed.
  override query(...args: unknown[]): never {
    const [statement, ...rest] = args
    const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement
    const unnamed = isNamed ? { ...statement, name: undefined } : statement
    return Reflect.apply(super.query, this, [unnamed, ...rest]) as never
  }
}
