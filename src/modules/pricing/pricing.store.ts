import { sql } from 'kysely'
import { cached, type Executor, type Tx } from '../../platform/db/index.ts'
import type { Curve, PricedModel, Sale, SaleOfModel } from './curve.ts'

/** More than a median needs; a stop for a model that everybody sells. */
const MAX_PER_MODEL = 500

/** Sales of a model and of what was merged into it, newest first. */
export async function listSales(
  db: Executor,
  { modelId, currency, since }: { modelId: number; currency: string; since: Date },
): Promise<Sale[]> {
  const { rows } = await sql<Sale>`
    select storage_gb, grade, price_minor, sold_at
    from sales
    where model_id in (select id from models where id = ${modelId} or merged_into = ${modelId})
      and priced and currency = ${currency} and sold_at >= ${since}
    order by sold_at desc limit ${MAX_PER_MODEL}`.execute(db)
  return rows
}

type ModelSales = { model: PricedModel; sales: Sale[] }
type SaleJson = [storageGb: number | null, grade: Sale['grade'], priceMinor: number, soldAt: string]

/** The same of several models, by id. Without catch-alls, which have no price. */
export async function listModelSales(
  db: Executor,
  { ids, currency, since }: { ids: readonly number[]; currency: string; since: Date },
): Promise<Map<number, ModelSales>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<PricedModel & { sales: SaleJson[] }>`
    select m.id, c.brand, m.announced,
      case when m.launch_currency = ${currency} then m.launch_price_minor end as launch_minor,
      (select min(gb) from unnest(m.storage_gb) as gb) as least_storage_gb,
      (select coalesce(json_agg(json_build_array(storage_gb, grade, price_minor, sold_at)), '[]') from (
        select storage_gb, grade, price_minor, sold_at from sales
        where model_id in (select id from models where id = m.id or merged_into = m.id)
          and priced and currency = ${currency} and sold_at >= ${since}
        order by sold_at desc limit ${MAX_PER_MODEL}) newest) as sales
    from models m join categories c on c.id = m.category_id
    where m.id = any(${ids}::integer[]) and not m.catch_all`.execute(db)
  return new Map(
    rows.map(({ sales, ...model }) => {
      const read = sales.map(([storageGb, grade, priceMinor, soldAt]) => {
        return { storageGb, grade, priceMinor, soldAt: new Date(soldAt) }
      })
      return [model.id, { model, sales: read }]
    }),
  )
}

/** The newest sales of all models, for the curve. */
export async function newestSales(
  db: Executor,
  { currency, since, limit }: { currency: string; since: Date; limit: number },
): Promise<SaleOfModel[]> {
  type Row = Sale & Omit<PricedModel, 'id'> & { id: number }
  const { rows } = await sql<Row>`
    select m.id, c.brand, m.announced,
      case when m.launch_currency = ${currency} then m.launch_price_minor end as launch_minor,
      (select min(gb) from unnest(m.storage_gb) as gb) as least_storage_gb,
      s.storage_gb, s.grade, s.price_minor, s.sold_at
    from sales s join models o on o.id = s.model_id
    join models m on m.id = coalesce(o.merged_into, o.id)
    join categories c on c.id = m.category_id
    where s.priced and s.currency = ${currency} and s.sold_at >= ${since}
    order by s.sold_at desc limit ${limit}`.execute(db)
  return rows.map(({ storageGb, grade, priceMinor, soldAt, ...model }) => {
    return { storageGb, grade, priceMinor, soldAt, model }
  })
}

export type NewSale = Sale & { modelId: number; currency: string }

/** Writes made-up sales of demo mode. */
export async function insertSales(tx: Tx, sales: readonly NewSale[]): Promise<void> {
  await sql`
    insert into sales (model_id, storage_gb, grade, price_minor, currency, sold_at)
    select * from unnest(
      ${sales.map((sale) => sale.modelId)}::int[], ${sales.map((sale) => sale.storageGb)}::int[],
      ${sales.map((sale) => sale.grade)}::text[], ${sales.map((sale) => sale.priceMinor)}::bigint[],
      ${sales.map((sale) => sale.currency)}::text[],
      ${sales.map((sale) => sale.soldAt)}::timestamptz[])`.execute(tx)
}

/** The newest sale there is; 0 before the first. */
export async function newestSaleId(db: Executor): Promise<number> {
  const { rows } = await sql<{ id: number }>`select coalesce(max(id), 0) as id from sales`.execute(
    db,
  )
  return rows[0]?.id ?? 0
}

export async function readCurve(db: Executor) {
  const { rows } = await sql<{ curve: Curve; newestSale: number; fittedAt: Date }>`
    select curve, newest_sale, fitted_at from price_curve`.execute(db)
  return rows[0]
}

/** The same, for many phones; `price_curve` is published when it changes. */
export const currentCurve = cached(['price_curve'], async (db) => (await readCurve(db)) ?? null)

export async function writeCurve(tx: Tx, curve: Curve, newestSale: number, date: Date) {
  await sql`
    insert into price_curve (id, curve, newest_sale, fitted_at)
    values (1, ${JSON.stringify(curve)}, ${newestSale}, ${date})
    on conflict (id) do update set curve = excluded.curve, newest_sale = excluded.newest_sale,
      fitted_at = excluded.fitted_at`.execute(tx)
}
