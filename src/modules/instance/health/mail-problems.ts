import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import {
  deleteOldJobFailures,
  type Problem,
  recordProblems,
} from '../../../platform/health/index.ts'
import { queueMails, renderMail } from '../../../platform/mail/index.ts'
import { formatQuantity } from '../../../shared/quantities.ts'
import { listAdminAddresses } from './queues.store.ts'
import { findProblems, readHealth } from './read-health.ts'

/**
 * Emails the admins about each problem once; again only when it was solved meanwhile. Returns how many are new.
 */
export async function mailProblems(deps: Deps): Promise<number> {
  const health = await readHealth(deps)
  await deleteOldJobFailures(deps.db, health.now)
  return recordProblems(deps.db, findProblems(health), health.now, (tx, news) =>
    mailAdmins(deps, tx, news, health.now),
  )
}

async function mailAdmins(deps: Deps, tx: Tx, news: readonly Problem[], now: Date) {
  const admins = await listAdminAddresses(tx)
  const count = formatQuantity(news.length, 'problem')
  const mails = admins.map(({ name, email }) => ({
    to: email,
    ...renderMail(deps, {
      subject: news.length === 1 ? `Your shop: ${news[0]!.message}` : `Your shop has ${count}`,
      name,
      paragraphs: news.map(({ message }) => `${message}.`),
      button: { label: 'Open the health page', url: deps.origin() + pages.health() },
      note: 'Each problem is mailed once, and again only if it comes back after it was solved.',
    }),
  }))
  await queueMails(tx, mails, now)
}
