import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, useContext, useMemo } from 'react'
import type { Api, User } from '../api/index.ts'
import { useHydrated } from '../ui/hooks.ts'

/** The only thing that the HTML of a public page depends on about its viewer. */
export type ViewerKind = 'visitor' | User['role']

export type ViewerState = {
  /** The role of the account once it is loaded, until then the one the page was rendered for. */
  kind: ViewerKind
  /** Undefined for visitors, and until the account is loaded. */
  user: User | undefined
  /** False until it is known whether there is an account. */
  known: boolean
}

export const meKey = ['me'] as const

export function meQuery(api: Api) {
  return queryOptions({ queryKey: meKey, queryFn: async () => (await api.get('/api/me')).user })
}

const Viewer = createContext<ViewerState>({ kind: 'visitor', user: undefined, known: false })
/** Provides the result of `useViewerState`, so that the many cards of a page share one query. */
export const ViewerProvider = Viewer.Provider

/** The current viewer. Public pages are rendered for a kind of viewer; the account loads later. */
export function useViewer(): ViewerState {
  return useContext(Viewer)
}

/** Loads the viewer, once per page. */
export function useViewerState(): ViewerState {
  const { api, kind } = useRouter().options.context
  const { data } = useQuery(meQuery(api))
  // The response may arrive during hydration, when components must still match the server's HTML.
  const ready = useHydrated()
  return useMemo(() => {
    if (!ready || data === undefined) return { kind, user: undefined, known: false }
    return { kind: data?.role ?? 'visitor', user: data ?? undefined, known: true }
  }, [ready, data, kind])
}

const kinds: readonly string[] = ['visitor', 'Buyer', 'Seller', 'admin'] satisfies ViewerKind[]

export function kindOf(text: string | undefined): ViewerKind {
  return text !== undefined && kinds.includes(text) ? (text as ViewerKind) : 'visitor'
}
