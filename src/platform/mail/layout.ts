import { createElement as h, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { isolate } from '../../shared/isolate.ts'
import { accentColors } from '../../shared/settings/accent-colors.ts'
import { type ShopImage, shopImageUrl } from '../../shared/settings/shop-images.ts'

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
type MailLink = { label: string; url: string }

type RenderedMail = {
  subject: string
  text: string
  html: string
  headers: Record<string, string>
}

/** The shop that an email comes from, as far as emails show it. */
export type MailSender = {
  settings: { current(): { name: string; accentColor: string; logo: ShopImage | null } }
  /** The public address, for the logo. */
  origin(): string
}
type MailShop = { name: string; accentColor: string; logo: MailLogo | undefined }
type MailLogo = { src: string; width: number; height: number }

/** As large as in the header of a page. */
const LOGO_BOX = { width: 180, height: 36 }

function logoFor(origin: string, logo: ShopImage | null): MailLogo | undefined {
  if (!logo) return undefined
  const scale = Math.min(LOGO_BOX.width / logo.width, LOGO_BOX.height / logo.height, 1)
  return {
    src: `${origin}${shopImageUrl(logo.id, '.png')}`,
    width: Math.round(logo.width * scale),
    height: Math.round(logo.height * scale),
  }
}

/** The one layout of every email: plain text, HTML for light and dark, and the headers. */
export function renderMail(sender: MailSender, content: MailContent): RenderedMail {
  const { name, accentColor, logo } = sender.settings.current()
  const shop = { name: withoutLinks(name), accentColor, logo: logoFor(sender.origin(), logo) }
  const mail = cleaned(content)
  const { unsubscribe } = content
  return {
    subject: mail.subject,
    text: plainText(mail, shop),
    html: renderHtml(mail, shop),
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

function plainText(mail: MailContent, shop: MailShop): string {
  const { name, subject, heading = subject, paragraphs, quote, items = [] } = mail
  const blocks = [
    name ? `Hello ${isolate(name)},` : 'Hello,',
    /[.?!]$/.test(heading) ? heading : `${heading}.`,
    ...paragraphs,
    ...(quote ? [`  ${quote}`] : []),
    ...items.map(({ title, lines, link }) =>
      [title, ...lines.map((line) => `  ${line}`), `  ${link.url}`].join('\n'),
    ),
    ...(mail.closing ?? []),
    ...(mail.button ? [`${mail.button.label}: ${mail.button.url}`] : []),
    ...(mail.note ? [mail.note] : []),
    `--\n${[shop.name, ...footerLinks(mail).map(({ label, url }) => `${label}: ${url}`)].join('\n')}`,
  ]
  return blocks.join('\n\n')
}

/** The tokens of src/web/styles/tokens.css by day; email programs do not support CSS variables. */
const color = {
  paper: '#fbfaf7',
  raised: '#ffffff',
  ink: '#17161a',
  muted: '#5f5c63',
  hairline: '#e7e3da',
  onAccent: '#ffffff',
  quote: '#efe8db',
}

// The same tokens by night. Inline styles win without !important.
const stylesWith = (fill: string, ink: { light: string; dark: string }) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: ${ink.light}; }
@media (max-width: 480px) {
  .card { padding: 24px 20px !important; }
  .button { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #131215 !important; }
  .card { background: #1c1b1f !important; border-color: #2c2a30 !important; }
  .ink { color: #f3f1ec !important; }
  .muted { color: #aba7b0 !important; }
  .line { border-color: #2c2a30 !important; }
  .quote { background: #2b2721 !important; }
  .link { color: ${ink.dark} !important; }
  .button { background: ${fill} !important; }
  .logo { background: #ffffff !important; color: #17161a !important; padding: 4px 6px; border-radius: 8px; }
}`

const FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif'

/** Written with `createElement`: the server runs `.ts` files unbuilt, and only pages are built from `.tsx`. */
function renderHtml(mail: MailContent, shop: MailShop): string {
  return `<!doctype html>${renderToStaticMarkup(htmlDocument(mail, shop))}`
}

function footerLinks({ unsubscribe, footer = [] }: MailContent): readonly MailLink[] {
  return unsubscribe ? [unsubscribe, ...footer] : footer
}

function htmlDocument(mail: MailContent, shop: MailShop): ReactNode {
  const { fill, ink } = accentColors(shop.accentColor)
  const { subject, heading, preheader } = mail
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, subject),
      h('style', null, stylesWith(fill.dark, ink)),
    ),
    h(
      'body',
      {
        className: 'page',
        style: { margin: 0, padding: 0, background: color.paper, fontFamily: FONT },
      },
      h(
        'div',
        { style: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 } },
        preheader,
      ),
      // Tables, because Outlook lays out nothing else.
      h(
        'table',
        {
          role: 'presentation',
          width: '100%',
          cellPadding: 0,
          cellSpacing: 0,
          className: 'page',
          style: { background: color.paper },
        },
        h(
          'tbody',
          null,
          h(
            'tr',
            null,
            h(
              'td',
              { align: 'center', style: { padding: '32px 16px' } },
              h(
                'table',
                {
                  role: 'presentation',
                  width: '100%',
                  cellPadding: 0,
                  cellSpacing: 0,
                  style: { maxWidth: 560, textAlign: 'left' },
                },
                h(
                  'tbody',
                  null,
                  row('logo', { padding: '0 4px 16px' }, wordmark(shop)),
                  h(
                    'tr',
                    null,
                    h(
                      'td',
                      {
                        className: 'card',
                        style: {
                          padding: 32,
                          background: color.raised,
                          border: `1px solid ${color.hairline}`,
                          borderRadius: 16,
                        },
                      },
                      h(
                        'h1',
                        {
                          className: 'ink',
                          style: {
                            margin: '0 0 16px',
                            color: color.ink,
                            fontSize: 22,
                            lineHeight: '28px',
                            fontWeight: 700,
                          },
                        },
                        heading,
                      ),
                      ...cardBody(mail, shop),
                    ),
                  ),
                  row('footer', { padding: '20px 4px 0' }, footer(mail, shop)),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

function row(key: string, style: object, content: ReactNode): ReactNode {
  return h('tr', { key }, h('td', { style }, content))
}

/**
 * The logo, or else the name as text. Many email programs show no pictures by default: then the name stands in its place,
 * in the same style. By night the logo stands on white, because it is made for light pages.
 */
function wordmark({ name, accentColor, logo }: MailShop): ReactNode {
  if (logo)
    return h('img', {
      ...logo,
      alt: name,
      className: 'logo ink',
      style: {
        border: 0,
        color: color.ink,
        fontSize: 22,
        fontWeight: 800,
        verticalAlign: 'middle',
      },
    })
  return h(
    'span',
    {
      className: 'ink',
      style: { color: color.ink, fontSize: 22, fontWeight: 800, letterSpacing: '-0.02em' },
    },
    name,
    h('span', { className: 'link', style: { color: accentColor } }, '.'),
  )
}

function cardBody(mail: MailContent, { accentColor }: MailShop): ReactNode[] {
  const { ink } = accentColors(accentColor)
  const { name, paragraphs, quote, items = [], closing = [], button, note } = mail
  return [
    paragraph('hello', name ? `Hello ${isolate(name)},` : 'Hello,'),
    ...paragraphs.map((text, index) => paragraph(`text ${index}`, text)),
    quote &&
      h(
        'p',
        {
          key: 'quote',
          className: 'quote ink',
          style: {
            margin: '0 0 16px',
            padding: '12px 16px',
            borderRadius: 10,
            background: color.quote,
            color: color.ink,
            fontSize: 16,
            lineHeight: '24px',
          },
        },
        quote,
      ),
    ...items.map((item, index) => listItem(`item ${index}`, item, ink.light)),
    ...closing.map((text, index) => paragraph(`closing ${index}`, text)),
    button &&
      h(
        'p',
        { key: 'button', style: { margin: '24px 0 0' } },
        h(
          'a',
          {
            href: button.url,
            className: 'button',
            style: {
              display: 'inline-block',
              padding: '12px 24px',
              borderRadius: 10,
              background: accentColor,
              color: color.onAccent,
              fontSize: 16,
              lineHeight: '24px',
              fontWeight: 600,
              textDecoration: 'none',
            },
          },
          button.label,
        ),
      ),
    note &&
      h(
        'p',
        {
          key: 'note',
          className: 'muted',
          style: { margin: '20px 0 0', color: color.muted, fontSize: 14, lineHeight: '20px' },
        },
        note,
      ),
  ]
}

function paragraph(key: string, text: string): ReactNode {
  return h(
    'p',
    {
      key,
      className: 'ink',
      style: { margin: '0 0 16px', color: color.ink, fontSize: 16, lineHeight: '24px' },
    },
    text,
  )
}

function listItem(key: string, { title, lines, link }: MailItem, ink: string): ReactNode {
  return h(
    'div',
    {
      key,
      className: 'line',
      style: { padding: '14px 0', borderTop: `1px solid ${color.hairline}` },
    },
    h(
      'div',
      {
        className: 'ink',
        style: { color: color.ink, fontSize: 16, lineHeight: '24px', fontWeight: 600 },
      },
      title,
    ),
    ...lines.map((line) =>
      h(
        'div',
        {
          key: line,
          className: 'muted',
          style: { color: color.muted, fontSize: 14, lineHeight: '22px' },
        },
        line,
      ),
    ),
    h(
      'a',
      {
        href: link.url,
        className: 'link',
        style: { color: ink, fontSize: 14, lineHeight: '24px', fontWeight: 600 },
      },
      link.label,
    ),
  )
}

function footer(mail: MailContent, shop: MailShop): ReactNode {
  return h(
    'p',
    {
      className: 'muted',
      style: { margin: 0, color: color.muted, fontSize: 13, lineHeight: '22px' },
    },
    `Sent by ${shop.name}, the marketplace for second-hand phones.`,
    ...footerLinks(mail).flatMap(({ label, url }, index) => [
      index === 0 ? h('br', { key: 'break' }) : ' · ',
      h('a', { key: url, href: url, className: 'muted', style: { color: color.muted } }, label),
    ]),
  )
}
