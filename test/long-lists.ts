import { as, type TestApp, type TestUser } from './app.ts'

/** The address of the next page, as the Link header names it. */
export function nextOf(headers: Headers): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
}

type Walk = { idsOf?: (body: never) => string[]; between?: (page: number) => Promise<unknown> }

/** Reads a list to its end, page by page; the ids on each. `between` happens after each page. */
export async function walk(
  app: TestApp,
  user: TestUser,
  path: string,
  { idsOf = (body: { _id: string }[]) => body.map(({ _id }) => _id), between }: Walk = {},
): Promise<string[][]> {
  const read: string[][] = []
  let next: string | undefined = path
  while (next) {
    const { status, body, headers } = await as(app, user).get(next)
    if (status !== 200) throw new Error(`${next} answered ${status}: ${JSON.stringify(body)}`)
    read.push(idsOf(body as never))
    next = nextOf(headers)
    await between?.(read.length)
  }
  return read
}

/**
 * Writes a row of a table so many times again, each under a new id; `differing` is
 * SQL for what else differs, as JSON, in which `copies.n` counts and `copies.id` is the new id. Answers the ids.
 */
export async function copyRow(
  app: TestApp,
  table: string,
  { id, times, differing = `'{}'::jsonb` }: { id: string; times: number; differing?: string },
): Promise<string[]> {
  const { pool } = app.deps.db
  // What the database computes by itself cannot be written.
  const columns = await pool.query<{ list: string }>(
    `select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns
      where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  )
  const { list } = columns.rows[0]!
  const { rows } = await pool.query<{ id: string }>(
    `insert into ${table} (${list})
      select ${list} from (
        select (jsonb_populate_record(one, jsonb_build_object('id', copies.id) || ${differing})).*
        from ${table} one,
          (select n, gen_random_uuid() as id from generate_series(1, ${times}) n) copies
        where one.id = $1) written
      returning id`,
    [id],
  )
  return rows.map((row) => row.id)
}
