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
import { completeCode } from '../catalog/index.ts'
import { answerSearch } from './answer-search.ts'
import { queueSearch } from './empty-searches/count-searches.ts'
import { currentIndex } from './facets/phone-index.ts'
import { PAGE } from './filters.ts'
import { joinSplitWords, resolveWords } from './query/resolve-words.ts'
import { interpret, type ModelMatch } from './query/understand.ts'
import { type Brand, type Model, type Vocabulary, vocabulary } from './query/vocabulary.ts'
import { isFiller, queryWords } from './query/words.ts'
import { type Suggestions, searchBody, sorts, suggestionsBody } from './search.contract.ts'
import type { SearchDeps } from './search-phones.ts'

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
        const search = () =>
          readForViewer(c, deps.db, (source) =>
            answerSearch({ ...deps, source }, c.req.queries(), c.var.viewer),
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
}

const MAX_SUGGESTIONS = 8
const MAX_BRANDS = 3
/** Weight of the number for sale against the closeness of the name, and the penalty if there is none. */
const LIVE_WEIGHT = 0.35
const NOT_ON_SALE_PENALTY = 1.5

/** Models and brands that complete what was typed, with the number for sale. */
export async function suggest(deps: SearchDeps, q: string): Promise<Suggestions> {
  const [words, index] = await Promise.all([vocabulary(deps.db.kysely), currentIndex(deps.db)])
  await words.collectWords()
  const { models: byModel, brands: byBrand } = index.countAll()
  const liveOf = (id: number) => byModel.get(id)
  const named = matchPrefix(words, q, (model) => liveOf(model.id) > 0)
  const { brands } = named
  const isNamed = named.models.length + brands.length > 0
  const models = isNamed ? named.models : await modelsOfCode(deps, words, q)
  const understood = models.length + brands.length === 0 ? interpret(words, q) : undefined
  const matchedBrands = [...new Set([...brands, ...(understood?.brands ?? [])])]
    .map((brand) => ({ ...brand, live: byBrand.get(brand.number) ?? 0 }))
    .sort((a, b) => b.live - a.live)
    .slice(0, MAX_BRANDS)
  const rank = ({ model, tier }: ModelMatch) => {
    const live = liveOf(model.id)
    return tier + (live > 0 ? -Math.log10(live) * LIVE_WEIGHT : NOT_ON_SALE_PENALTY)
  }
  return {
    brands: matchedBrands.map(({ id, brand, live }) => ({ id, brand, live })),
    models: [...models, ...(understood?.models ?? [])]
      .filter(({ model }) => !model.catchAll)
      .map((match) => ({ ...match, rank: rank(match) }))
      .sort((a, b) => a.rank - b.rank || b.model.id - a.model.id)
      .slice(0, MAX_SUGGESTIONS - matchedBrands.length)
      .map(({ model: { id, slug, name, brand } }) => ({
        slug,
        name,
        brand: brand.brand,
        live: liveOf(id),
      })),
  }
}

/** The models whose code is typed: 'sm-g991b', 'A2633'. */
async function modelsOfCode(deps: SearchDeps, { byId }: Vocabulary, q: string) {
  const ids = await completeCode(deps.db.kysely, q)
  return ids.flatMap((id): ModelMatch[] => {
    const model = byId.get(id)
    return model ? [{ model, tier: 0 }] : []
  })
}

/** Without those for sale; a single letter matches thousands of models. */
const MAX_MATCHES = 600

/**
 * Models that contain all words typed so far, the last of which may be incomplete, and brands with
 * that prefix: all that are for sale, and some of the others.
 */
function matchPrefix(
  vocabulary: Vocabulary,
  q: string,
  isOnSale: (model: Model) => boolean,
): { models: ModelMatch[]; brands: Brand[] } {
  const typed = queryWords(q)
  const last = typed.at(-1)
  if (!last) return { models: [], brands: [] }
  const isPrefix = !/\s$/.test(q)
  const before = resolveWords(vocabulary, joinSplitWords(vocabulary, typed.slice(0, -1))).map(
    (one) => one.word,
  )
  const needed = before.filter((word) => !isFiller(word))
  const brands = [...vocabulary.brands.values()].filter((brand) => {
    const fits = (word: string) => brand.words.some((brandWord) => brandWord === word)
    return (
      needed.every(fits) && brand.words.some((brandWord) => matchesLast(brandWord, last, isPrefix))
    )
  })
  const models: ModelMatch[] = []
  let others = 0
  for (const index of candidateIndexes(vocabulary, needed, last, isPrefix)) {
    const model = vocabulary.models[index]!
    const onSale = isOnSale(model)
    if (!onSale && others >= MAX_MATCHES) continue
    const tier = nameDistance(model, needed, last, isPrefix)
    if (tier === undefined) continue
    models.push({ model, tier })
    if (!onSale) others += 1
  }
  return { models, brands }
}

function matchesLast(word: string, typed: string, goesOn: boolean) {
  return goesOn ? word.startsWith(typed) : word === typed
}

/**
 * The shortest list of models among the complete words; for a first word, the models with a word that it
 * begins.
 */
function candidateIndexes(
  { words, pieces }: Vocabulary,
  needed: string[],
  last: string,
  goesOn: boolean,
): Iterable<number> {
  const lists = needed.map((word) => [...(words.get(word) ?? []), ...(pieces.get(word) ?? [])])
  if (lists.length > 0) return lists.reduce((a, b) => (a.length <= b.length ? a : b))
  const candidates = new Set(words.get(last))
  if (!goesOn) return candidates
  for (const [word, models] of words) {
    if (word.startsWith(last)) for (const index of models) candidates.add(index)
  }
  return candidates
}

/**
 * Distance of the closest name from what was typed; undefined when none matches. It runs for thousands of
 * models with each letter that someone types, so it makes no arrays.
 */
function nameDistance({ namings, brand }: Model, needed: string[], last: string, goesOn: boolean) {
  let least: number | undefined
  const completes = (word: string) => matchesLast(word, last, goesOn)
  for (const naming of namings) {
    const inName = naming.find(completes)
    const completed = inName ?? brand.words.find(completes)
    if (completed === undefined) continue
    if (!needed.every((word) => hasWord(naming, word) || hasWord(brand.words, word))) continue
    let distance = (completed === last ? 0 : 0.5) + (inName === undefined ? 0.5 : 0)
    for (const word of naming) if (word !== completed && !needed.includes(word)) distance += 1
    if (least === undefined || distance < least) least = distance
  }
  return least
}

function hasWord(words: readonly string[], typed: string): boolean {
  return words.some((word) => word === typed || isPartOf(word, typed))
}

// 's' and '21' are parts of 's21'.
function isPartOf(word: string, typed: string) {
  return (
    /\d/.test(word) &&
    word.length <= 4 &&
    (word.match(/\p{L}+|\d+/gu)?.some((part) => part === typed) ?? false)
  )
}
