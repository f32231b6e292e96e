import type { Deps } from '../../../deps.ts'
import { inTransaction, newId } from '../../../platform/db/index.ts'
import type { Viewer } from '../../../platform/http/index.ts'
import { toDestination } from '../../../shared/listings/delivery-terms.ts'
import {
  filterEntries,
  filterLabels,
  startInLowerCase,
} from '../../../shared/listings/field-filters.ts'
import { NOT_GRADED, toGradeFilter, UNGRADED } from '../../../shared/listings/grades.ts'
import { formatMoney } from '../../../shared/money.ts'
import { findNames, lockPerson } from '../../accounts/index.ts'
import { findPlaceById } from '../../catalog/places/index.ts'
import { colorFamilies } from '../../listings/index.ts'
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
    const search = { id: newId(), name: input.name || parsed.name, query, createdAt }
    await insertSearch(tx, { ...search, userId: viewer.id }, parsed)
    return { search, isNew: true }
  })
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
      if (parsed) await updateParsedSearch(tx, id, parsed, now)
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

/** Interprets a query and names it; undefined when it has no criteria. */
async function parseSearch(
  deps: Deps,
  sent: string,
): Promise<(ParsedSearch & { name: string; query: string }) | undefined> {
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
  const named = {
    q: filters.q,
    models: filters.models.flatMap((id) => words.byId.get(id)?.name ?? []),
    brands: filters.brands.flatMap((number) => words.brands.get(number)?.brand ?? []),
    place: /^\d{1,9}$/.test(near) ? (await findPlaceById(db, Number(near)))?.name : undefined,
    seller: filters.seller && (await findNames(db, [filters.seller])).get(filters.seller),
  }
  const name = nameSearch(named, criteria, deps.settings.current().currency)
  return { criteria, targets, name, query: canonicalQuery(query) }
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

type SearchNames = {
  /** As typed; empty without words. */
  q: string
  models: string[]
  brands: string[]
  place: string | undefined
  seller: string | undefined
}

/** Models or brands listed in a name; further ones are only counted. */
const MAX_NAMES = 2
const MAX_LENGTH = 120

/** 'iPhone 13 Pro, 128 GB, grade A or B, up to $400'. */
function nameSearch(named: SearchNames, wanted: Criteria, currency: string): string {
  const { minMinor, maxMinor, usedMonths, withinKm, sellerLevel } = wanted
  const money = (minor: number) => formatMoney(minor, currency)
  const subject = named.q || list(named.models) || list(named.brands)
  const isTera = (gb: number) => gb >= 1024 && gb % 1024 === 0
  const sizes = wanted.storageGb.map((gb) => (isTera(gb) ? `${gb / 1024} TB` : `${gb} GB`))
  const parts = [
    subject,
    ...wanted.excluded.map((text) => `not ${text}`),
    list(sizes),
    gradeWords(wanted.grades),
    list(
      wanted.colors.map((family) => colorFamilies[family - 1] ?? ''),
      3,
    ),
    priceRange(minMinor, maxMinor, money),
    usedMonths !== null && `used at most ${usedMonths} months`,
    ...filterEntries.map(([key, field]) => {
      const chosen = wanted.fields[key]
      return chosen && `${startInLowerCase(field.label)} ${list(filterLabels(field, chosen), 4)}`
    }),
    withinKm !== null && `within ${withinKm} km of ${named.place ?? 'here'}`,
    wanted.pickUp && 'pick-up',
    wanted.shipsTo !== null && `shipped ${toDestination(wanted.shipsTo)}`,
    wanted.freeShipping && 'free shipping',
    wanted.seller !== null && `from ${named.seller ?? 'one seller'}`,
    sellerLevel > 0 && `${sellerLevel === 1 ? 'proven' : 'trusted'} sellers`,
    wanted.advertised && 'advertised',
    wanted.photo && 'with photo',
  ].filter((part): part is string => Boolean(part))
  const name = parts.join(', ')
  const cut = name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH - 1)}…` : name
  return cut.charAt(0).toUpperCase() === cut.charAt(0) || named.q || named.models.length > 0
    ? cut
    : cut.charAt(0).toUpperCase() + cut.slice(1)
}

/** 'grade A or B', 'grade A or not graded'. */
function gradeWords(wanted: readonly string[]): string {
  const letters = wanted.filter((grade) => grade !== UNGRADED)
  const graded = letters.length > 0 ? `grade ${list(letters, 4)}` : ''
  const ungraded = wanted.includes(UNGRADED) ? NOT_GRADED.toLowerCase() : ''
  return list([graded, ungraded].filter(Boolean))
}

function list(names: string[], most = MAX_NAMES): string {
  if (names.length > most)
    return `${names.slice(0, most).join(', ')} and ${names.length - most} more`
  return names.join(' or ')
}

function priceRange(min: number | null, max: number | null, money: (minor: number) => string) {
  if (min !== null && max !== null) return `${money(min)} to ${money(max)}`
  if (max !== null) return `up to ${money(max)}`
  return min !== null && `from ${money(min)}`
}
