/** Name of the unique, check or foreign-key constraint that refused a statement, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code?.startsWith('23') ? constraint : undefined
}

/** True when PostgreSQL undid a transaction because it and another waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return (error as { code?: string } | null)?.code === '40P01'
}

const AWAY = /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN/
const AWAY_STATES = /^(08|57P0|53300)/
// These errors of pg carry no code.
const AWAY_WORDS =
  /not queryable|Connection terminated|timeout exceeded when trying to connect|Client was closed/

/** True when the statement failed because the server is away or starting, not because it is wrong. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = (error as { code?: string }).code ?? ''
  if (AWAY.test(code) || AWAY_STATES.test(code) || AWAY_WORDS.test(error.message)) return true
  const causes = [error.cause, ...(error instanceof AggregateError ? error.errors : [])]
  return causes.some((cause) => cause !== undefined && cause !== error && isDatabaseDown(cause))
}
