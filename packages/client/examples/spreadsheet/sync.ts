import { createHash, randomBytes } from 'node:crypto'
import { ApiError, type Redial, type Schemas, unwrap } from '../../index.ts'
import { Problem, type Table } from './csv-file.ts'
import { describeFields, type OwnPhone, type Row, readRows, toChange, toNewPhone } from './rows.ts'

export type Summary = { listed: number; changed: number; sold: number; problems: number }

type Shop = {
  redial: Redial
  currency: string
  phones: ReadonlyMap<string, OwnPhone>
  save(): Promise<void>
}

/**
 * Makes the shop and the rows equal. The file decides what a phone is and costs; the shop decides its state.
 * `save` is called before and after each phone that is listed, so that a run that breaks off can be repeated.
 * @throws Problem for a file that cannot be read; ApiError when it makes no sense to go on.
 */
export async function syncTable(
  redial: Redial,
  table: Table,
  save: () => Promise<void>,
): Promise<Summary> {
  const rows = readRows(table)
  const { currency } = await unwrap(redial.GET('/api/config'))
  const shop = { redial, currency, phones: await readOwnPhones(redial), save }
  const inFile = new Set(rows.map((row) => row.get('id').toLowerCase()))
  const strangers = [...shop.phones.values()].filter(({ _id }) => !inFile.has(_id))
  const summary = { listed: 0, changed: 0, sold: 0, problems: 0 }
  const done = new Set<string>()
  try {
    for (const row of rows) {
      const problem = await syncRow(shop, row, { summary, done, strangers })
      row.set('problem', problem)
      if (problem) summary.problems += 1
      if (row.get('state') === 'sold') summary.sold += 1
    }
  } finally {
    await save()
  }
  return summary
}

/** Every phone of the owner of the key, by id. */
async function readOwnPhones(redial: Redial): Promise<Map<string, OwnPhone>> {
  const phones = new Map<string, OwnPhone>()
  for (let page = 1, last = 1; page <= last; page += 1) {
    const query = { sort: 'newest', page } as const
    const { items, pageCount } = await unwrap(redial.GET('/api/my-phones', { params: { query } }))
    for (const phone of items) phones.set(phone._id, phone)
    last = pageCount
  }
  return phones
}

type Progress = {
  summary: Summary
  /** The ids of the rows above. */
  done: Set<string>
  /** Phones of the shop that no row names. */
  strangers: readonly OwnPhone[]
}

/** Synchronizes one row; returns what is wrong with it, or an empty text. */
async function syncRow(shop: Shop, row: Row, progress: Progress): Promise<string> {
  const id = row.get('id').toLowerCase()
  try {
    const currency = row.get('currency')
    if (currency && currency.toUpperCase() !== shop.currency)
      return `currency: prices of this shop are in ${shop.currency}`
    if (!id) return await listPhone(shop, row, progress)
    const phone = shop.phones.get(id)
    if (!phone)
      return 'id: you have no such phone in this shop. Clear the cell to list the row as a new phone.'
    if (progress.done.has(id))
      return 'id: a row above has the same. Clear the cell to list another phone.'
    progress.done.add(id)
    return await changePhone(shop, row, phone, progress.summary)
  } catch (error) {
    if (error instanceof Problem) return error.message
    if (!(error instanceof ApiError) || isFinal(error)) throw error
    return describeFields(error.fields) || error.message
  }
}

/** Whether the next rows would fail in the same way: no connection, no scope, too many calls. */
function isFinal({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 403 || status === 429 || status >= 500
}

async function changePhone(
  { redial }: Shop,
  row: Row,
  phone: OwnPhone,
  summary: Summary,
): Promise<string> {
  row.set('state', phone.state)
  const reason = phone.removalReason ?? phone.review?.reason ?? ''
  // A booked phone keeps its price until the sale is over.
  if (!phone.actions.includes('edit') || phone.state === 'reserved') return reason
  const body = toChange(row, phone)
  if (!body) return reason
  const path = { id: phone._id }
  const changed = await unwrap(redial.PUT('/api/phones/{id}', { params: { path }, body }))
  row.set('state', changed.state)
  if (changed.version !== phone.version) summary.changed += 1
  return changed.proposed ? 'A moderator reviews this change first.' : ''
}

/** The shop has the answer to a repeated key for a day; a little less to be sure. */
const ANSWER_RETENTION_HOURS = 23
const HOUR = 3_600_000

/**
 * Lists a row as a new phone. The idempotency key is in the file before the call is made: after a run that
 * broke off, the same call gets the answer of the first one, and nothing is listed twice.
 */
async function listPhone(shop: Shop, row: Row, { summary, strangers }: Progress): Promise<string> {
  const body = toNewPhone(row)
  const before = readRequest(row.get('request'))
  const isSame = before?.hash === hashOf(body)
  const repeated =
    before && isSame && Date.now() - before.time < ANSWER_RETENTION_HOURS * HOUR
      ? await sendPhone(shop, row, body, row.get('request'))
      : undefined
  if (before && !repeated) {
    // The clock of this computer and that of the shop may differ.
    const since = new Date(before.time - HOUR).toISOString()
    const ids = strangers.filter(({ createdAt }) => createdAt >= since).map(({ _id }) => _id)
    if (ids.length > 0)
      return `An earlier run broke off here, so the phone may be listed already. If it is one of these, copy its id into the column id; if not, clear the cell request: ${ids.join(' ')}`
  }
  const phone = repeated ?? (await sendPhone(shop, row, body, newRequest(body)))
  // A key that was just made up.
  if (!phone) throw new Error('A new idempotency key was used before.')
  row.set('id', phone._id)
  row.set('state', phone.state)
  row.set('request', '')
  row.set('problem', '')
  summary.listed += 1
  await shop.save()
  return ''
}

/** Lists a phone once for each idempotency key; undefined if another API key has used that one. */
async function sendPhone(
  shop: Shop,
  row: Row,
  body: Schemas['NewPhone'],
  key: string,
): Promise<Schemas['CreatedPhone'] | undefined> {
  row.set('request', key)
  await shop.save()
  try {
    const params = { header: { 'Idempotency-Key': key } }
    return await unwrap(shop.redial.POST('/api/phones', { params, body }))
  } catch (error) {
    if (error instanceof ApiError && error.code === 'key_reused') return undefined
    // Without an answer the phone may have been listed.
    if (error instanceof ApiError && isRefused(error)) row.set('request', '')
    throw error
  }
}

function isRefused({ status, code }: ApiError): boolean {
  return status >= 400 && status < 500 && code !== 'in_progress'
}

/** An idempotency key that says when it was made and for which content. */
function newRequest(body: object): string {
  return `new-${Date.now().toString(36)}-${hashOf(body)}-${randomBytes(6).toString('hex')}`
}

function readRequest(cell: string): { time: number; hash: string } | undefined {
  const [, time = '', hash = ''] = /^new-([0-9a-z]+)-([0-9a-f]{16})-[0-9a-f]{12}$/.exec(cell) ?? []
  return hash ? { time: Number.parseInt(time, 36), hash } : undefined
}

function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16)
}
