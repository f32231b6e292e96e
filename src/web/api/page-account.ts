import type { Fetch } from './client.ts'

/*
 * All tabs of a browser share one session, so the account can change under a page. Each call names the account that
 * the page shows, and the server refuses changes and personal reads for another one; the tabs also tell each other.
 */

export type PageAccount = { id: string; name: string }

/** What the page shows: null for visitors, undefined until it is loaded. */
let account: PageAccount | null | undefined

/**
 * In another tab somebody logged in (the ID of the account) or out (null); or a call was refused, perhaps for
 * that reason.
 */
export type AccountNews = { tab: string | null } | { refused: 'change' | 'read' }

let onNews: ((news: AccountNews) => void) | undefined
let channel: BroadcastChannel | undefined

export function pageAccount(): PageAccount | null | undefined {
  return account
}

/** Sets whose page this is from now on, and announces it to the other tabs where an account came or went. */
export function setPageAccount(next: PageAccount | null, { announce = true } = {}): void {
  const before = account
  account = next
  // A page that opens for a visitor announces nothing: the session may have expired by itself.
  const isNews = before === undefined ? next !== null : before?.id !== next?.id
  if (announce && isNews) channel?.postMessage(next?.id ?? null)
}

/** Receives news about the account until the returned function is called. */
export function watchAccount(receive: (news: AccountNews) => void): () => void {
  onNews = receive
  if (typeof BroadcastChannel === 'function') {
    channel = new BroadcastChannel('redial-account')
    channel.onmessage = ({ data }) => receive({ tab: data })
  }
  return () => {
    onNews = undefined
    channel?.close()
    channel = undefined
  }
}

/** The header that names the account of this page, for every call. */
export function accountHeader(): Record<string, string> {
  return account ? { 'x-account': account.id } : {}
}

/**
 * Reports refusals that may mean that somebody else is logged in, nobody, or the same person with another role.
 */
export function noteRefusal(
  { status, code }: { status: number; code?: string | undefined },
  refused: 'change' | 'read',
) {
  const isDoubtful = status === 401 || code === 'other_account' || code === 'not_allowed'
  if (account && isDoubtful) onNews?.({ refused })
}

/** A fetch whose calls name the account of this page. */
export function withAccount(fetch: Fetch): Fetch {
  return async (path, init) => {
    const isChange = init?.method !== undefined && init.method !== 'GET'
    const response = await fetch(path, {
      ...init,
      headers: { ...init?.headers, ...accountHeader() },
    })
    if ([401, 403, 409].includes(response.status)) {
      const body: { error?: string } = await response
        .clone()
        .json()
        .catch(() => ({}))
      noteRefusal({ status: response.status, code: body.error }, isChange ? 'change' : 'read')
    }
    return response
  }
}
