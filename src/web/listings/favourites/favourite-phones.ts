import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api, Phone } from '../../api/index.ts'

/** Ids per request. */
const IDS_PER_REQUEST = 20

/** The phones with these ids, in their order; deleted ones are left out. */
export function favouritePhones(api: Api, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['search', 'favourites', ids],
    queryFn: async () => {
      const calls = Math.ceil(ids.length / IDS_PER_REQUEST)
      const parts = await Promise.all(
        Array.from({ length: calls }, (_, at) =>
          api.get('/api/phones', {
            query: { id: ids.slice(at * IDS_PER_REQUEST, (at + 1) * IDS_PER_REQUEST) },
          }),
        ),
      )
      const found = new Map(parts.flat().map((phone): [string, Phone] => [phone._id, phone]))
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    placeholderData: keepPreviousData,
  })
}
