import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { meKey } from './shell/viewer.ts'

/** The server's query data, as JSON that can't end the script element around it. */
export function writeState(queryClient: QueryClient): string {
  const state = dehydrate(queryClient, {
    // Public pages are rendered for visitors, so that nobody is signed in need not be sent.
    shouldDehydrateQuery: ({ queryKey, state: { status, data } }) =>
      status === 'success' && !(queryKey[0] === meKey[0] && data === null),
  })
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

export function readState(): Partial<DehydratedState> {
  const text = document.getElementById('state')?.textContent
  return text ? (JSON.parse(text) as DehydratedState) : {}
}
