/** What a check found. An `error` must be fixed; a `warning` is probably not what the operator wants. */
export type Finding = {
  check: string
  level: 'ok' | 'skipped' | 'warning' | 'error'
  message: string
  /** What to do about it. */
  fix?: string
}

export const ok = (check: string, message: string): Finding => ({ check, level: 'ok', message })

/** Not set up, so there is nothing to check. */
export const skipped = (check: string, message: string): Finding => ({
  check,
  level: 'skipped',
  message,
})

export const warning = (check: string, message: string, fix: string): Finding => ({
  check,
  level: 'warning',
  message,
  fix,
})

export const failure = (check: string, message: string, fix: string): Finding => ({
  check,
  level: 'error',
  message,
  fix,
})
