import type { Page } from 'playwright-core'

/** Leaving a page ends what it was still fetching; that is nobody's fault. */
const LEFT = 'net::ERR_ABORTED'

/**
 * Notes whatever goes wrong on a page. Journeys announce what they provoke, as a pattern for the
 * noted line; everything else is a failure.
 */
export function watchTrouble(page: Page) {
  const noted: string[] = []
  const announced: RegExp[] = []

  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    noted.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) =>
    noted.push(`page error at ${page.url()}: ${error.stack ?? error.message}`),
  )
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed'
    if (why !== LEFT) noted.push(`request failed: ${why} (${request.url()})`)
  })
  page.on('crash', () => noted.push('the page crashed'))

  return {
    announce: (pattern: RegExp) => void announced.push(pattern),
    /** What was noted since the last call and not announced. */
    takeUnannounced: () =>
      noted.splice(0).filter((line) => !announced.some((pattern) => pattern.test(line))),
  }
}
