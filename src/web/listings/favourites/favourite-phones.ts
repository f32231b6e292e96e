import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api, Phone } from '../../api/index.ts'

/** Ids that one call may ask for. */
const A_CALL = 20

/** The phones with these ids, in their order; those that were removed are left out. */
export function favouritePhones(api: Api, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['search', 'favourites', ids],
    queryFn: async () => {
      const calls = Math.ceil(ids.length / A_CALL)
      const parts = await Promise.all(
        Array.from({ length: calls }, (_, at) =>
          api.get('/api/phones', { query: { id: ids.slice(at * A_CALL, (at + 1) * A_CALL) } }),
        ),
      )
      const found = new Map(parts.flat().map((phone): [string, Phone] => [phone._id, phone]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    placeholderData: keepPreviousData,
  })
}
