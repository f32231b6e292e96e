import type { Deps } from '../../../deps.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts'
import { toGradeFilter } from '../../../shared/listings/grades.ts'
import { findNames, lockPerson } from '../../accounts/index.ts'
import { findPlaceById } from '../../catalog/places/index.ts'
import { readQuery, understandAsSearched } from '../answer-search.ts'
import { criteriaParams, type Filters, type Query } from '../filters.ts'
import type { Understanding } from '../query/understand.ts'
import { vocabulary } from '../query/vocabulary.ts'
import { toTyped } from '../query/words.ts'
import {
  type Criteria,
  findSearch,
  insertSearch,
  listSearches,
  lockOutdatedSearches,
  type ParsedSearch,
  type SavedSearch,
  updateParsedSearch,
} from './saved.store.ts'
import { type NameParts, nameSearch } from './search-name.ts'

/** Saved searches per person. */
export const MAX_SEARCHES = 50

type Outcome = { search: SavedSearch; isNew: boolean } | { refused: 'nothing_to_find' | 'too_many' }

/** Saves a search. Saving the same search again returns the existing one. */
export async function saveSearch(
  deps: Deps,
  viewer: Viewer,
  input: { query: string; name?: string | undefined },
): Promise<Outcome> {
  const parsed = await parseSearch(deps, input.query)
  if (!parsed) return { refused: 'nothing_to_find' }
  const { query } = parsed
  const createdAt = deps.clock.now()
  return inTransaction(deps.db, async (tx): Promise<Outcome> => {
    await lockPerson(tx, viewer.id)
    const existing = await findSearch(tx, viewer.id, query)
    if (existing) return { search: existing, isNew: false }
    if ((await listSearches(tx, viewer.id)).length >= MAX_SEARCHES) return { refused: 'too_many' }
    const { nameParts } = parsed
    const name = input.name || englishName(deps, nameParts)
    const search = { id: newId(), name, nameParts: input.name ? null : nameParts, query, createdAt }
    await insertSearch(tx, { ...search, userId: viewer.id }, parsed)
    return { search, isNew: true }
  })
}

/** Of an English name, which is only shown where a search has no parts of it. */
const MAX_STORED = 120

/** The name that is stored beside its parts, as releases before these show it. */
function englishName({ settings }: Pick<Deps, 'settings'>, parts: NameParts): string {
  const name = nameSearch(parts, DEFAULT_LANGUAGE, settings.current().currency)
  return name.length > MAX_STORED ? `${name.slice(0, MAX_STORED - 1)}…` : name
}

/** Searches interpreted in one transaction. */
const BATCH = 50

/**
 * Job: interprets searches again that were last interpreted before the catalog changed, because their
 * words may mean a new model, and a merged model has another id. Returns how many.
 */
export function reparseSearches(deps: Deps): Promise<number> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const outdated = await lockOutdatedSearches(tx, BATCH)
    for (const { id, query } of outdated) {
      const parsed = await parseSearch(deps, query)
      if (parsed)
        await updateParsedSearch(tx, id, parsed, {
          now,
          composedName: englishName(deps, parsed.nameParts),
        })
    }
    return outdated.length
  })
}

/** Models per search, the closest first. */
const MAX_TARGETS = 300

/** The defining parameters in a fixed order, so that equal searches have equal queries. */
function canonicalQuery(query: Query): string {
  const pairs = criteriaParams.flatMap((name) =>
    [...new Set((query[name] ?? []).map((value) => value.replaceAll('\0', '').trim()))]
      .filter(Boolean)
      .sort()
      .map((value) => [name, value] as [string, string]),
  )
  return new URLSearchParams(pairs).toString()
}

