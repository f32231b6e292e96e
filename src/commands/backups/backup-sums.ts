import { LEDGER_SUMS } from '../../modules/payments/index.ts'
import { PASSPORT_SUMS } from '../../modules/verification/index.ts'

/** What is compared between a backup and the database restored from it, beside the rows themselves. */
export const BACKUP_SUMS = { ...LEDGER_SUMS, ...PASSPORT_SUMS }
