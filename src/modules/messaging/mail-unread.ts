import type { Deps } from '../../deps.ts'
import { inTransaction } from '../../platform/db/index.ts'
import { type NewMail, queueMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import { mailToken } from './mail-token.ts'
import { lockDueSides, noteMailed } from './mails.store.ts'
import type { Thread } from './messaging.contract.ts'
import { findThread } from './threads.store.ts'
import { toThreads } from './to-thread.ts'

const BATCH = 50
/** Enough of a message to know whether it can wait. */
const EXCERPT = 280

/**
 * Mails whoever has not read a message five minutes after it came; one mail a thread until it is
 * read. Says how many threads it looked at.
 */
export function mailUnread(deps: Deps): Promise<number> {
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const due = await lockDueSides(tx, at, BATCH)
    for (const side of due) {
      const row = await findThread(tx, side.userId, side.threadId)
      const [thread] = row ? await toThreads(tx, [row]) : []
      if (thread && side.wanted && side.unread > 0)
        await queueMail(tx, unreadMail(deps, side, thread), at)
      await noteMailed(tx, side, at)
    }
    return due.length
  })
}

type To = { userId: string; email: string; unread: number }

function unreadMail(deps: Pick<Deps, 'secret' | 'origin'>, to: To, thread: Thread): NewMail {
  const origin = deps.origin()
  const stop = `${origin}${pages.messageMails(mailToken(deps, to.userId))}`
  const name = oneLine(thread.with?.name ?? 'Somebody')
  const phone = oneLine(thread.phone.name)
  const more = to.unread > 1 ? ` (${to.unread} unread messages)` : ''
  const said = thread.last.text ? `  ${oneLine(thread.last.text).slice(0, EXCERPT)}` : '  A photo'
  const text = [
    'Hello,',
    '',
    `${name} wrote to you about ${phone}${more}:`,
    '',
    said,
    '',
    `Answer here: ${origin}${pages.messages(thread._id)}`,
    'Answers to this mail reach nobody.',
    `No more mails about messages: ${stop}`,
  ].join('\n')
  const headers = {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to: to.email, subject: `${name} wrote about ${phone}`, text, headers }
}

/** What people typed must begin no line of its own in somebody's mail, nor become a link in it. */
function oneLine(text: string) {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('://', ' ')
    .replace(/\.(?=\p{L})/gu, '. ')
    .trim()
}
