import { MINUTE, SECOND } from '../../shared/time.ts'

/** When an operator has to do something; the same for the command `doctor` and the health page. */

const GIGABYTE = 1_000_000_000
/** Free bytes of the disk of the data folder that are few. */
export const LOW_DISK = 5 * GIGABYTE
/** PostgreSQL stops when it cannot write its log. */
export const FULL_DISK = GIGABYTE

/** A clock that is off by more is wrong, and it is not a slow answer. */
export const TOLERATED_SKEW_MS = 2 * SECOND
/** Deadlines of orders are minutes; Stripe refuses events that are 300 s off. */
export const WRONG_SKEW_MS = 30 * SECOND

/** An entry that is due for so long is stuck: the jobs take them every few seconds. */
export const STUCK_MS = 15 * MINUTE
/** Most jobs fail once when the database restarts; these runs in a row are no accident. */
export const REPEATED_FAILURES = 3
