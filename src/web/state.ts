import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { meKey } from './shell/viewer.ts'

/** The server's query data, as JSON that can't end the script element around it. */
export function writeState(queryClient: QueryClient): string {
  const state = dehydrate(queryClient, {
    // A public page is rendered without an account, so a null viewer says nothing and is left out.
    shouldDehydrateQuery: ({ queryKey, state: { status, data } }) =>
      status === 'success' && !(queryKey[0] === meKey[0] && data === null),
  })
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

export function readState(): Partial<DehydratedState> {
  const text = document.getElementById('state')?.textContent
  return text ? (JSON.parse(text) as DehydratedState) : {}
}
