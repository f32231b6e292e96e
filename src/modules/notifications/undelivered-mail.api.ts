import type { Deps } from '../../deps.ts'
import { inTransaction, isId } from '../../platform/db/index.ts'
import { recordEvent, writeAudit } from '../../platform/events.ts'
import {
  createRouter,
  json,
  refusals,
  refuse,
  requireViewer,
  route,
  z,
} from '../../platform/http/index.ts'
import { listUndelivered, retryMail } from '../../platform/mail/index.ts'

const tags = ['mails']

const deadMailBody = z
  .object({
    _id: z.string(),
    to: z.string(),
    subject: z.string(),
    attempts: z.number().int(),
    createdAt: z.iso.datetime(),
  })
  .openapi('DeadMail')

/** Emails that no attempt could deliver, for admins. */
export function undeliveredMailApi(deps: Deps) {
  return createRouter()
    .openapi(
      route('admin', {
        method: 'get',
        path: '/dead-mails',
        operationId: 'listUndeliveredEmails',
        summary: 'List undelivered emails',
        description:
          'For admins. Returns the newest 200 emails that could not be delivered after seven attempts, newest first.',
        tags,
        responses: { 200: json(z.array(deadMailBody)), ...refusals(401, 403) },
      }),
      async (c) => {
        const mails = await listUndelivered(deps.db.kysely)
        return c.json(
          mails.map(({ id, recipient, subject, attempts, createdAt }) => ({
            _id: id,
            to: recipient,
            subject,
            attempts,
            createdAt: createdAt.toISOString(),
          })),
          200,
        )
      },
    )
    .openapi(
      route('admin', {
        method: 'post',
        path: '/dead-mails/{id}/retry',
        operationId: 'retryEmail',
        summary: 'Retry an undelivered email',
        description:
          'For admins. Queues an undelivered email again, with seven new attempts. Answers 404 if it was delivered or queued in the meantime.',
        tags,
        request: { params: z.object({ id: z.string() }) },
        responses: {
          200: json(z.object({ retried: z.boolean() })),
          ...refusals(401, 403, 404),
        },
      }),
      async (c) => {
        const { id } = c.req.valid('param')
        const at = deps.clock.now()
        const actor = requireViewer(c)
        const retried =
          isId(id) &&
          (await inTransaction(deps.db, async (tx) => {
            if (!(await retryMail(tx, id, at))) return false
            await recordEvent(tx, 'mail_retried', at, { mailId: id })
            await writeAudit(tx, { actor, action: 'mail_retried', subject: ['mail', id], at })
            return true
          }))
        if (!retried) return refuse(c, 404, 'not_found', 'Undelivered email not found.')
        return c.json({ retried }, 200)
      },
    )
}
