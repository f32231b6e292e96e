import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { MAX_FAVORITES } from '../../../shared/listings/listing-limits.ts'
import { type Api, type User, useApi } from '../../api/index.ts'
import { useShowRefusal } from '../../forms/use-action.ts'
import { useViewer } from '../../shell/viewer.ts'
import { createStoredList } from '../../ui/stored-list.ts'

/** Favorites of a visitor, newest first. */
const browserFavorites = createStoredList('redial.favorites', MAX_FAVORITES)

/**
 * IDs of an account's favorites, newest first. The browser's favorites move to the account first, and are deleted
 * from the browser once that has worked. While an admin views the shop as the account's owner, nothing moves.
 */
function accountFavorites(api: Api, user: User | undefined) {
  return queryOptions({
    queryKey: ['favorite-ids', user?._id],
    queryFn: async ({ signal }) => {
      const ids = user?.view ? [] : browserFavorites.all()
      if (ids.length === 0) return (await api.get('/api/favorite-ids', { signal })).ids
      const favorites = await api.post('/api/favorites', { body: { ids: [...ids] } })
      for (const id of ids) browserFavorites.drop(id)
      return favorites.ids
    },
    enabled: user !== undefined,
  })
}

/**
 * IDs of the favorites, newest first: the account's, or the browser's before login and until the account's have
 * loaded; and which of the two they are. Empty in the server's HTML, which is the same for everyone.
 */
export function useFavorites(): { ids: readonly string[]; isAccount: boolean } {
  const { user } = useViewer()
  const { data } = useQuery(accountFavorites(useApi(), user))
  const { subscribe, all, none } = browserFavorites
  const stored = useSyncExternalStore(subscribe, all, none)
  return user && data ? { ids: data, isAccount: true } : { ids: stored, isAccount: false }
}

export const useFavoriteIds = () => useFavorites().ids

/**
 * Saves or removes a favorite. Shown as soon as the favorites have loaded, and reverted with a message if the
 * account can't be changed.
 */
export function useToggleFavorite() {
  const api = useApi()
  const { user } = useViewer()
  const queryClient = useQueryClient()
  const query = accountFavorites(api, user)

  const showRefusal = useShowRefusal()
  const { mutate } = useMutation({
    // One after the other, so that quick presses keep their order.
    scope: { id: 'favorites' },
    mutationFn: ({ id, isFavorite }: Change) => {
      const path = { id }
      return isFavorite
        ? api.put('/api/favorites/{id}', { path })
        : api.delete('/api/favorites/{id}', { path })
    },
    onMutate: async (change) => {
      await queryClient.ensureQueryData(query)
      // The answer to a request from before would undo the change.
      await queryClient.cancelQueries(query)
      show(change)
    },
    onError: (error, { id, isFavorite }) => {
      show({ id, isFavorite: !isFavorite })
      showRefusal(error)
    },
  })

  function show(change: Change) {
    queryClient.setQueryData(query.queryKey, (ids) => ids && changed(ids, change))
  }

  return function toggleFavorite(change: Change) {
    if (user) mutate(change)
    else if (change.isFavorite) browserFavorites.add(change.id)
    else browserFavorites.drop(change.id)
  }
}

type Change = { id: string; isFavorite: boolean }

function changed(ids: string[], { id, isFavorite }: Change) {
  const others = ids.filter((one) => one !== id)
  return isFavorite ? [id, ...others] : others
}
