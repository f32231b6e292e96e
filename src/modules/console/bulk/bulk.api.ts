import type { Deps } from '../../../deps.ts'
import {
  createRouter,
  json,
  jsonBody,
  REAUTHENTICATION_REQUIRED,
  refusals,
  refuse,
  refusePermission,
  requireSession,
  requireViewer,
  route,
  z,
} from '../../../platform/http/index.ts'
import { staffMay } from '../../../shared/accounts/staff-roles.ts'
import { MAX_BULK_ROWS, MAX_REASON_LENGTH, MIN_REASON_LENGTH } from '../../../shared/limits.ts'
import { pageLanguage, translateError } from '../../../text/errors.ts'
import type { EditCallbacks } from '../../listings/index.ts'
import {
  applyBulkAction,
  bulkActions,
  bulkPermissions,
  consequenceKinds,
  needsReason,
  previewBulkAction,
} from './bulk-actions.ts'

const TOO_MANY = `Choose at most ${MAX_BULK_ROWS} rows`
const NO_REASON = 'Enter a reason; the person can read it'
const action = z.enum(bulkActions, 'Choose an action')
const id = z.string().max(100)

const newPreviewBody = z
  .strictObject({
    action,
    ids: z.array(id).min(1, 'Choose rows').max(MAX_BULK_ROWS, TOO_MANY),
  })
  .openapi('NewBulkPreview')

const previewBody = z
  .object({
    changes: z.number().int().openapi({ description: 'How many rows will change.' }),
    consequences: z
      .array(z.object({ kind: z.enum(consequenceKinds), count: z.number().int().optional() }))
      .openapi({ description: 'What else will happen, and in how many cases.' }),
    needsReason: z.boolean(),
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        detail: z.string(),
        revision: z.string().openapi({
          description: 'Send it with the action: a row that changed since is left alone.',
        }),
        refusal: z
          .string()
          .nullable()
          .openapi({ description: 'Why this row will not change; null for those that will.' }),
      }),
    ),
  })
  .openapi('BulkPreview')

const newBulkBody = z
  .strictObject({
    action,
    reason: z
      .string()
      .trim()
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`)
      .optional()
      .openapi({ description: 'Required where the person can read it.' }),
    items: z
      .array(z.strictObject({ id, revision: z.string().max(200) }))
      .min(1, 'Choose rows')
      .max(MAX_BULK_ROWS, TOO_MANY),
  })
  .refine(({ action, reason = '' }) => !needsReason(action) || reason.length >= MIN_REASON_LENGTH, {
    path: ['reason'],
    message: NO_REASON,
  })
  .openapi('NewConsoleBulkAction')

const appliedBody = z
  .object({
    changed: z.number().int(),
    items: z.array(
      z.object({
        id: z.string(),
        outcome: z.enum(['changed', 'stale', 'refused']).openapi({
          description:
            '`stale`: somebody else changed the row after the preview; it was left alone.',
        }),
        problem: z.string().optional().openapi({ description: 'Why it was refused.' }),
      }),
    ),
  })
  .openapi('ConsoleBulkResult')

const tags = ['console']

/** Actions of the staff on many rows, after a preview of what will happen. */
export function bulkApi(deps: Deps, edits: EditCallbacks) {
  return createRouter()
    .openapi(
      route('useConsole', {
        method: 'post',
        path: '/bulk-previews',
        operationId: 'previewBulkAction',
        summary: 'Preview an action on many rows',
        description: `For admins. Returns what an action would do to at most ${MAX_BULK_ROWS} rows: how many will change, what else will happen, and why the others stay as they are. Changes nothing.`,
        tags,
        request: { body: jsonBody(newPreviewBody) },
        responses: { 200: json(previewBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const wanted = c.req.valid('json')
        const viewer = requireViewer(c)
        const needed = bulkPermissions[wanted.action]
        if (!staffMay(viewer, needed)) return refusePermission(c, viewer, needed)
        const preview = await previewBulkAction(deps, viewer, wanted)
        const language = pageLanguage(c.req.header('accept-language'))
        const items = preview.items.map(({ refusal, ...item }) => ({
          ...item,
          refusal: refusal && translateError(refusal, language),
        }))
        return c.json({ ...preview, items, needsReason: needsReason(wanted.action) }, 200)
      },
    )
    .openapi(
      route('useConsole', {
        method: 'post',
        path: '/bulk-actions',
        operationId: 'applyBulkAction',
        summary: 'Act on many rows',
        description: `For admins. Acts on at most ${MAX_BULK_ROWS} rows with the revisions of their preview, each in a transaction of its own and with an entry in the audit log. Rows that somebody else changed since are left alone and reported as \`stale\`. Bans need a recent login (403 \`reauthentication_required\`).`,
        tags,
        request: { body: jsonBody(newBulkBody) },
        responses: { 200: json(appliedBody), ...refusals(401, 403, 413, 422) },
      }),
      async (c) => {
        const { reason = '', ...wanted } = c.req.valid('json')
        const viewer = requireViewer(c)
        const needed = bulkPermissions[wanted.action]
        if (!staffMay(viewer, needed)) return refusePermission(c, viewer, needed)
        if (wanted.action === 'ban_accounts' && !requireSession(c).isRecent)
          return refuse(c, 403, REAUTHENTICATION_REQUIRED, 'Confirm that it’s you to do this.')
        const context = { deps, edits, reason, admin: viewer }
        const language = pageLanguage(c.req.header('accept-language'))
        const items = (await applyBulkAction(context, wanted)).map((item) =>
          item.outcome === 'refused'
            ? { ...item, problem: translateError(item.problem, language) }
            : item,
        )
        const changed = items.filter(({ outcome }) => outcome === 'changed').length
        return c.json({ changed, items }, 200)
      },
    )
}
