import type { Deps } from '../../deps.ts'
import { createConcurrencyLimit } from '../../platform/concurrency.ts'
import {
  createRouter,
  isPageCall,
  isRobot,
  json,
  readForViewer,
  refusals,
  refuseBusy,
  route,
  z,
} from '../../platform/http/index.ts'
import { filterEntries, startInLowerCase } from '../../shared/listings/field-filters.ts'
import { gradeFilters } from '../../shared/listings/grades.ts'
import { MAX_QUERY_LENGTH } from '../../shared/listings/listing-limits.ts'
import { pageLanguage } from '../../text/errors.ts'
import { forPage } from '../listings/index.ts'
import { answerSearch } from './answer-search.ts'
import { queueSearch } from './empty-searches/count-searches.ts'
import { PAGE } from './filters.ts'
import { highlightsBody } from './highlights/highlights.contract.ts'
import { readHighlights } from './highlights/highlights.ts'
import { searchBody, sorts, suggestionsBody } from './search.contract.ts'
import { suggest } from './suggestions/suggest.ts'

// Anything goes: an address that was cut or edited still finds what it can.
const anything = z.union([z.string(), z.array(z.string())]).optional()
const one = (description: string, more = {}) =>
  anything.openapi({ type: 'string', description, ...more })
const many = (description: string, more = {}) =>
  anything.openapi({ type: 'array', items: { type: 'string', ...more }, description })

const fieldQuery = Object.fromEntries(
  filterEntries.map(([key, field]) => [
    key,
    field.kind === 'number'
      ? one(`Minimum ${startInLowerCase(field.label)}, in ${field.unit}.`)
      : many(`${field.label}: only these.`, { enum: Object.keys(field.options) }),
  ]),
)

const query = z.object({
  q: one(
    'Text to search for: brand and model in any order and spelling, words in titles, and filters in words: “iphone 12 or 13 like new under 300”, “128gb blue”, “near Utrecht”.',
  ),
  not: many(
    'No phones of models, brands, colors or sizes called so, or whose title has these words. Also read from `q`: “iphone -pro”, “not black”.',
  ),
  brand: many('Only these brands, by name or slug.'),
  model: many('Only these models, by slug.'),
  storage: many('Only these sizes, in GB.'),
  grade: many('Only these grades; `none` finds phones without a grade.', {
    enum: [...gradeFilters],
  }),
  color: many('Only these color families.'),
  min: one('Minimum price, in major units.'),
  max: one('Maximum price, in major units.'),
  used: one('At most this many months of use.'),
  near: one('The id of a place, or "lat,lon".'),
  within: one('Distance from that place in kilometers; the default is 50.'),
  sellerLevel: one('Minimum level of the seller.', { enum: ['proven', 'trusted'] }),
  seller: one('Only phones of this seller, by id.'),
  advertised: one('1: only advertised phones.'),
  photo: one('1: only phones with a photo.'),
  pickUp: one(
    '1: only phones that can be picked up, within the distance of `near` if that is given.',
  ),
  shipsTo: one(
    'Only phones shipped to this country (ISO 3166-1), to the whole `EU`, or worldwide (`WORLD`), if buyers can pay before shipping.',
  ),
  freeShipping: one('1: only phones with free shipping, to `shipsTo` if that is given.'),
  ...fieldQuery,
  sort: one('Order of the results. The default is best for a search with text, otherwise newest.', {
    enum: [...sorts],
  }),
  cursor: one('`cursor` from the previous response.'),
  facets: one('0: leave out the counts of the filters; the lists in `facets` are then empty.'),
  limit: one(`1 to ${PAGE.max}; the default is ${PAGE.default}.`),
})

const tags = ['search']

/**
 * Searches and suggestions at once in a process: each holds up to half a megabyte while it counts and reads, so
 * a crowd of hundreds would use up the memory. As many more wait, in the order in which they came.
 */
const LIMITS = { atOnce: 16, waiting: 2_000, maxWaitMs: 1_900 }
const BUSY = 'Too many people are searching right now. Try again shortly.'

export function searchApi(deps: Deps, { atOnce, waiting, maxWaitMs } = LIMITS) {
  const pass = createConcurrencyLimit(atOnce, waiting, maxWaitMs)
  return createRouter()
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/search',
        compressed: true,
        operationId: 'searchPhones',
        summary: 'Search phones',
        description:
          'Returns phones for sale by text and filters, with counts for each filter. Invalid filters are ignored. `cursor` continues with the next page.',
        tags,
        request: { query },
        responses: { 200: json(searchBody), ...refusals() },
      }),
      async (c) => {
        const language = pageLanguage(c.req.header('accept-language'))
        const search = () =>
          readForViewer(c, deps.db, (source) =>
            answerSearch({ ...deps, source, language }, c.req.queries(), c.var.viewer),
          )
        // Pages that search have a limit of their own.
        const result = isPageCall(c) ? await search() : await pass(search)
        const { headers } = c.req.raw
        if (result && !isRobot(headers) && !c.var.session?.view)
          queueSearch(deps, c.req.queries(), {
            address: c.var.address,
            viewerId: c.var.viewer?.id,
            userAgent: headers.get('user-agent') ?? '',
            isEmpty: result.total === 0,
          })
        return result ? c.json(result, 200) : refuseBusy(c, BUSY)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/suggestions',
        compressed: true,
        operationId: 'suggestModels',
        summary: 'Suggest models and brands',
        description: 'Returns up to 8 models and brands that match what is being typed.',
        tags,
        request: { query: z.object({ q: one('What was typed so far.') }) },
        responses: { 200: json(suggestionsBody), ...refusals() },
      }),
      async (c) => {
        const q = (c.req.query('q') ?? '').slice(0, MAX_QUERY_LENGTH).replaceAll('\0', '')
        const result = await pass(() => suggest(deps, q))
        return result ? c.json(result, 200) : refuseBusy(c, BUSY)
      },
    )
    .openapi(
      route('anyone', {
        method: 'get',
        path: '/highlights',
        compressed: true,
        operationId: 'listHighlights',
        summary: 'List deals, price drops and new phones',
        description:
          'Returns the lists of the home page, up to 6 phones each: the best deals, price drops and the newest phones. Each phone has a photo and is in one list only.',
        tags,
        responses: { 200: json(highlightsBody), ...refusals() },
      }),
      async (c) => {
        const read = () =>
          readForViewer(c, deps.db, (source) =>
            readHighlights(forPage({ ...deps, source }, c), c.var.viewer),
          )
        const result = isPageCall(c) ? await read() : await pass(read)
        return result ? c.json(result, 200) : refuseBusy(c, BUSY)
      },
    )
}
