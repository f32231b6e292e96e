import type { Deps } from '../../../deps.ts'
import { escapeFormula, formatCsvLine } from '../../../platform/csv.ts'
import { csvHeaders, streamCsv } from '../../../platform/csv-file.ts'
import { inTransaction, isId } from '../../../platform/db/index.ts'
import { writeAudit } from '../../../platform/events.ts'
import {
  createRouter,
  cursorParam,
  json,
  refusals,
  requireSession,
  requireViewer,
  route,
  z,
  zonedFileName,
} from '../../../platform/http/index.ts'
import { boundsOfDay, toOffsetTime } from '../../../shared/reader-format.ts'
import { findAccountByEmail } from '../../accounts/index.ts'
import {
  type AuditFilter,
  type AuditPlace,
  type AuditRow,
  listAuditActions,
  listAuditLog,
} from './audit-log.store.ts'

const MAX_ABOUT = 254
const day = (description: string) =>
  z.iso.date('Must be a date such as 2026-01-31').optional().openapi({ description })

const filterQuery = z.object({
  about: z.string().trim().max(MAX_ABOUT, `At most ${MAX_ABOUT} characters`).optional().openapi({
    description:
      'The email address of an account, or the ID of an account, an API key, an order, a phone or another thing: what it did, and what was done to it.',
  }),
  action: z.string().max(100, 'At most 100 characters').optional().openapi({
    description: 'One of `actions`.',
  }),
  from: day('First day, in the time zone of your account, or else of the shop.'),
  to: day('Last day, in the time zone of your account, or else of the shop.'),
})
type FilterQuery = z.infer<typeof filterQuery>

const listQuery = filterQuery.extend({
  cursor: cursorParam(decodePlace).openapi({
    type: 'string',
    description: '`cursor` from the previous response.',
  }),
})

const entryBody = z
  .object({
    _id: z.number().int(),
    at: z.iso.datetime(),
    actor: z.object({
      _id: z.string().nullable().openapi({ description: 'Null when the system acted.' }),
      role: z.string().openapi({
        description: 'The role at that time; `system` when nobody acted, such as at a deadline.',
      }),
      name: z.string().nullable().openapi({
        description: 'The present name; null when the account was deleted, or the system acted.',
      }),
      email: z.string().nullable(),
    }),
    apiKey: z
      .object({
        _id: z.string(),
        name: z.string().nullable(),
        ending: z.string().nullable().openapi({ description: 'Its last four characters.' }),
      })
      .nullable()
      .openapi({ description: 'The API key that a program acted with; null for a session.' }),
    action: z.string(),
    subject: z.object({
      type: z.string().openapi({ description: 'Such as `user`, `order` or `listing`.' }),
      id: z.string(),
      name: z.string().nullable().openapi({
        description:
          'The present name of a person or phone; null for anything else, or once deleted.',
      }),
    }),
    data: z.record(z.string(), z.unknown()).openapi({ description: 'More about the action.' }),
  })
  .openapi('AuditEntry')

const auditLogBody = z
  .object({
    items: z.array(entryBody),
    actions: z.array(z.string()).openapi({ description: 'Every action that the log has.' }),
    cursor: z
      .string()
      .nullable()
      .openapi({ description: 'Pass as `cursor` to get the next page; null on the last page.' }),
  })
  .openapi('AuditLog')

const tags = ['moderation']
const PAGE_SIZE = 50

