import path from 'node:path'
import { pages } from '../../contract/urls.ts'
import type { Deps } from '../../deps.ts'
import {
  createRouter,
  json,
  ownAddress,
  reachedAt,
  refusals,
  refuse,
  route,
  z,
} from '../../platform/http/index.ts'
import { findInOutbox, mailTopics, OUTBOX_FOLDER, readOutbox } from '../../platform/mail/index.ts'

const mailBody = z
  .object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    topic: z.enum(mailTopics).nullable(),
    text: z.string(),
    isFormatted: z
      .boolean()
      .openapi({ description: 'Whether it can be read as HTML too, at `/outbox-letters/{id}`.' }),
    at: z.string(),
  })
  .openapi('Mail')

/** Whether emails are shown on a page instead of being sent. */
export function showsOutbox({ env, demo }: Pick<Deps, 'env' | 'demo'>): boolean {
  return demo && !env.SMTP_URL
}

const folderFor = ({ env }: Pick<Deps, 'env'>) => path.join(env.DATA_DIR, OUTBOX_FOLDER)

/** Links that whoever reads an email here can follow, also from another computer. */
function linksFor(deps: Deps, headers: Headers): (content: string) => string {
  const here = reachedAt(headers, ownAddress(deps))
  return (content) => content.replaceAll(deps.origin(), here)
}

/** The emails of an instance that cannot send any. */
export function outboxApi(deps: Deps) {
  return createRouter().openapi(
    route('anyone', {
      method: 'get',
      path: '/outbox',
      operationId: 'listOutbox',
      summary: 'List demo emails',
      description:
        'Returns the newest 100 emails, newest first. Available only in demo mode without a mail server, where emails are kept instead of sent; returns 404 otherwise.',
      tags: ['instance'],
      responses: { 200: json(z.array(mailBody)), ...refusals(404) },
    }),
    async (c) => {
      if (!showsOutbox(deps)) return refuse(c, 404, 'not_found', 'Not found.')
      const mails = await readOutbox(folderFor(deps))
      const withLinks = linksFor(deps, c.req.raw.headers)
      return c.json(
        mails.map(({ id, to, subject, text, html, headers, at }) => ({
          id,
          to,
          subject,
          topic: mailTopics.find((topic) => topic === headers?.Keywords) ?? null,
          text: withLinks(text),
          isFormatted: Boolean(html),
          at,
        })),
        200,
      )
    },
  )
}

/** Shown in a frame of our own page, and allowed no more than an email program allows. */
const LETTER_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** The HTML of single emails, where the outbox is shown. Their links open outside of the frame. */
export function outboxLetters(deps: Deps) {
  return createRouter().get(pages.outboxLetter(':id'), async (c) => {
    const mail = showsOutbox(deps)
      ? await findInOutbox(folderFor(deps), c.req.param('id') ?? '')
      : undefined
    if (!mail?.html) return c.text('Not found.\n', 404)
    const letter = mail.html.replace('<head>', '<head><base target="_top">')
    return c.body(linksFor(deps, c.req.raw.headers)(letter), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': LETTER_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    })
  })
}
