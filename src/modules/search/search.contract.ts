import { z } from '../../platform/http/index.ts'
import { phoneBody } from '../listings/listings.contract.ts'

export const sorts = ['newest', 'price_up', 'price_down', 'saving'] as const
export type Sort = (typeof sorts)[number]

const facetValue = z.object({ value: z.string(), count: z.number().int() })

export const searchBody = z
  .object({
    items: z.array(phoneBody),
    total: z.number().int(),
    facets: z.object({ brand: z.array(facetValue), grade: z.array(facetValue) }),
    cursor: z.string().nullable().openapi({ description: 'Ask again with it for the next page.' }),
  })
  .openapi('SearchResult')
export type SearchResult = z.infer<typeof searchBody>

/** Filters as the address carries them; prices in major units as people type them. */
export type SearchParams = {
  q?: string
  brand?: string[]
  grade?: string[]
  min?: string
  max?: string
  sort?: Sort
  cursor?: string
}
