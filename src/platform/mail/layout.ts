import { footerLinks, renderHtml } from './layout-html.ts'

/** What one email says. Every text is plain: the layout escapes it and keeps it from becoming a link. */
export type MailContent = {
  subject: string
  /** Shown after the subject in the list of emails; the first paragraph when left out. */
  preheader?: string
  /** The reader's name, for "Hello Ann,". */
  name?: string
  /** The subject when left out. */
  heading?: string
  paragraphs: readonly string[]
  /** Text by another person, set apart from ours. */
  quote?: string
  items?: readonly MailItem[]
  /** Paragraphs after the items. */
  closing?: readonly string[]
  button?: MailLink
  /** Small print under the button. */
  note?: string
  /** One-click unsubscription (RFC 8058) and its label, such as "Unsubscribe from order emails". */
  unsubscribe?: MailLink
  footer?: readonly MailLink[]
}

export type MailItem = { title: string; lines: readonly string[]; link: MailLink }
export type MailLink = { label: string; url: string }

type RenderedMail = {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** The one layout of every email: plain text, HTML for light and dark, and the headers. */
export function renderMail(content: MailContent): RenderedMail {
  const mail = cleaned(content)
  const { unsubscribe } = content
  return {
    subject: mail.subject,
    text: plainText(mail),
    html: renderHtml(mail),
    headers: unsubscribe
      ? {
          'List-Unsubscribe': `<${unsubscribe.url}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  }
}

/**
 * Text on one line of its own that no email program turns into a link: people type names, titles and
 * messages, and they must not start a line of an email nor lead readers anywhere.
 */
function withoutLinks(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replaceAll('://', ' ')
    .replace(/(?<=[\p{L}\p{N}])\.(?=\p{L}{2})/gu, '. ')
    .trim()
}

function cleaned(mail: MailContent): MailContent {
  const items = mail.items?.map(({ title, lines, link }) => ({
    title: withoutLinks(title),
    lines: lines.map(withoutLinks),
    link,
  }))
  return {
    ...mail,
    subject: withoutLinks(mail.subject),
    preheader: withoutLinks(mail.preheader ?? mail.paragraphs[0] ?? ''),
    heading: withoutLinks(mail.heading ?? mail.subject),
    paragraphs: mail.paragraphs.map(withoutLinks),
    ...(mail.name !== undefined && { name: withoutLinks(mail.name) }),
    ...(mail.quote !== undefined && { quote: withoutLinks(mail.quote) }),
    ...(items && { items }),
    ...(mail.closing && { closing: mail.closing.map(withoutLinks) }),
  }
}

function plainText(mail: MailContent): string {
  const { name, subject, heading = subject, paragraphs, quote, items = [] } = mail
  const blocks = [
    name ? `Hello ${name},` : 'Hello,',
    /[.?!]$/.test(heading) ? heading : `${heading}.`,
    ...paragraphs,
    ...(quote ? [`  ${quote}`] : []),
    ...items.map(({ title, lines, link }) =>
      [title, ...lines.map((line) => `  ${line}`), `  ${link.url}`].join('\n'),
    ),
    ...(mail.closing ?? []),
    ...(mail.button ? [`${mail.button.label}: ${mail.button.url}`] : []),
    ...(mail.note ? [mail.note] : []),
    `--\n${['Redial', ...footerLinks(mail).map(({ label, url }) => `${label}: ${url}`)].join('\n')}`,
  ]
  return blocks.join('\n\n')
}
