export { cached, cachedByKey, listenForChanges } from './changes.ts'
export {
  connect,
  type Database,
  type Db,
  type Executor,
  type PoolOptions,
  ping,
  preparedSend,
  type Row,
  type Tx,
} from './connect.ts'
export { idFromBytes, idTimestamp, idToBytes, isId, newId } from './ids.ts'
export { migrate } from './migrate.ts'
export { perDatabase } from './per-database.ts'
export { NOT_AWAITED, notAwaited } from './pipeline.ts'
export {
  collectRows,
  insertCollected,
  inTransaction,
  isDatabaseDown,
  publishChange,
  rollbackOnRefusal,
  violatedConstraint,
} from './transaction.ts'
