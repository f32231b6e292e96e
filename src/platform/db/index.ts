export { cached, cachedByKey, listenForChanges, perDatabase } from './changes.ts'
export {
  connect,
  type Database,
  type Db,
  type Executor,
  type PoolOptions,
  ping,
  type Row,
  readTime,
  type Tx,
} from './connect.ts'
export { countRows } from './count-rows.ts'
export { isDatabaseDown, isStorageFull } from './failures.ts'
export { idFromBytes, idTimestamp, idToBytes, isId, newId } from './ids.ts'
export {
  encodePlace,
  isAfterPlace,
  type KeysetPlace,
  type KeysetSort,
  type KeysetSorts,
  newestFirst,
  oldestFirst,
  orderByKeyset,
  placeDecoder,
  selectPlace,
} from './keyset.ts'
export { migrate } from './migrate.ts'
export { type ReadSource, readFromReplica } from './replica.ts'
export {
  inTransaction,
  publishChange,
  rollbackOnRefusal,
  violatedConstraint,
} from './transaction.ts'
export { foldedText, hasWord, hasWords, matchAll, wordsIn } from './words.ts'
