const AWAY = /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN/
// 25006: a write on a server that is a replica, before or after a failover.
const AWAY_STATES = /^(08|57P0|53300|25006)/
// These errors of pg carry no code.
const AWAY_MESSAGES =
  /not queryable|Connection terminated|timeout exceeded when trying to connect|Client was closed|Query read timeout/

/** True when the statement failed because the server is unreachable or starting, not because it is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  return hasCause(
    error,
    (code, message) => AWAY.test(code) || AWAY_STATES.test(code) || AWAY_MESSAGES.test(message),
  )
}

/** PostgreSQL's disk_full, and what the system says of a disk of this machine. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** True when something could not be stored because a disk is full. */
export function isStorageFull(error: unknown): boolean {
  return hasCause(error, (code) => FULL.has(code))
}

/** Whether an error, or one that it was made from, is such a one. */
function hasCause(error: unknown, isSuch: (code: string, message: string) => boolean): boolean {
  if (!(error instanceof Error)) return false
  if (isSuch((error as { code?: string }).code ?? '', error.message)) return true
  const causes = [error.cause, ...(error instanceof AggregateError ? error.errors : [])]
  return causes.some((cause) => cause !== undefined && cause !== error && hasCause(cause, isSuch))
}
