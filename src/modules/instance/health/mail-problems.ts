import { pages } from '../../../contract/urls.ts'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/db/index.ts'
import {
  deleteOldJobFailures,
  type Problem,
  recordProblems,
} from '../../../platform/health/index.ts'
import { queueMails, renderMail } from '../../../platform/mail/index.ts'
import {
  accountLanguage,
  addressIn,
  DEFAULT_LANGUAGE,
  type Language,
} from '../../../shared/languages.ts'
import { formatCount } from '../../../shared/quantities.ts'
import { translatorFor } from '../../../text/server.ts'
import { listAdminAddresses } from './queues.store.ts'
import { findProblems, type Health, readHealth } from './read-health.ts'

/**
 * Emails the admins about each problem once, in their language; again only when it was solved meanwhile. Returns how
 * many are new.
 */
export async function mailProblems(deps: Deps): Promise<number> {
  const health = await readHealth(deps)
  await deleteOldJobFailures(deps.db, health.now)
  const problems = findProblems(health, DEFAULT_LANGUAGE)
  return recordProblems(deps.db, problems, health.now, (tx, news) =>
    mailAdmins(deps, tx, health, new Set(news.map(({ key }) => key))),
  )
}

async function mailAdmins(deps: Deps, tx: Tx, health: Health, isNew: ReadonlySet<string>) {
  const offered = deps.settings.current().languages
  const mails = (await listAdminAddresses(tx)).map(({ name, email, language }) => {
    const reader = accountLanguage({ language }, offered)
    const problems = findProblems(health, reader).filter(({ key }) => isNew.has(key))
    return { to: email, ...problemsMail(deps, name, problems, reader) }
  })
  await queueMails(tx, mails, health.now)
}

function problemsMail(deps: Deps, name: string, problems: readonly Problem[], language: Language) {
  const t = translatorFor(language, 'staffMails')
  const count = problems.length
  return renderMail(deps, {
    topic: 'staff',
    language,
    subject:
      count === 1
        ? t('health.subject.one', { problem: problems[0]!.message })
        : t('health.subject.several', { count, shown: formatCount(count, language) }),
    name,
    // The problem itself follows.
    heading: t('health.subject.several', { count, shown: formatCount(count, language) }),
    paragraphs: problems.map(({ message }) => t('health.sentence', { problem: message })),
    button: {
      label: t('health.button'),
      url: deps.origin() + addressIn(language, pages.health()),
    },
    note: t('health.note'),
  })
}
