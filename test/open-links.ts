import path from 'node:path'
import { expect } from 'vitest'
import { createPages } from '../src/pages/index.ts'
import { sendDueMails } from '../src/platform/mail/index.ts'
import { listen } from '../src/server.ts'
import type { TestApp } from './app.ts'

export type Email = { subject: string; body: string }

/** Collects what the mailer sends; `body` holds the text, the HTML and the headers. */
export function collectEmails(app: TestApp): Email[] {
  const emails: Email[] = []
  app.deps.mailer.send = async ({ subject, text, html = '', headers = {} }) => {
    emails.push({ subject, body: [text, html, ...Object.values(headers)].join('\n') })
  }
  return emails
}

export async function sendAll({ deps }: TestApp) {
  while ((await sendDueMails(deps)) > 0);
}

/**
 * Opens every link of the emails on a real server with the built pages, as an email program that looks at links
 * before its reader does: nothing may happen. Returns all links.
 */
export async function expectLinksToOpen({ app: hono, deps }: TestApp, emails: Email[]) {
  const server = await listen({ host: '127.0.0.1', port: 0 })
  const dist = path.resolve(import.meta.dirname, '../dist')
  server.serve(hono, await createPages(deps, hono.fetch, dist))
  const origin = deps.origin()
  const checked = new Set<string>()
  async function open(link: string): Promise<number> {
    if (!link.startsWith(`${origin}/`)) return 0
    const url = `http://127.0.0.1:${server.port}${link.slice(origin.length)}`
    // Once for each kind of address: a page is rendered for it as for GET.
    const kind = link.replace(/[\w-]{16,}/g, '*')
    if (!checked.has(kind)) await fetch(url, { method: 'HEAD', redirect: 'manual' })
    checked.add(kind)
    const response = await fetch(url, { redirect: 'manual' })
    const to = response.headers.get('location')
    return to ? open(new URL(to, origin).href) : response.status
  }
  const links = new Map<string, string>()
  for (const { subject, body } of emails)
    for (const [link] of body.matchAll(/https?:\/\/[^\s"'<>]+/g))
      links.set(link.replaceAll('&amp;', '&'), subject)
  const before = await readTables(deps)
  const broken: string[] = []
  for (const [link, subject] of links) {
    const status = await open(link)
    if (status !== 200) broken.push(`${status} ${link} (${subject})`)
  }
  await server.close()
  expect(broken).toEqual([])
  expect(await readTables(deps)).toEqual(before)
  return [...links.keys()]
}

/** A checksum of the rows of each table, without the counters of requests. */
async function readTables({ db }: TestApp['deps']): Promise<Record<string, string>> {
  const { rows } = await db.pool.query(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'rate_limits'`,
  )
  const sums: Record<string, string> = {}
  for (const { name } of rows) {
    const text = `select md5(string_agg(md5(t::text), '' order by md5(t::text))) as sum from "${name}" t`
    sums[name] = (await db.pool.query(text)).rows[0].sum
  }
  return sums
}
