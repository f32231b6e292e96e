/** What pino and `console` have in common. */
export type Log = Record<'debug' | 'info' | 'warn' | 'error', (message: string) => void>
