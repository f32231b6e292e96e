import { queryOptions } from '@tanstack/react-query'
import type { Api, Highlights as LoadedHighlights, Phone } from '../api/index.ts'
import type { TilePhone } from './phone-tile.tsx'

// Apart from what it shows: the loader of the home page is part of every page.

export type HighlightedPhone = TilePhone &
  Pick<Phone, 'grade' | 'storageGb' | 'used'> & { priceBeforeMinor?: number }

/** Best deals, price drops and new phones, with what their small cards show. */
export const highlightsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['search', 'highlights'],
    queryFn: async ({ signal }) => {
      const { deals, priceDrops, newest } = await api.get('/api/highlights', { signal })
      return {
        deals: deals.map(toHighlighted),
        priceDrops: priceDrops.map((phone) => ({
          ...toHighlighted(phone),
          priceBeforeMinor: phone.priceBeforeMinor,
        })),
        newest: newest.map(toHighlighted),
      }
    },
  })

function toHighlighted(phone: LoadedHighlights['newest'][number]): HighlightedPhone {
  const { _id, slug, name, color, img, priceMinor, currency, priceVerdict } = phone
  const { grade, storageGb, used } = phone
  return {
    ...{ _id, slug, name, color, img, priceMinor, currency, priceVerdict },
    ...{ grade, storageGb, used },
  }
}
