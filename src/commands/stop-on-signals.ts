/** Under npm, one Ctrl-C arrives twice. Only a later second signal forces the end. */
const SECOND_SIGNAL_AFTER_MS = 1_500

/**
 * Calls `close` at SIGTERM or SIGINT, and then ends the process. Returns a function that tells whether this has
 * begun: errors of an interrupted start are expected then.
 */
export function stopOnSignals(close: () => Promise<void>): () => boolean {
  let since = 0
  const stop = async () => {
    if (since === 0) {
      since = Date.now()
      await close().catch((error: Error) => console.error(error))
      process.exit(0)
    }
    if (Date.now() - since > SECOND_SIGNAL_AFTER_MS) process.exit(130)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  return () => since > 0
}
