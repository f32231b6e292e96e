import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, useContext, useMemo } from 'react'
import type { Api, User } from '../api/index.ts'
import { useHydrated } from '../ui/hooks.ts'

/** All that a public page's HTML knows of who looks at it. */
export type ViewerKind = 'visitor' | User['role']

export type ViewerState = {
  /** The role by the newest knowledge: the account's when it is known, before that the page's. */
  kind: ViewerKind
  /** The account, once it has arrived. */
  user: User | undefined
  /** False until it is certain who looks. */
  known: boolean
}

export const meKey = ['me'] as const

export function meQuery(api: Api) {
  return queryOptions({ queryKey: meKey, queryFn: async () => (await api.get('/api/me')).user })
}

const Viewer = createContext<ViewerState>({ kind: 'visitor', user: undefined, known: false })
/** Around everything, with what `useViewerState` found: each of many cards asks who looks. */
export const ViewerProvider = Viewer.Provider

/** Who looks at the page. Public pages are rendered for a kind; the account arrives after. */
export function useViewer(): ViewerState {
  return useContext(Viewer)
}

/** Finds out who looks at the page, once for all of it. */
export function useViewerState(): ViewerState {
  const { api, kind } = useRouter().options.context
  const { data } = useQuery(meQuery(api))
  // The answer may come while parts of the page are still taken over: they must first find what the
  // server wrote.
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
