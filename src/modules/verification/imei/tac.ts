import { createCsvReader } from '../../../platform/csv.ts'
import { cachedByKey, type Executor, type Tx } from '../../../platform/db/index.ts'
import { findBrand, matchModel } from '../../catalog/index.ts'
import { findTacByName, storeTac, type TacRow } from './imei.store.ts'

/** A phone as a person names it. */
export type NamedPhone = { brand: string; name: string }

/**
 * Whether the model that a type allocation code names is the one that the seller names. Unknown is
 * the answer wherever the catalog has no answer: a wrong alarm costs more trust than a missing one.
 */
export async function compareModel(
  db: Executor,
  { brand, model }: TacRow,
  seller: NamedPhone,
): Promise<'confirmed' | 'other' | 'unknown'> {
  const [coded, named] = [
    await matchInCatalog(db, { brand, name: model }),
    await matchInCatalog(db, seller),
  ]
  if (coded.model !== undefined && coded.model === named.model) return 'confirmed'
  if (fold(model).includes(fold(seller.name)) && coded.brandId === named.brandId)
    return coded.model === undefined || named.model === undefined ? 'confirmed' : 'other'
  if (coded.brandId === undefined || named.brandId === undefined) return 'unknown'
  if (coded.brandId !== named.brandId) return areRelated(brand, seller.brand) ? 'unknown' : 'other'
  return coded.model === undefined || named.model === undefined ? 'unknown' : 'other'
}

/** The same for the stored name of a code: manufacturer and model together. */
export async function compareByTacName(db: Executor, tacName: string | null, seller: NamedPhone) {
  const row = tacName === null ? undefined : await findTacByName(db, tacName)
  return row ? compareModel(db, row, seller) : ('unknown' as const)
}

/** About 200 bytes each. */
const MOST_COMPARISONS = 5_000

/**
 * The same, compared once until the catalog changes: the comparison reads several tables, and the page of
 * a phone needs it each time.
 */
export const compareKnownTacName = cachedByKey(
  { topics: ['models', 'brands'], most: MOST_COMPARISONS },
  (db, { tacName, brand, name }: NamedPhone & { tacName: string | null }) =>
    compareByTacName(db, tacName, { brand, name }),
)

async function matchInCatalog(db: Executor, { brand, name }: NamedPhone) {
  const knownBrand = await findBrand(db, brand)
  if (!knownBrand) return { brandId: undefined, model: undefined }
  const { id, catchAll } = await matchModel(db, {
    brandId: knownBrand.id,
    name: withoutCodes(name),
  })
  return { brandId: knownBrand.id, model: catchAll ? undefined : id }
}

/** 'iPhone 7 A1778 TD-LTE 32GB' is an iPhone 7: what follows is for networks and countries. */
function withoutCodes(name: string) {
  const [first = name] = name.split(/\s+(?=A\d{4}\b|(?:TD-)?LTE\b|UMTS\b|CDMA\b)|\s*[(/]/)
  return first.trim() || name
}

/** 'Sony' and 'Sony Ericsson': codes keep a maker's old name. */
function areRelated(one: string, other: string) {
  const [a, b] = [fold(one), fold(other)]
  return a.includes(b) || b.includes(a)
}

function fold(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Fills the table of type allocation codes from the text of db/data/tac.csv.
 * @throws when a line is no code: it is our own file.
 */
export async function loadTac(tx: Tx, text: string): Promise<void> {
  const reader = createCsvReader()
  const [, ...records] = [...reader.push(text), ...reader.end()]
  const rows = records.map(({ cells, line }) => {
    const [tac, brand, model] = cells ?? []
    if (!tac || !brand || !model) throw new Error(`line ${line} of the codes is none`)
    return { tac, brand, model }
  })
  await storeTac(tx, rows)
}
