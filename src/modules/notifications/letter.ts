import type { Deps } from '../../deps.ts'
import type { NewMail } from '../../platform/mail/index.ts'
import { pages } from '../../routes.ts'
import { type Kind, kindWords } from './kinds.ts'
import { stopToken } from './stop-token.ts'

type Said = { kind: Kind; title: string; words: string; path: string }

/** A notification as a mail: plain words, the same as HTML, and one click to get no more of them. */
export function letterTo(
  deps: Pick<Deps, 'origin' | 'secret'>,
  to: { id: string; name: string; email: string },
  { kind, title, words, path }: Said,
): NewMail {
  const origin = deps.origin()
  const link = `${origin}${path}`
  const stop = `${origin}${pages.stopMails(stopToken(deps, to.id, kind))}`
  const settings = `${origin}${pages.notificationSettings()}`
  const subject = oneLine(title)
  const said = oneLine(words)
  const about = kindWords[kind]
  const text = [
    `Hello ${oneLine(to.name)},`,
    '',
    `${subject}.`,
    said,
    '',
    `Go on here: ${link}`,
    '',
    `No more mails about this (${about}): ${stop}`,
    `Everything that you are told of: ${settings}`,
  ].join('\n')
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto"><p>Hello ${escapeHtml(oneLine(to.name))},</p>
<h1 style="font-size:20px;line-height:1.3">${escapeHtml(subject)}</h1><p>${escapeHtml(said)}</p>
<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1d4ed8;color:#fff;text-decoration:none">Go on</a></p>
<p style="font-size:13px;opacity:.7"><a href="${escapeHtml(stop)}">No more mails about this</a> (${escapeHtml(about)}). <a href="${escapeHtml(settings)}">Everything that you are told of</a>.</p>
</div></body></html>`
  const headers = {
    'List-Unsubscribe': `<${stop}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { to: to.email, subject, text, html, headers }
}

/** What people typed must begin no line of its own in a mail, nor become a link in it. */
function oneLine(text: string) {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('://', ' ')
    .replace(/(?<=\p{L}{2})\.(?=\p{L}{2})/gu, '. ')
    .trim()
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string) {
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '')
}