/** Interprets a query; undefined when it has no criteria. */
async function parseSearch(
  deps: Deps,
  sent: string,
): Promise<(ParsedSearch & { query: string }) | undefined> {
  const db = deps.db.kysely
  const params = new URLSearchParams(sent)
  const { filters, query } = await readQuery(
    deps,
    Object.fromEntries(criteriaParams.map((name) => [name, params.getAll(name)])),
  )
  const words = await vocabulary(db)
  const understood = await understandAsSearched(deps, filters)
  const criteria = toCriteria(filters, understood)
  const targets = toTargets(filters, understood, (id) => words.byId.get(id)?.brand.number)
  if (targets[0] === 0 && isEmpty(criteria)) return undefined
  const near = query.near?.[0] ?? ''
  const place = /^\d{1,9}$/.test(near) ? await findPlaceById(db, Number(near)) : undefined
  const { seller } = filters
  const nameParts = toNameParts(criteria, {
    q: filters.q,
    models: filters.models.flatMap((id) => words.byId.get(id)?.name ?? []),
    brands: filters.brands.flatMap((number) => words.brands.get(number)?.brand ?? []),
    place: place?.name ?? null,
    ...(place && { placeNames: place.names }),
    sellerName: (seller && (await findNames(db, [seller])).get(seller)) || null,
  })
  return { criteria, targets, nameParts, query: canonicalQuery(query) }
}

function toCriteria(filters: Filters, understood: Understanding): Criteria {
  const { storage, grades, colors, min, max, used, near } = filters
  return {
    words: understood.unmatchedWords.map((word) => inItsScript(filters.q, word)),
    excluded: filters.not,
    storageGb: storage,
    grades: grades.map(toGradeFilter),
    colors,
    minMinor: min ?? null,
    maxMinor: max ?? null,
    usedMonths: used ?? null,
    lat: near?.lat ?? null,
    lon: near?.lon ?? null,
    withinKm: near?.km ?? null,
    sellerLevel: filters.sellerLevel,
    advertised: filters.advertised,
    photo: filters.photo,
    fields: filters.fields,
    pickUp: filters.pickUp,
    shipsTo: filters.shipsTo ?? null,
    freeShipping: filters.freeShipping,
    seller: filters.seller ?? null,
  }
}

function toNameParts(
  criteria: Criteria,
  names: Pick<NameParts, 'q' | 'models' | 'brands' | 'place' | 'placeNames' | 'sellerName'>,
): NameParts {
  const { words: _words, lat: _lat, lon: _lon, ...named } = criteria
  return { ...names, ...named }
}

/** Listings keep the vowel signs of other scripts, and few accents of Latin letters. */
function inItsScript(q: string, word: string): string {
  return /^[\p{Script=Latin}\p{N}]+$/u.test(word) ? word : toTyped(q, word)
}

function isEmpty(criteria: Criteria) {
  return Object.values(criteria).every(
    (wish) =>
      wish === null ||
      wish === 0 ||
      wish === false ||
      (typeof wish === 'object' && Object.keys(wish).length === 0),
  )
}

/** Ids of the models that text or filters name, else negative numbers of brands, else 0 for all phones. */
function toTargets(
  { models, brands }: Filters,
  understood: Understanding,
  brandOf: (model: number) => number | undefined,
): number[] {
  const matched = understood.models && closest(understood.models)
  const matchedBrands = understood.brands.map((brand) => brand.number)
  const inBrands = (number: number | undefined) =>
    number !== undefined &&
    (brands.length === 0 || brands.includes(number)) &&
    (matchedBrands.length === 0 || matchedBrands.includes(number))
  const named =
    models.length > 0 ? models.filter((id) => !matched || matched.includes(id)) : matched
  if (named) return named.filter((id) => inBrands(brandOf(id))).slice(0, MAX_TARGETS)
  const either = brands.length > 0 ? brands : matchedBrands
  return either.length > 0 ? either.filter(inBrands).map((number) => -number) : [0]
}

/** Results for 'iPhone 13' include the 13 Pro, but an alert about it would be a nuisance. */
function closest(models: NonNullable<Understanding['models']>): number[] {
  const tier = Math.min(...models.map((one) => one.tier))
  return models.filter((one) => one.tier === tier).map((one) => one.model.id)
}