/** Who did what to which thing, for admins. */
export function auditLogApi(deps: Deps) {
  const db = deps.db.kysely
  return createRouter()
    .openapi(
      route('seeAuditLog', {
        method: 'get',
        path: '/audit-log',
        compressed: true,
        operationId: 'listAuditLog',
        summary: 'List the audit log',
        description:
          'For admins. Returns who did what to which thing, newest first, 50 entries at a time. Entries are never changed or deleted.',
        tags,
        request: { query: listQuery },
        responses: { 200: json(auditLogBody), ...refusals(401, 403, 422) },
      }),
      async (c) => {
        const { cursor: after, ...wanted } = c.req.valid('query')
        const filter = await toFilter(deps, wanted, requireSession(c).account.timeZone)
        const [rows, actions] = await Promise.all([
          filter ? listAuditLog(db, { ...filter, after, limit: PAGE_SIZE + 1 }) : [],
          listAuditActions(db),
        ])
        const items = rows.slice(0, PAGE_SIZE)
        const last = rows.length > PAGE_SIZE ? items.at(-1) : undefined
        c.header('Cache-Control', 'no-store')
        const cursor = last ? encodePlace(last) : null
        return c.json({ items: items.map(toEntry), actions, cursor }, 200)
      },
    )
    .openapi(
      route('seeAuditLog', {
        method: 'get',
        path: '/audit-log.csv',
        operationId: 'exportAuditLog',
        summary: 'Export the audit log as CSV',
        description:
          'For admins. Returns the entries of the same filters as a CSV file, with times in the shop’s time zone and their offset from UTC. The export itself is written to the log.',
        tags,
        request: { query: filterQuery },
        responses: {
          200: {
            description: 'The file',
            content: { 'text/csv': { schema: z.string().openapi({ format: 'binary' }) } },
          },
          ...refusals(401, 403, 422),
        },
      }),
      async (c) => {
        const wanted = c.req.valid('query')
        const filter = await toFilter(deps, wanted, requireSession(c).account.timeZone)
        const actor = requireViewer(c)
        const now = deps.clock.now()
        await inTransaction(deps.db, (tx) =>
          writeAudit(tx, {
            actor,
            action: 'audit_log_exported',
            subject: ['user', actor.id],
            // The account instead of its address, which the log does not keep.
            data: { ...wanted, about: filter?.about },
            at: now,
          }),
        )
        const name = zonedFileName('audit-log', now, deps.settings.current().timeZone)
        return c.body(exportEntries(deps, filter), 200, csvHeaders(name)) as never
      },
    )
}

/** The filters of the store; undefined if no account has the email address. */
async function toFilter(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  { about, action, from, to }: FilterQuery,
  timeZone: string | null | undefined,
): Promise<AuditFilter | undefined> {
  const bounds = (date: string) => boundsOfDay(date, timeZone ?? settings.current().timeZone)
  const filter = {
    action,
    from: from ? bounds(from).start : undefined,
    to: to ? bounds(to).end : undefined,
  }
  if (!about?.includes('@')) return { ...filter, about: about && normalizeId(about) }
  const account = await findAccountByEmail(db.kysely, about.toLowerCase())
  return account && { ...filter, about: account.id }
}

/** IDs are stored in lower case; other identifiers, such as those of models, as they are. */
function normalizeId(text: string) {
  const lower = text.toLowerCase()
  return isId(lower) ? lower : text
}

function toEntry(row: AuditRow) {
  const { id, at, actorId, actorRole, actorName, actorEmail, action } = row
  const { apiKeyId, apiKeyName: name, apiKeyEnding: ending } = row
  return {
    _id: id,
    at: at.toISOString(),
    actor: { _id: actorId, role: actorRole, name: actorName, email: actorEmail },
    apiKey: apiKeyId ? { _id: apiKeyId, name, ending } : null,
    action,
    subject: { type: row.subjectType, id: row.subjectId, name: row.subjectName },
    data: row.data as Record<string, unknown>,
  }
}

function encodePlace({ at, id }: AuditPlace): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url')
}

function decodePlace(text: string): AuditPlace | undefined {
  const [ms = '', id = ''] = Buffer.from(text, 'base64url').toString().split('.')
  if (!/^\d{1,14}$/.test(ms) || !/^\d{1,15}$/.test(id)) return undefined
  return { at: new Date(Number(ms)), id: Number(id) }
}

const COLUMNS = [
  'at',
  'actor_id',
  'actor_role',
  'actor_name',
  'actor_email',
  'action',
  'subject_type',
  'subject_id',
  'data',
  'api_key_id',
  'api_key_name',
]
/** The entries as a CSV file, newest first; empty without a filter. */
function exportEntries(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  filter: AuditFilter | undefined,
) {
  const { timeZone } = settings.current()
  return streamCsv<AuditRow>({
    columns: COLUMNS,
    limit: 1_000,
    toLine: (row) => toCsvLine(row, timeZone),
    readRows: async (after, limit) =>
      filter ? listAuditLog(db.kysely, { ...filter, after, limit }) : [],
  })
}

function toCsvLine(row: AuditRow, timeZone: string): string {
  const { at, actorId, actorRole, actorName, actorEmail, action, subjectType, subjectId } = row
  const texts = [actorName ?? '', actorEmail ?? '', action, subjectType, subjectId]
  const key = [row.apiKeyId ?? '', row.apiKeyName ?? '']
  const cells = [...texts, JSON.stringify(row.data), ...key].map(escapeFormula)
  return formatCsvLine([toOffsetTime(at, timeZone), actorId ?? '', actorRole, ...cells])
}
