import type { Page } from 'playwright-core'

/** Leaving a page aborts its requests, which is not an error. */
const LEFT = 'net::ERR_ABORTED'

/** What a page logs that React renders anew, because its HTML differs from what React renders. */
export const REWRITTEN = /^Something has changed this page before it was ready/

/**
 * Records every error on a page. Journeys announce the errors that they provoke, as a pattern for
 * the recorded line; any other fails the test.
 */
export function watchTrouble(page: Page) {
  const noted: string[] = []
  const announced: RegExp[] = []

  page.on('console', (message) => {
    const isTrouble =
      ['error', 'warning'].includes(message.type()) || REWRITTEN.test(message.text())
    if (!isTrouble) return
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
    /** The unannounced errors since the last call. */
    takeUnannounced: () =>
      noted.splice(0).filter((line) => !announced.some((pattern) => pattern.test(line))),
  }
}
