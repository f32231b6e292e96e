import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Advert, Phone, SearchResult } from '../api/index.ts'

type Change = Partial<Pick<Phone, 'state' | 'advertised'>>

/**
 * Writes a change of one phone into everything that shows it, where it stands: nothing jumps. The
 * lists are asked anew when they are next opened.
 */
export function patchPhone(queryClient: QueryClient, id: string, change: Change): void {
  const patch = <P extends Phone>(phone: P): P =>
    phone._id === id ? { ...phone, ...change } : phone
  queryClient.setQueriesData<unknown>({ queryKey: ['search'] }, (data: unknown) => {
    if (Array.isArray(data)) return (data as Phone[]).map(patch)
    if (isFound(data)) return { ...data, items: data.items.map(patch) }
    if (!isPaged(data)) return data
    return {
      ...data,
      pages: data.pages.map((page) => ({ ...page, items: page.items.map(patch) })),
    }
  })
  queryClient.setQueryData<Phone>(['phone', id], (phone) => phone && patch(phone))
  queryClient.setQueryData<Advert[]>(['adverts'], (adverts) =>
    adverts?.map((advert) => {
      const patched = patch(advert)
      return { ...patched, booked: patched.state === 'reserved' }
    }),
  )
}

function isFound(data: unknown): data is SearchResult {
  return typeof data === 'object' && data !== null && 'items' in data
}

function isPaged(data: unknown): data is InfiniteData<SearchResult> {
  return typeof data === 'object' && data !== null && 'pages' in data
}

/** After a booking or an advert: lists show it at once, and are asked anew when next opened. */
export async function markListsOld(queryClient: QueryClient): Promise<void> {
  const later = { refetchType: 'none' } as const
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['search'], ...later }),
    queryClient.invalidateQueries({ queryKey: ['adverts'], ...later }),
    queryClient.invalidateQueries({ queryKey: ['categories'], ...later }),
    queryClient.invalidateQueries({ queryKey: ['my-phones'] }),
    queryClient.invalidateQueries({ queryKey: ['orders'] }),
    queryClient.invalidateQueries({ queryKey: ['sales'] }),
  ])
}
