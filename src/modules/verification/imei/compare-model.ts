import type { Executor } from '../../../platform/db/index.ts'
import { findBrand, matchModel } from '../../catalog/index.ts'
import { findTacByName, type TacRow } from './tac.store.ts'

/** A phone as somebody calls it. */
export type Called = { brand: string; name: string }

/**
 * Whether the model that a type allocation code names is the one that the seller names. Unknown is
 * the answer wherever the catalogue cannot tell: a wrong alarm costs more trust than a missing one.
 */
export async function compareModel(
  db: Executor,
  { brand, model }: TacRow,
  seller: Called,
): Promise<'confirmed' | 'other' | 'unknown'> {
  const [coded, named] = [await read(db, { brand, name: model }), await read(db, seller)]
  if (coded.model !== undefined && coded.model === named.model) return 'confirmed'
  if (plain(model).includes(plain(seller.name)) && coded.brandId === named.brandId)
    return coded.model === undefined || named.model === undefined ? 'confirmed' : 'other'
  if (coded.brandId === undefined || named.brandId === undefined) return 'unknown'
  if (coded.brandId !== named.brandId) return areRelated(brand, seller.brand) ? 'unknown' : 'other'
  return coded.model === undefined || named.model === undefined ? 'unknown' : 'other'
}

/** The same for what a check kept of its code: the maker and the model in one. */
export async function compareAnew(db: Executor, tacName: string | null, seller: Called) {
  const row = tacName === null ? undefined : await findTacByName(db, tacName)
  return row ? compareModel(db, row, seller) : ('unknown' as const)
}

async function read(db: Executor, { brand, name }: Called) {
  const found = await findBrand(db, brand)
  if (!found) return { brandId: undefined, model: undefined }
  const { id, catchAll } = await matchModel(db, { brandId: found.id, name: withoutCodes(name) })
  return { brandId: found.id, model: catchAll ? undefined : id }
}

/** 'iPhone 7 A1778 TD-LTE 32GB' is an iPhone 7: what follows is for networks and countries. */
function withoutCodes(name: string) {
  const [first = name] = name.split(/\s+(?=A\d{4}\b|(?:TD-)?LTE\b|UMTS\b|CDMA\b)|\s*[(/]/)
  return first.trim() || name
}

/** 'Sony' and 'Sony Ericsson': codes keep a maker's old name. */
function areRelated(one: string, other: string) {
  const [a, b] = [plain(one), plain(other)]
  return a.includes(b) || b.includes(a)
}

function plain(text: string) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}
