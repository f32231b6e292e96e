import { as, type TestApp, type TestUser } from './app.ts'

/** The URL of the next page from the Link header. */
export function nextLink(headers: Headers): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
}

type Walk = { idsOf?: (body: never) => string[]; between?: (page: number) => Promise<unknown> }

/** Reads a list to its end and returns the ids of each page. `between` runs after each page. */
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
    next = nextLink(headers)
    await between?.(read.length)
  }
  return read
}

/**
 * Copies a row `times` times under new ids. `differing` is an SQL expression for the columns that
 * differ, as JSON, in which `copies.n` is the number of the copy and `copies.id` its new id.
 * Returns the ids.
 */
export async function copyRow(
  app: TestApp,
  table: string,
  { id, times, differing = `'{}'::jsonb` }: { id: string; times: number; differing?: string },
): Promise<string[]> {
  const { pool } = app.deps.db
  // Generated columns can't be written.
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
