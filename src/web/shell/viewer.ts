import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, useContext, useMemo } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Api, Phone, User } from '../api/index.ts'
import { type PageAccount, setPageAccount } from '../api/page-account.ts'
import { useTranslations } from '../ui/text.ts'
import { toast } from '../ui/toaster.tsx'
import { deleteSavedPages } from './saved-pages.ts'

/** The only thing that the HTML of a public page depends on about its viewer. */
export type ViewerKind = 'visitor' | User['role']

export type ViewerState = {
  /** The role of the account once it is loaded, until then the one the page was rendered for. */
  kind: ViewerKind
  /** Undefined for visitors, and until the account is loaded. */
  user: User | undefined
  /** False until it is known whether there is an account. */
  isLoaded: boolean
}

export const meKey = ['me'] as const

export function meQuery(api: Api) {
  return queryOptions({ queryKey: meKey, queryFn: async () => (await api.get('/api/me')).user })
}

export function toPageAccount(user: User | null | undefined): PageAccount | null {
  return user ? { id: user._id, name: user.name } : null
}

const Viewer = createContext<ViewerState>({ kind: 'visitor', user: undefined, isLoaded: false })
/** Provides the result of `useViewerState`, so that the many cards of a page share one query. */
export const ViewerProvider = Viewer.Provider

/** The current viewer. Public pages are rendered for a kind of viewer; the account loads later. */
export function useViewer(): ViewerState {
  return useContext(Viewer)
}

/** Loads the viewer, once per page. Until the page is hydrated, nobody knows more than its HTML does. */
export function useViewerState(isHydrated: boolean): ViewerState {
  const { api, kind } = useRouter().options.context
  // Somebody may have logged in or out while this tab was in the background.
  const { data } = useQuery({ ...meQuery(api), refetchOnWindowFocus: 'always' })
  const account = isHydrated ? data : undefined
  return useMemo(() => {
    if (account === undefined) return { kind, user: undefined, isLoaded: false }
    return { kind: account?.role ?? 'visitor', user: account ?? undefined, isLoaded: true }
  }, [account, kind])
}

const kinds: readonly string[] = ['visitor', 'Buyer', 'Seller', 'admin'] satisfies ViewerKind[]

export function toViewerKind(text: string | undefined): ViewerKind {
  return text !== undefined && kinds.includes(text) ? (text as ViewerKind) : 'visitor'
}

/**
 * What this viewer is to a phone. `unknown` for a Seller until the account is loaded: pages are
 * rendered for a kind of viewer, and only the account says whether the phone is their own.
 */
export function usePhoneRole(
  phone: Pick<Phone, 'sellerId'>,
): 'visitor' | 'admin' | 'unknown' | 'owner' | 'buyer' {
  const { kind, user } = useViewer()
  if (kind === 'visitor' || kind === 'admin') return kind
  if (user && user._id === phone.sellerId) return 'owner'
  return kind === 'Seller' && !user ? 'unknown' : 'buyer'
}

/** Ends the session here and on the server, and clears what the browser keeps of the user. */
export function useLogout() {
  const router = useRouter()
  const clearViewer = useClearViewer()
  const t = useTranslations('shell.loggedOut')

  return async function logOut() {
    const { api } = router.options.context
    try {
      await api.post('/api/auth/sign-out')
    } catch {
      toast.error(t('failed'))
      return
    }
    await clearViewer()
    toast.success(t('done'))
  }
}

/** Makes this browser a visitor's once the session has ended on the server. */
export function useClearViewer() {
  const router = useRouter()
  const queryClient = useQueryClient()

  return async function clearViewer() {
    // Leave protected pages before clearing the data they show.
    if (router.state.location.pathname.startsWith(pages.dashboard()))
      await router.navigate({ to: pages.home() })
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== meKey[0] })
    // A request that is under way may still answer for the account.
    await queryClient.cancelQueries({ queryKey: meKey })
    setPageAccount(null)
    queryClient.setQueryData(meKey, null)
    try {
      clearPersonalStorage(localStorage, sessionStorage)
    } catch {
      // Storage is blocked, so nothing was stored.
    }
    deleteSavedPages()
    router.update({ ...router.options, context: { ...router.options.context, kind: 'visitor' } })
    await router.invalidate()
  }
}

type KeyStore = Pick<Storage, 'length' | 'key' | 'removeItem'>

/** Sell forms that the server does not have yet, by seller. */
const LOCAL = /^redial-selling-/
/** What was typed in this tab: forms, unsent messages, check-ups, scanned codes. */
const IN_TAB = /^redial/

/** Removes from this browser what a person typed; what belongs to the device, like the theme, stays. */
export function clearPersonalStorage(local: KeyStore, tab: KeyStore): void {
  clear(local, LOCAL)
  clear(tab, IN_TAB)
}

/** Removes what was typed in this tab. */
export function clearTabStorage(): void {
  try {
    clear(sessionStorage, IN_TAB)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function clear(store: KeyStore, pattern: RegExp) {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
  for (const key of keys) if (key && pattern.test(key)) store.removeItem(key)
}
