export { balanceOfOrder, type Due, dueTo, dueToEach, type Total, totals } from './ledger.store.ts'
export type { Account, Entry, Movement, MovementKind } from './movement.ts'
export { post } from './post.ts'
export { paidOutInAll, paidOutTo, type StatementLine, statementOf } from './statement.store.ts'
