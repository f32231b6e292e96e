import { z } from '../../platform/http/index.ts'
import { mapFilterFields } from '../../shared/listings/field-filters.ts'
import { MAX_COUNTED_RESULTS } from '../../shared/listings/listing-limits.ts'
import { offeredPhoneBody } from '../listings/index.ts'

export const sorts = ['best', 'newest', 'price_up', 'price_down', 'saving', 'support'] as const
export type Sort = (typeof sorts)[number]

const facetValue = z.object({
  value: z.string().openapi({ description: 'Value for the query parameter.' }),
  label: z.string().openapi({ description: 'Label to show.' }),
  count: z.number().int().openapi({
    description: 'Number of results with this value, ignoring other values of the same filter.',
  }),
})
export type FacetValue = z.infer<typeof facetValue>

const values = z.array(facetValue)
const facets = z.object({
  brand: values,
  model: values.openapi({ description: 'The most frequent models. Values are slugs.' }),
  storage: values.openapi({ description: 'In GB.' }),
  grade: values,
  color: values.openapi({ description: 'Color families.' }),
  price: values.openapi({ description: 'Ranges "min-max" in major units, inclusive.' }),
  used: values.openapi({ description: 'At most this many months of use.' }),
  sellerLevel: values.openapi({ description: 'Minimum level of the seller.' }),
  advertised: values,
  photo: values,
  pickUp: values,
  shipsTo: values.openapi({
    description:
      'Countries, EU and WORLD as named in listings. A missing country has the count of EU if it is a member, otherwise that of WORLD.',
  }),
  freeShipping: values,
  ...mapFilterFields((_, field) =>
    values.openapi({
      description: field.kind === 'number' ? 'The minimum.' : 'The options.',
    }),
  ),
  within: values
    .optional()
    .openapi({ description: 'Kilometers; only when searching near a place.' }),
})

/** Without counts, for lists that show none. */
export const NO_FACETS = Object.fromEntries(
  Object.keys(facets.omit({ within: true }).shape).map((name) => [name, []]),
) as unknown as z.infer<typeof facets>

const relatedSearchBody = z.object({
  kind: z.enum(['drop_word', 'price', 'storage', 'grade', 'within', 'filter']),
  label: z.string().openapi({ description: 'How this search differs.' }),
  params: z.record(z.string(), z.union([z.string(), z.array(z.string())])).openapi({
    description: 'Query parameters of this search.',
  }),
  total: z.number().int(),
})
export type Nearest = z.infer<typeof relatedSearchBody>

const suggestedModel = z.object({
  slug: z.string(),
  name: z.string(),
  brand: z.string(),
  live: z.number().int().openapi({ description: 'Number for sale.' }),
})

const interpretedText = z.object({
  text: z.string().openapi({ description: 'The text as sent in `q`.' }),
  q: z.string().openapi({ description: 'The words that remain.' }),
  params: z.record(z.string(), z.array(z.string())).openapi({
    description: 'The filters that the text names, as query parameters.',
  }),
  notes: z.array(z.string()).openapi({
    description: 'Phrases of the text that can’t be used as filters, each with the reason.',
  }),
})

const otherText = z.object({
  q: z.string(),
  total: z.number().int().openapi({ description: 'Number of results of this text.' }),
})
export type OtherText = z.infer<typeof otherText>

export const searchBody = z
  .object({
    items: z.array(offeredPhoneBody),
    total: z
      .number()
      .int()
      .openapi({ description: `At most ${MAX_COUNTED_RESULTS}.` }),
    totalIsExact: z.boolean().openapi({ description: 'False when there are more than total.' }),
    facets,
    interpreted: interpretedText.nullable().openapi({
      description:
        'Filters read from `q`, such as “under 300”; null if there are none. They take precedence over the same filters among the parameters.',
    }),
    seller: z.object({ _id: z.string(), name: z.string() }).nullable().openapi({
      description: 'The seller in the filter; null without this filter and for an unknown seller.',
    }),
    corrected: z.object({ from: z.string(), to: z.string() }).nullable().openapi({
      description: 'The text as typed, and as it was corrected.',
    }),
    unmatchedWords: z.array(z.string()).openapi({
      description: 'Words that match no model and were searched for in the listings.',
    }),
    relatedSearches: z.array(relatedSearchBody).openapi({
      description: 'Similar searches that have results; only when this one has none.',
    }),
    nearMatches: z
      .array(
        z.object({
          difference: z.string().openapi({
            description: 'How the phone differs from the search, such as “One grade lower”.',
          }),
          phone: offeredPhoneBody,
        }),
      )
      .openapi({
        description:
          'Up to 12 phones that miss one or two filters, or words that nothing for sale has, the closest first; only when there are no results.',
      }),
    didYouMean: z.array(otherText).openapi({
      description:
        'Similar texts that have results, and a correction of the spelling that has none; only when this text has no results.',
    }),
    popular: z.array(suggestedModel).openapi({
      description: 'The models with the most phones for sale; only when the text has no results.',
    }),
    cursor: z
      .string()
      .nullable()
      .openapi({ description: 'Send it as `cursor` to get the next page; null on the last one.' }),
  })
  .openapi('SearchResult')
export type SearchResult = z.infer<typeof searchBody>

export const suggestionsBody = z
  .object({
    models: z.array(
      suggestedModel.extend({
        fromMinor: z.number().int().nullable().openapi({
          description: 'The lowest price of those for sale, in minor units; null for none.',
        }),
        img: z.string().openapi({
          description: 'URL of the photo of the cheapest one; empty when there is none.',
        }),
      }),
    ),
    currency: z.string(),
    brands: z.array(z.object({ id: z.string(), brand: z.string(), live: z.number().int() })),
  })
  .openapi('Suggestions')
export type Suggestions = z.infer<typeof suggestionsBody>
